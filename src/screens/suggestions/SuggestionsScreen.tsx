import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { useAllMessages } from '#src/messages/working.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { statusOf } from '#src/providers/ApiError.ts'
import { findSuggestions, suggestionKeys } from '#src/providers/calls/suggestions.ts'
import { EmptyState, ErrorState } from '#src/resource/list/ListStates.tsx'
import { SuggestionActs } from '#src/resource/suggestions/SuggestionActs.tsx'
import { SuggestionFacts } from '#src/resource/suggestions/SuggestionFacts.tsx'

/** /page/suggestions?id=: what others say is right of a page, for its people (docs/rules.md#suggestions). */
function SuggestionsScreen() {
  const t = useAllMessages()
  const id = Number(useSearchParams()[0].get('id'))
  useHead({ title: t.suggestions.title })
  const { data, error, isPending, refetch } = useQuery({
    queryKey: suggestionKeys.ofPage(id),
    queryFn: ({ signal }) => findSuggestions(id, signal),
    staleTime: 0,
    retry: false,
  })
  const isNotTheirs = [400, 403, 404].includes(statusOf(error) ?? 0)
  const [first] = data ?? []
  return (
    <Screen>
      <ScreenTitle back>{t.suggestions.title}</ScreenTitle>
      <Box sx={{ maxWidth: (theme) => theme.measure.reading }}>
        {isPending && <Skeleton role="status" aria-label={t.shell.loading} height={160} />}
        {error && !data && isNotTheirs && <EmptyState text={t.pageTeam.notYours} />}
        {error && !data && !isNotTheirs && <ErrorState error={error} retry={() => void refetch()} />}
        {data?.length === 0 && <EmptyState text={t.suggestions.none} />}
        {first && (
          <>
            {first.PageName && (
              <Typography variant="h3" component="h2">
                {first.PageName}
              </Typography>
            )}
            <Typography color="text.secondary">{t.suggestions.text}</Typography>
            <Card component="ul" sx={{ listStyle: 'none', m: 0, my: 2, p: 0 }}>
              {data?.map((one) => (
                <Box
                  component="li"
                  key={one.Id}
                  sx={{ p: 2, borderTop: 1, borderColor: 'hairline', '&:first-of-type': { border: 0 } }}
                >
                  <SuggestionFacts one={one} />
                  <Box sx={{ mt: 2 }}>
                    <SuggestionActs one={one} isTaken={t.suggestions.isTaken} />
                  </Box>
                </Box>
              ))}
            </Card>
          </>
        )}
      </Box>
    </Screen>
  )
}

export const screen: ScreenModule = { Screen: SuggestionsScreen }

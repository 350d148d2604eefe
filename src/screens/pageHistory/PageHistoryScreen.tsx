import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { answerNames, declarations, fieldsOf, type Kind } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { labelOf, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { statusOf } from '#src/providers/ApiError.ts'
import { findHistory, type Edit } from '#src/providers/calls/history.ts'
import { EmptyState, ErrorState } from '#src/resource/list/ListStates.tsx'

const { page } = declarations

/** /page/history?id=: who changed what of a page, for its people (docs/rules.md#history). */
function PageHistoryScreen() {
  const t = useAllMessages()
  const id = Number(useSearchParams()[0].get('id'))
  useHead({ title: t.pageTeam.history })
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['page', 'history', id],
    queryFn: ({ signal }) => findHistory('page', id, signal),
    staleTime: 0,
    retry: false,
  })
  const isNotTheirs = statusOf(error) === 403 || statusOf(error) === 404
  return (
    <Screen>
      <ScreenTitle back>{t.pageTeam.history}</ScreenTitle>
      <Box sx={{ maxWidth: (theme) => theme.measure.reading }}>
        {isPending && <Skeleton role="status" aria-label={t.shell.loading} height={160} />}
        {error && !data && isNotTheirs && <EmptyState text={t.pageTeam.notYours} />}
        {error && !data && !isNotTheirs && <ErrorState error={error} retry={() => void refetch()} />}
        {data && <Typography color="text.secondary">{t.pageTeam.historyText}</Typography>}
        {data?.length === 0 && <EmptyState text={t.pageTeam.noHistory} />}
        {data && data.length > 0 && (
          <Card component="ul" sx={{ listStyle: 'none', m: 0, my: 2, p: 0 }}>
            {data.map((edit) => (
              <Change key={edit.Id} edit={edit} />
            ))}
          </Card>
        )}
      </Box>
    </Screen>
  )
}

/** Kinds whose values read as they are stored. */
const isText: { readonly [K in Kind]?: boolean } = {
  text: true,
  longText: true,
  email: true,
  url: true,
  phone: true,
  number: true,
}

function Change({ edit }: { edit: Edit }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const who = edit.ByName ?? (edit.ByRole ? t.pageTeam.byUs : null)
  const fields = fieldsOf(page).flatMap(([name, field]) => {
    const key = [name, ...answerNames(name, field)].find((one) => one in edit.Values)
    return key === undefined ? [] : [{ name, change: isText[field.kind] ? edit.Values[key] : null }]
  })
  return (
    <Box
      component="li"
      sx={{ p: 2, borderTop: 1, borderColor: 'hairline', '&:first-of-type': { border: 0 }, overflowWrap: 'anywhere' }}
    >
      <Typography component="div" variant="body2" color="text.secondary">
        {[
          formatDate(edit.CreatedAt, writing),
          ...(who ? [who] : []),
          ...(edit.Suggested ? [t.suggestions.byVisitor] : []),
        ].join(' · ')}
      </Typography>
      {fields.map(({ name, change }) => (
        <Box key={name} sx={{ mt: 1 }}>
          <b>{labelOf(t, page, name)}</b>
          {change ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
              <Box component="del" sx={{ minWidth: 0, color: 'text.secondary' }}>
                {shownText(change[0]) ?? '–'}
              </Box>
              <span aria-hidden="true">→</span>
              <Box component="ins" sx={{ minWidth: 0, textDecoration: 'none' }}>
                {shownText(change[1]) ?? '–'}
              </Box>
            </Box>
          ) : (
            <div>{t.pageTeam.changed}</div>
          )}
        </Box>
      ))}
    </Box>
  )
}

export const screen: ScreenModule = { Screen: PageHistoryScreen }

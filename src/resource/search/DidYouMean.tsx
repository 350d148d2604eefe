import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, type To } from 'react-router'
import { useMessages } from '#src/messages/index.ts'
import { didYouMean } from '#src/providers/calls/search.ts'
import { rememberSearch } from '#src/providers/device/storage.ts'

/** Spelling corrections of a text. A failed call counts as none. */
export const useSpellingCorrections = (text: string) =>
  useQuery({
    queryKey: ['didYouMean', text],
    // Answered instead of thrown, because a failed query is repeated by the next component that shows it.
    queryFn: ({ signal }) => didYouMean(text, signal).catch(() => []),
  })

/** The spelling corrections of a text as links. Nothing where there are none. */
export function DidYouMean({ text, to }: { text: string; to: (text: string) => To }) {
  const t = useMessages()
  const { data } = useSpellingCorrections(text)
  if (!data || data.length === 0) return null
  return (
    <Box
      component="p"
      role="status"
      sx={{ m: 0, display: 'flex', flexWrap: 'wrap', justifyContent: 'inherit', alignItems: 'center', columnGap: 2 }}
    >
      {t.search.didYouMean}
      {data.map((correction) => (
        <Link
          key={correction}
          component={RouterLink}
          to={to(correction)}
          onClick={() => rememberSearch(correction)}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48, fontWeight: 700 }}
        >
          {correction}
        </Link>
      ))}
    </Box>
  )
}

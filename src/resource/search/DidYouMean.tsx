import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, type To } from 'react-router'
import { useMessages } from '#src/messages/index.ts'
import { didYouMean } from '#src/providers/calls/search.ts'
import { rememberSearch } from '#src/providers/device/storage.ts'

/** Other spellings of a text; a failure is as good as none. */
export const useOtherSpellings = (text: string) =>
  useQuery({
    queryKey: ['didYouMean', text],
    // An error would be asked again by whoever shows it next.
    queryFn: ({ signal }) => didYouMean(text, signal).catch(() => []),
  })

/** Other spellings that find something, each a tap away. Nothing where none is known. */
export function DidYouMean({ text, to }: { text: string; to: (text: string) => To }) {
  const t = useMessages()
  const { data } = useOtherSpellings(text)
  if (!data || data.length === 0) return null
  return (
    <Box
      component="p"
      role="status"
      sx={{ m: 0, display: 'flex', flexWrap: 'wrap', justifyContent: 'inherit', alignItems: 'center', columnGap: 2 }}
    >
      {t.search.didYouMean}
      {data.map((other) => (
        <Link
          key={other}
          component={RouterLink}
          to={to(other)}
          onClick={() => rememberSearch(other)}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 48, fontWeight: 700 }}
        >
          {other}
        </Link>
      ))}
    </Box>
  )
}

import Typography from '@mui/material/Typography'
import { LinkedText } from '#src/fields/values/LinkedText.tsx'
import { shownText } from '#src/fields/values/shownText.ts'

/** What somebody wrote: its line breaks kept, its addresses links, nothing where it is absent. */
export function WrittenText({ text, muted = false }: { text: string | null | undefined; muted?: boolean }) {
  const shown = shownText(text)
  if (shown === null) return null
  return (
    <Typography
      sx={{ whiteSpace: 'pre-line', maxWidth: (theme) => theme.measure.reading }}
      color={muted ? 'text.secondary' : undefined}
    >
      <LinkedText text={shown} />
    </Typography>
  )
}

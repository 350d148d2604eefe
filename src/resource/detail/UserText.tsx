import Typography from '@mui/material/Typography'
import { LinkedText } from '#src/fields/values/LinkedText.tsx'
import { shownText } from '#src/fields/values/shownText.ts'

/** A user's text with its line breaks, and with addresses as links; nothing when it is absent. */
export function UserText({ text, muted = false }: { text: string | null | undefined; muted?: boolean }) {
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

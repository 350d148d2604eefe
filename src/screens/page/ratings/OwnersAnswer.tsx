import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PageRating } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import { useMessages } from '#src/messages/index.ts'
import { UserText } from '#src/resource/detail/UserText.tsx'

/** The owner's answer to a rating (docs/rules.md#ratings); nothing without one. */
export function OwnersAnswer({ rating }: { rating: PageRating }) {
  const t = useMessages()
  const answer = shownText(rating.Answer)
  if (!answer) return null
  return (
    <Box sx={(theme) => ({ mt: 1, p: 1.5, bgcolor: 'soft', borderRadius: theme.radius.input })}>
      <Typography variant="body2" sx={{ fontWeight: 700, color: 'primary.main' }}>
        {t.ratings.answerOf({ name: shownText(rating.PageName) ?? t.pageTeam.owner })}
      </Typography>
      <UserText text={answer} />
    </Box>
  )
}

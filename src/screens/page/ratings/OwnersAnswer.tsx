import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PageRating } from '#resources'
import { shownText } from '#src/fields/shownText.ts'
import { useMessages } from '#src/messages/index.ts'
import { WrittenText } from '#src/resource/WrittenText.tsx'

/** What the owner answered to a rating, once (contract section 4); nothing before. */
export function OwnersAnswer({ rating }: { rating: PageRating }) {
  const say = useMessages()
  const answer = shownText(rating.Answer)
  if (!answer) return null
  return (
    <Box sx={(t) => ({ mt: 1, p: 1.5, bgcolor: 'soft', borderRadius: t.radius.input })}>
      <Typography variant="body2" sx={{ fontWeight: 700, color: 'primary.main' }}>
        {say.people.answerOf({ name: shownText(rating.PageName) ?? say.people.owner })}
      </Typography>
      <WrittenText text={answer} />
    </Box>
  )
}

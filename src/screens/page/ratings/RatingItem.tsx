import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { PageRating } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { Stars } from '#src/resource/detail/Stars.tsx'
import { UserText } from '#src/resource/detail/UserText.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { OwnersAnswer } from './OwnersAnswer.tsx'

/** A rating with its author and the owner's answer; the owner can answer here, once. */
export function RatingItem({ rating, mayAnswer }: { rating: PageRating; mayAnswer: boolean }) {
  const t = useMessages()
  const writing = useLanguage()
  const [isAnswering, setAnswering] = useState(false)
  const name = shownText(rating.ProfileName) ?? t.ratings.somebody
  const answer = shownText(rating.Answer)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 2, borderTop: 1, borderColor: 'hairline' }}>
      <Avatar file={rating.ProfileThumbnail} name={name} />
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <b>{name}</b>
          <Box component="time" dateTime={rating.CreatedAt} sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            {formatDate(rating.CreatedAt, writing)}
          </Box>
        </Box>
        <Stars stars={rating.Stars ?? 0} />
        <UserText text={rating.Description} />
        <OwnersAnswer rating={rating} />
        {mayAnswer && !answer && !isAnswering && (
          <Button size="small" onClick={() => setAnswering(true)} sx={{ justifySelf: 'start', ml: -1.5 }}>
            {t.ratings.answer}
          </Button>
        )}
        {mayAnswer && !answer && isAnswering && <AnswerForm id={rating.Id} onCancel={() => setAnswering(false)} />}
      </Box>
    </Box>
  )
}

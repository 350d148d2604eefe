import { Suspense, useState } from 'react'
import type { PageRating } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { keptCard } from '#src/layout/keptCards.tsx'
import { Avatar } from '#src/layout/Avatar.tsx'
import { lazyWithSentences } from '#src/navigation/lazyMui.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { Stars } from '#src/resource/detail/Stars.tsx'
import { ReportSign } from '#src/resource/talk/ReportSign.tsx'
import { TalkMenu } from '#src/resource/talk/TalkMenu.tsx'
import { UserText } from '#src/resource/detail/UserText.tsx'
import { OwnersAnswer } from './OwnersAnswer.tsx'
import { Button } from '#src/elements/Button.tsx'

const AnswerForm = lazyWithSentences(async () => (await import('./AnswerForm.tsx')).AnswerForm)

/** A rating with its author and the owner's answer; the owner can answer here, once. */
export const RatingItem = keptCard(function RatingItem({
  rating,
  mayAnswer,
}: {
  rating: PageRating
  mayAnswer: boolean
}) {
  const t = useBrowsingMessages()
  const writing = useLanguage()
  const [isAnswering, setAnswering] = useState(false)
  const name = shownText(rating.ProfileName) ?? t.ratings.somebody
  const answer = shownText(rating.Answer)
  return (
    <li className="rating-ratingItem-item">
      <Avatar file={rating.ProfileThumbnail} name={name} />
      <div className="rating-ratingItem-words">
        <div className="rating-ratingItem-head">
          <b>{name}</b>
          <time className="rating-ratingItem-time" dateTime={rating.CreatedAt}>
            {formatDate(rating.CreatedAt, writing)}
          </time>
        </div>
        <Stars stars={rating.Stars ?? 0} />
        <UserText text={rating.Description} />
        <OwnersAnswer rating={rating} />
        {mayAnswer && !answer && !isAnswering && (
          <Button className="rating-ratingItem-answer" size="small" onClick={() => setAnswering(true)}>
            {t.ratings.answer}
          </Button>
        )}
        {mayAnswer && !answer && isAnswering && (
          <Suspense>
            <AnswerForm id={rating.Id} onCancel={() => setAnswering(false)} />
          </Suspense>
        )}
      </div>
      <TalkMenu type="PageRating" id={rating.Id} name={name} />
      <ReportSign type="PageRating" id={rating.Id} name={name} />
    </li>
  )
})

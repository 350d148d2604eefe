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
import { ReportLink } from '#src/resource/talk/ReportLink.tsx'
import { TalkMenu } from '#src/resource/talk/TalkMenu.tsx'
import { UserText } from '#src/resource/detail/UserText.tsx'
import { OwnersAnswer } from './OwnersAnswer.tsx'
import { Button } from '#src/elements/Button.tsx'
import styles from './RatingItem.module.css'

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
    <li className={styles.item}>
      <Avatar file={rating.ProfileThumbnail} name={name} />
      <div className={styles.words}>
        <div className={styles.head}>
          <b>{name}</b>
          <time className={styles.time} dateTime={rating.CreatedAt}>
            {formatDate(rating.CreatedAt, writing)}
          </time>
        </div>
        <Stars stars={rating.Stars ?? 0} />
        <UserText text={rating.Description} />
        <OwnersAnswer rating={rating} />
        {mayAnswer && !answer && !isAnswering && (
          <Button className={styles.answer} size="small" onClick={() => setAnswering(true)}>
            {t.ratings.answer}
          </Button>
        )}
        {mayAnswer && !answer && isAnswering && (
          <Suspense>
            <AnswerForm id={rating.Id} onCancel={() => setAnswering(false)} />
          </Suspense>
        )}
        <ReportLink type="PageRating" id={rating.Id} />
      </div>
      <TalkMenu type="PageRating" id={rating.Id} name={name} />
    </li>
  )
})

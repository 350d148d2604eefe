import type { PageRating } from '#resources'
import { shownText } from '#src/fields/values/shownText.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { UserText } from '#src/resource/detail/UserText.tsx'
import { Text } from '#src/elements/Text.tsx'

/** The owner's answer to a rating (docs/rules.md#ratings); nothing without one. */
export function OwnersAnswer({ rating }: { rating: PageRating }) {
  const t = useBrowsingMessages()
  const answer = shownText(rating.Answer)
  if (!answer) return null
  return (
    <div className="rating-ownersAnswer-answer">
      <Text className="rating-ownersAnswer-title" variant="body2">
        {t.ratings.answerOf({ name: shownText(rating.PageName) ?? t.ratings.owner })}
      </Text>
      <UserText text={answer} />
    </div>
  )
}

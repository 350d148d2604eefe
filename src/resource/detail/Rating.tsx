import { StarRoundedIcon as Star } from '#src/elements/icons/marks.tsx'
import { maxStars } from '#resources/pageRating.ts'
import { useDigits, useMessages } from '#src/messages/index.ts'
import styles from './Rating.module.css'

/** The average rating with one decimal and the number of reviews (spec 2.126); nothing without ratings, or while they are unknown. */
export function Rating({ average, count }: { average: number; count: number }) {
  const t = useMessages()
  const formatDigits = useDigits()
  if (!count) return null
  const shown = formatDigits(average.toFixed(1))
  return (
    <span className={styles.line}>
      <Star size="inherit" aria-hidden />
      <b aria-label={t.page.rate({ average: shown, most: maxStars })} role="img">
        {shown}
      </b>
      <span>{t.lists.reviews({ count })}</span>
    </span>
  )
}

import { StarRoundedIcon as Star } from '#src/elements/icons/marks.tsx'
import { maxStars } from '#resources/pageRating.ts'
import { useDigits, useMessages } from '#src/messages/index.ts'
import styles from './Rating.module.css'

interface RatingProps {
  average: number
  count: number
  /** in a row: the number of reviews alone, which readers hear with its word */
  inShort?: boolean
}

/** The average rating with one decimal and the number of reviews (spec 2.126); New where nobody has rated, or while that is unknown. */
export function Rating({ average, count, inShort = false }: RatingProps) {
  const t = useMessages()
  const formatDigits = useDigits()
  if (!count) return <span>{t.lists.unrated}</span>
  const shown = formatDigits(average.toFixed(1))
  const reviews = t.lists.reviews({ count })
  return (
    <span className={styles.rating}>
      <Star size="inherit" aria-hidden />
      <b aria-label={t.page.rate({ average: shown, most: maxStars })} role="img">
        {shown}
      </b>{' '}
      {inShort ? <i role="img" aria-label={reviews}>{`(${formatDigits(count)})`}</i> : <span>{reviews}</span>}
    </span>
  )
}

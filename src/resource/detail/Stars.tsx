import { StarHalfRoundedIcon as StarHalf } from '#src/elements/icons/marks.tsx'
import { StarRoundedIcon as Star } from '#src/elements/icons/marks.tsx'
import { maxStars } from '#resources/pageRating.ts'
import { useMessages } from '#src/messages/index.ts'
import styles from './Stars.module.css'

/** A rating as stars out of five, rounded to half stars, with a text for screen readers. */
export function Stars({ stars, size = 18 }: { stars: number; size?: number }) {
  const t = useMessages()
  const halves = Math.round(stars * 2)
  return (
    <span
      role="img"
      aria-label={t.ratings.stars({ stars, most: maxStars })}
      className={styles.stars}
      style={{ fontSize: size }}
    >
      {[1, 2, 3, 4, 5].map((at) => {
        const Shape = halves === at * 2 - 1 ? StarHalf : Star
        return <Shape key={at} size="inherit" className={halves >= at * 2 - 1 ? styles.full : styles.empty} />
      })}
    </span>
  )
}

import type { CSSProperties } from 'react'
import { maxStars } from '#resources/pageRating.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import styles from './Stars.module.css'

/** A rating as stars out of five, rounded to half stars, with a text for screen readers. */
export function Stars({ stars, size = 18 }: { stars: number; size?: number }) {
  const t = useBrowsingMessages()
  const filled = (Math.round(stars * 2) / 2 / maxStars) * 100
  return (
    <span
      role="img"
      aria-label={t.ratings.stars({ stars, most: maxStars })}
      className={styles.stars}
      style={{ fontSize: size, '--filled': `${filled}%` } as CSSProperties}
    />
  )
}

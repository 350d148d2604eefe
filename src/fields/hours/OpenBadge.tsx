import type { Hours } from '#resources'
import { isOpenAt } from '#resources/openingHours.ts'
import { useMessages } from '#src/messages/index.ts'
import { isEmptyWeek } from './openingHours.ts'
import { useNow } from './useNow.ts'
import styles from './OpenBadge.module.css'

/**
 * Whether it is open now, exceptional dates included. Nothing without opening hours. Before the clock starts it
 * reserves its space.
 */
export function OpenBadge({ hours }: { hours: Hours | null | undefined }) {
  const t = useMessages()
  const now = useNow()
  if (!hours || isEmptyWeek(hours)) return null
  if (now === null) {
    const longest = [t.page.openNow, t.page.closedNow].reduce((one, other) => (other.length > one.length ? other : one))
    return (
      <span className={styles.badge} data-open style={{ visibility: 'hidden' }} aria-hidden>
        {longest}
      </span>
    )
  }
  const isOpen = isOpenAt(hours, now)
  return (
    <span className={styles.badge} data-open={isOpen}>
      {isOpen ? t.page.openNow : t.page.closedNow}
    </span>
  )
}

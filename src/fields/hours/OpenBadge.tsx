import type { Page } from '#resources'
import { isOpenAt, readableHours } from '#resources/openingHours.ts'
import { useMessages } from '#src/messages/index.ts'
import { ClosedMark, isClosed } from './ClosedMark.tsx'
import { isEmptyWeek } from './openTimes.ts'
import { useNow } from './useNow.ts'
import styles from './OpenBadge.module.css'

export interface OpenBadgeProps {
  /** a page, or what a list says about one */
  page: { readonly Hours?: Page['Hours'] | undefined; readonly Closure?: Page['Closure'] | undefined }
}

/**
 * Whether it is open now, exceptional dates included, or closed for a while or for good. Nothing without opening hours. Before
 * the clock starts it reserves its space.
 */
export function OpenBadge({ page: { Hours, Closure } }: OpenBadgeProps) {
  const t = useMessages()
  const now = useNow()
  if (isClosed(Closure)) return <ClosedMark closure={Closure} />
  const hours = Hours && readableHours(Hours)
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

import { dayOf, isOpenAt, localTime, readableHours } from '#resources/openingHours.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { ClosedMark, isClosed } from './ClosedMark.tsx'
import type { OpenBadgeProps } from './OpenBadge.tsx'
import { formatTimeOfDay, isEmptyWeek, nextChange } from './openTimes.ts'
import { useNow } from './useNow.ts'
import styles from './OpenBadge.module.css'

/** Hours from which a time of another day needs the day's name. */
const farHours = 12

/**
 * Whether it is open now and until when, or when it opens: what a row says of its hours in a few words. Nothing without opening hours;
 * before the clock starts it reserves about its space.
 */
export function OpenState({ page: { Hours, Closure } }: OpenBadgeProps) {
  const t = useMessages()
  const writing = useLanguage()
  const now = useNow()
  if (isClosed(Closure)) return <ClosedMark closure={Closure} />
  const hours = Hours && readableHours(Hours)
  if (!hours || isEmptyWeek(hours)) return null
  // A full hour needs no minutes.
  const clock = (time: string) => formatTimeOfDay(time, writing).replace(/:00(?=[AP]M)/, '')
  if (now === null) {
    return (
      <span className={styles.state} style={{ visibility: 'hidden' }} aria-hidden>
        {`${t.page.open} · ${t.page.closes({ time: clock('20:00') })}`}
      </span>
    )
  }
  const isOpen = isOpenAt(hours, now)
  const change = nextChange(hours, now)
  const isFar = change !== null && change.getTime() - now.getTime() > farHours * 3_600_000
  const time = change && [isFar && dayOf(change) !== dayOf(now) && t.page[dayOf(change)], clock(localTime(change).time)]
  const words = time?.filter(Boolean).join(' ')
  return (
    <span className={styles.state} data-open={isOpen}>
      <b>{isOpen ? t.page.open : t.page.closed}</b>
      {words && <span>{` · ${isOpen ? t.page.closes({ time: words }) : t.page.opens({ time: words })}`}</span>}
    </span>
  )
}

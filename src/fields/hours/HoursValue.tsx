import type { Hours, Page } from '#resources'
import { dayOf, readableHours, spansOn } from '#resources/openingHours.ts'
import { formatDay } from '#resources/text/date.ts'
import { useLanguage, useMessages, type Writing } from '#src/messages/index.ts'
import { groupedWeek, spansText, upcomingExceptions } from './openingHours.ts'
import { isClosed } from './ClosedMark.tsx'
import { OpenBadge } from './OpenBadge.tsx'
import { useNow } from './useNow.ts'
import { Text } from '#src/elements/Text.tsx'
import styles from './HoursValue.module.css'

const dateRange = (from: string, to: string, writing: Writing) =>
  [...new Set([from, to])].map((date) => formatDay(date, writing)).join(' – ')

/** Whether it is open now or closed altogether, with today's hours, then the week, then upcoming exceptional dates. */
export function HoursValue({ hours: stored, closure }: { hours: Hours; closure?: Page['Closure'] }) {
  const t = useMessages()
  const writing = useLanguage()
  const hours = readableHours(stored)
  const now = useNow()
  const today = now && dayOf(now)
  const todays = now && !isClosed(closure) ? spansOn(hours, now) : []
  return (
    <div className={styles.hours}>
      <Text className={styles.now} as="p">
        {now && (
          <>
            <OpenBadge page={{ Hours: hours, Closure: closure }} />
            {/* Who is closed today has been told so. */}
            {todays.length > 0 && <span>{` · ${spansText(todays, t, writing)}`}</span>}
          </>
        )}
      </Text>
      <dl className={styles.week}>
        {groupedWeek(hours).map(({ from, to, spans }) => (
          <div key={from} className={from === today && to === today ? styles.today : styles.day}>
            <dt>{from === to ? t.page[from] : `${t.page[from]} – ${t.page[to]}`}</dt>
            <dd className={styles.spans}>{spansText(spans, t, writing)}</dd>
          </div>
        ))}
        {now &&
          upcomingExceptions(hours, now).map(({ from, to, spans }) => (
            <div className={styles.exception} key={from}>
              <dt className={styles.date}>{dateRange(from, to, writing)}</dt>
              <dd className={styles.spans}>{spansText(spans, t, writing)}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

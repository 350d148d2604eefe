import { useEffect, useState } from 'react'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { loadOnce } from '#src/navigation/loadOnce.ts'
import { ClosedMark, isClosed } from './ClosedMark.tsx'
import type { OpenBadgeProps } from './OpenBadge.tsx'
import { isEmptyWeek } from './openTimes.ts'
import { useNow } from './useNow.ts'
import styles from './OpenBadge.module.css'

const words = loadOnce(async () => (await import('./openNow.ts')).sayOpen)

/**
 * Whether it is open now and until when, or when it opens: what a row says of its hours in a few words, and the screen of a business
 * (`isWhole`) with the time of another day. Nothing without opening hours;
 * before the clock starts, and the code of the words has come, it reserves about its space.
 */
export function OpenState({ page: { Hours, Closure }, isWhole = false }: OpenBadgeProps & { isWhole?: boolean }) {
  const t = useMessages()
  const writing = useLanguage()
  const now = useNow()
  const [say, setSay] = useState(() => words.known())
  useEffect(() => {
    // Where it does not come, the screen of the business says it.
    if (!say)
      words.load().then(
        (known) => setSay(() => known),
        () => undefined,
      )
  }, [say])
  if (isClosed(Closure)) return <ClosedMark closure={Closure} />
  if (isEmptyWeek(Hours) || !Hours) return null
  if (now === null || !say) {
    return (
      <span className={styles.state} style={{ visibility: 'hidden' }} aria-hidden>
        {`${t.page.open} · ${t.page.closes({ time: '12:00PM' })}`}
      </span>
    )
  }
  const { isOpen, next } = say(Hours, now, t, writing, isWhole)
  return (
    <span className={styles.state} data-open={isOpen}>
      <b>{isOpen ? t.page.open : t.page.closed}</b>
      {next && <span>{` · ${next}`}</span>}
    </span>
  )
}

import { useEffect, useState, type ReactNode } from 'react'
import { localTime } from '#resources/openingHours.ts'
import { formatDate } from '#resources/text/date.ts'
import { formatTimeOfDay } from '#src/fields/hours/openTimes.ts'
import { useNow } from '#src/fields/hours/useNow.ts'
import { useLanguage, useMessages, type Messages, type Writing } from '#src/messages/index.ts'

/** A record that begins or ends by itself, where it has such times. */
export interface Offer {
  readonly StartsAt?: string | null
  readonly EndsAt?: string | null
}

const dayMs = 86_400_000
/** Ms that no timer of a browser is longer than. */
const longestMs = 2 ** 31 - 1

/** Whether that moment has come. The device's clock tells once it is shown; until then the server's answer counts. */
function useIsPast(at: string | null | undefined): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const leftMs = at ? Date.parse(at) - Date.now() : Infinity
      setIsPast(leftMs <= 0)
      if (leftMs > 0 && leftMs < Infinity) timer = setTimeout(look, Math.min(leftMs, longestMs))
    }
    look()
    return () => clearTimeout(timer)
  }, [at])
  return isPast
}

/** A card that goes at the end of its offer, from lists that were read before it too. */
export const UntilEnd = ({ at, children }: { at: string; children: ReactNode }) => (useIsPast(at) ? null : children)

/** `Friday 9:00AM` within a week, else the date. */
export function formatSoon(iso: string, now: Date | null, t: Messages, writing: Writing): string {
  const moment = new Date(iso)
  if (!now || Math.abs(moment.getTime() - now.getTime()) > 6 * dayMs) return formatDate(iso, writing)
  const { day, time } = localTime(moment)
  return `${t.page[day]} ${formatTimeOfDay(time, writing)}`
}

/** Begins Friday 9:00AM, until Sunday 6:00PM, or ended; nothing for what is always there. */
export function OfferTimes({ offer: { StartsAt, EndsAt } }: { offer: Offer }) {
  const t = useMessages()
  const writing = useLanguage()
  const now = useNow()
  const isOver = useIsPast(EndsAt)
  const hasBegun = useIsPast(StartsAt)
  if (isOver) return <span>{t.page.ended}</span>
  if (StartsAt && now && !hasBegun) return <span>{t.page.begins({ date: formatSoon(StartsAt, now, t, writing) })}</span>
  return EndsAt ? <span>{t.page.until({ date: formatSoon(EndsAt, now, t, writing) })}</span> : null
}

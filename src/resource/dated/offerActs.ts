import { listedTimes, type AnyRecord, type Resource } from '#resources'

const weekMs = 7 * 86_400_000

interface OfferAct {
  readonly act: 'beginNow' | 'endNow' | 'prolong'
  readonly times: Readonly<Record<string, string>>
}

/** What one tap changes of when a record begins or ends; nothing of one that has no such times. `now` is the server's moment. */
export function offerActs(record: AnyRecord, resource: Pick<Resource, 'fields'>, now = Date.now()): OfferAct[] {
  const { from, until } = listedTimes(resource)
  const [begin, end] = [from, until].map((name) => Date.parse(String(name && record[name])))
  if (!from || !until || (Number.isNaN(begin) && Number.isNaN(end))) return []
  const waits = begin! > now
  return [
    ...(waits ? [{ act: 'beginNow', times: { [from]: 'now' } } as const] : []),
    ...(waits || end! <= now ? [] : [{ act: 'endNow', times: { [until]: 'now' } } as const]),
    ...(Number.isNaN(end)
      ? []
      : [{ act: 'prolong', times: { [until]: new Date(Math.max(end!, now) + weekMs).toISOString() } } as const]),
  ]
}

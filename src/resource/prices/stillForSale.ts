import { active, canBeSold, type AnyRecord, type Resource } from '#resources'

/** After 60 days without a change nobody knows whether a thing is still for sale. */
const freshForMs = 60 * 24 * 60 * 60_000

/**
 * Whether its people are asked if it is still for sale (docs/decisions/price-list.md): nobody has changed it or said so for 60
 * days, and it is offered.
 */
export function isDueForCheck(resource: Pick<Resource, 'menu'>, record: AnyRecord, now: number): boolean {
  if (!canBeSold(resource) || record['Status'] !== active) return false
  const times = [record.UpdatedAt, record['StillForSaleAt'], record.CreatedAt]
    .map((at) => Date.parse(String(at)))
    .filter(Number.isFinite)
  return times.length > 0 && Math.max(...times) < now - freshForMs
}

/** The query of a list that shows its prices instead, to change in place. */
export const pricesQuery = 'prices'
export const pricesSearch = `?${pricesQuery}=1`

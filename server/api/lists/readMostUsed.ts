import { registry, type ListRule, type Resource } from '#resources'
import type { Executor } from '../../db/connection/database.ts'
import { idsByUse } from '../../db/records/uses.ts'
import { findInOrder } from '../../db/search/search.ts'
import { memoryOf } from '../../memories.ts'
import type { Services } from '../../http/services.ts'
import { serializeRecord } from '../answer.ts'
import type { ReadRequest, WireRecord } from '../readRecords.ts'
import { readSlice } from '../request.ts'

/** Records by how many others name them, such as the categories of the most pages (docs/rules.md#named-lists). */

export type UseRule = Extract<ListRule, { usedBy: string }>

export const isUseRule = (rule: ListRule): rule is UseRule => typeof rule === 'object' && 'usedBy' in rule

/** How long an order is kept: it changes slowly, and to count anew reads every page. */
const lifetimeMs = 10 * 60_000

interface Counted {
  readonly at: number
  readonly ids: Promise<readonly number[]>
}

/** Orders by running server, then by source. */
const ordersOf = memoryOf('mostUsed', (_: object) => new Map<string, Counted>())

/** @throws ApiError 400 */
export async function readMostUsed(
  { config, db }: Pick<Services, 'config'> & { db: Executor },
  resource: Resource,
  { usedBy }: UseRule,
  request: ReadRequest,
): Promise<WireRecord[]> {
  const { limit, offset } = readSlice(request)
  const ids = await orderOf(config, db, resource, registry.get(usedBy)!)
  const rows = await findInOrder(db, resource, ids.slice(offset, offset + limit))
  return rows.map((row) => serializeRecord(resource, row, request.who))
}

/** Until when what was read may be kept: the order is counted anew then. */
export const countedUntil = (config: object, resource: Resource): number =>
  (ordersOf(config).get(resource.name)?.at ?? -Infinity) + lifetimeMs

function orderOf(config: object, db: Executor, resource: Resource, user: Resource): Promise<readonly number[]> {
  const orders = ordersOf(config)
  const known = orders.get(resource.name)
  if (known && Date.now() - known.at < lifetimeMs) return known.ids
  const ids = idsByUse(db, resource, user)
  orders.set(resource.name, { at: Date.now(), ids })
  // What failed is counted again by the next request.
  ids.catch(() => orders.delete(resource.name))
  return ids
}

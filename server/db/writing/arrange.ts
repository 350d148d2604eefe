import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import { pageIdNames } from '#resources/under.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { isPresent } from '../records/presence.ts'
import { column } from '../records/projection.ts'
import { inHandOrder } from '../records/records.ts'

/** More are never put in order by hand; those beyond have no number and stand behind. */
const maxInOrder = 1000

/**
 * Puts a record before another one of its page, or of all where it is under none; without one last. False: the other is not there. The
 * order is none of its values: no version counts it, and no history has it.
 */
export async function placeBefore(tx: Executor, resource: Resource, row: Columns, before?: number): Promise<boolean> {
  const table = sql.identifier(resource.name)
  const [page] = pageIdNames(resource)
  const id = row['Id'] as number
  // Two who order at once come one after the other.
  await tx.rows(
    sql`select pg_advisory_xact_lock(hashtext(${`order ${resource.name} ${page ? String(row[page]) : ''}`}))`,
  )
  const beside = page ? sql`${column('r', page)} = ${row[page]}::integer` : sql`true`
  const rows = await tx.rows<{ Id: number }>(
    sql`select r."Id" from ${table} r where ${beside} and ${isPresent(resource)} order by ${inHandOrder(resource)} limit ${maxInOrder}`,
  )
  const ids = rows.map(({ Id }) => Id).filter((one) => one !== id)
  const at = before === undefined ? ids.length : ids.indexOf(before)
  if (at < 0) return false
  ids.splice(at, 0, id)
  await tx.rows(sql`update ${table} r set "Order" = t.place from unnest(${sql.param(ids)}::integer[]) with ordinality as t(id, place)
    where r."Id" = t.id and r."Order" is distinct from t.place`)
  return true
}

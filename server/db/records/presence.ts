import { sql, type SQL } from 'drizzle-orm'
import { deletedWithOf, isRemovedInPortions } from '#resources/deletion.ts'
import type { Resource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { constant } from '../connection/statements.ts'
import { column } from './projection.ts'

/**
 * What is deleted but not yet removed (docs/decisions/deletion.md). The rows are still there; for everybody they are
 * gone.
 */

/** `not in`, written so that the planner does not make a join of it, which would lose the order of an index. */
const isNotRemoved = (source: string, id: SQL): SQL =>
  sql`coalesce((select false from "removal" gone where gone."Source" = ${sql.raw(`'${source}'`)} and gone."RecordId" = ${id}), true)`

const conditions = new WeakMap<Resource, Map<string, SQL>>()

/** The condition that row `alias` is there: neither it nor a record it is deleted with is being removed. */
export function isPresent(resource: Resource, alias = 'r'): SQL {
  const byAlias = conditions.get(resource) ?? new Map<string, SQL>()
  conditions.set(resource, byAlias)
  const condition = byAlias.get(alias) ?? presence(resource, alias)
  byAlias.set(alias, condition)
  return condition
}

function presence(resource: Resource, alias: string): SQL {
  const references = deletedWithOf(resource).map(({ idName, to }) => isNotRemoved(to, column(alias, idName)))
  const itself = isRemovedInPortions(resource) ? [isNotRemoved(resource.name, column(alias, 'Id'))] : []
  return constant(sql.join([sql`true`, ...itself, ...references], sql` and `))
}

/** Which of these records are deleted but not yet removed. */
export async function findRemoved(db: Executor, { name }: Pick<Resource, 'name'>, ids: readonly number[]) {
  const rows = await db.rows<{ RecordId: number }>(
    sql`select "RecordId" from "removal" where "Source" = ${name} and "RecordId" = any(${sql.param(ids)}::integer[])`,
    'read',
  )
  return rows.map(({ RecordId }) => RecordId)
}

/** Declares a record deleted, in the transaction that locks it. False: it was deleted before. */
export async function markRemoved(tx: Executor, { name }: Pick<Resource, 'name'>, id: number): Promise<boolean> {
  const marked = await tx.rows(
    sql`insert into "removal" ("Source", "RecordId") values (${name}, ${id}) on conflict do nothing returning 1`,
  )
  return marked.length > 0
}

import { sql, type SQL } from 'drizzle-orm'
import { deletedWithOf, isRemovedInPortions } from '#resources/deletion.ts'
import { isRestorable, type Resource } from '#resources'
import { targetsOf } from '#resources/targets.ts'
import { isParent, parentsOf } from '#resources/under.ts'
import { memoryOf } from '../../memories.ts'
import type { Executor } from '../connection/database.ts'
import { column, constant, isOneOf } from '../connection/statements.ts'

/**
 * What is deleted but not yet removed (docs/decisions/deletion.md). The rows are still there; for everybody they are
 * gone.
 */

/** Asked once for each statement. Mostly it is so, and then nothing is looked up for any row. */
const isNothingRemoved = sql`not exists (select 1 from "removal")`

/** `not in`, written so that the planner does not make a join of it, which would lose the order of an index. */
const isNotRemoved = (source: string, id: SQL): SQL =>
  sql`(${isNothingRemoved} or coalesce((select false from "removal" gone where gone."Source" = ${sql.raw(`'${source}'`)} and gone."RecordId" = ${id}), true))`

const conditionsOf = memoryOf('presence', (_: Resource) => new Map<string, SQL>())

/** A name of a declaration, which no request can choose. */
const literal = (name: string) => sql.raw(`'${name}'`)

/** Asked once for each statement, too. */
const isNothingConcealed = sql`not exists (select 1 from "concealment")`

/** What is listed only because no job has hidden it yet, after the record it is under (docs/decisions/deletion.md#hiding-and-moving). */
function isNotListedByMistake(resource: Resource, alias: string, areListed: boolean): SQL[] {
  const hiding = (source: SQL, id: SQL) => sql`(hides."Source" = ${source} and hides."RecordId" = ${id})`
  const byParent = parentsOf(resource).map(({ idName, resource: { name } }) =>
    hiding(literal(name), column(alias, idName)),
  )
  const { about } = resource
  const targets = targetsOf(resource)
    .filter(({ target }) => about?.whenDeleted === 'cascade' && !isParent(target))
    .map(({ target, name }) => sql`when ${literal(name)} then ${literal(target.name)}`)
  const byTarget =
    about && targets.length > 0
      ? [hiding(sql`case ${column(alias, about.type)} ${sql.join(targets, sql` `)} end`, column(alias, about.id))]
      : []
  const isHiding = [...byParent, ...byTarget]
  if (isHiding.length === 0) return []
  const isConcealed = sql`exists (select 1 from "concealment" hides where ${sql.join(isHiding, sql` or `)})`
  const isHidden = areListed ? sql`` : sql`or not ${column(alias, 'Listed')}`
  return [sql`(${isNothingConcealed} ${isHidden} or not ${isConcealed})`]
}

/** The condition that row `alias` is there: neither it nor a record it is deleted with is being removed. */
export function isPresent(resource: Resource, alias = 'r'): SQL {
  const byAlias = conditionsOf(resource)
  const condition = byAlias.get(alias) ?? presence(resource, alias)
  byAlias.set(alias, condition)
  return condition
}

/** The same of rows `r` that are known to be listed, in columns that the index of the public list has. */
export const isPresentInList = memoryOf('presenceInList', (resource: Resource): SQL => presence(resource, 'r', true))

function presence(resource: Resource, alias: string, areListed = false): SQL {
  const references = deletedWithOf(resource).map(({ idName, to }) => isNotRemoved(to, column(alias, idName)))
  const itself =
    isRemovedInPortions(resource) || isRestorable(resource) ? [isNotRemoved(resource.name, column(alias, 'Id'))] : []
  return constant(
    sql.join([sql`true`, ...itself, ...references, ...isNotListedByMistake(resource, alias, areListed)], sql` and `),
  )
}

/** Which of these records are deleted but not yet removed. */
export async function findRemoved(db: Executor, { name }: Pick<Resource, 'name'>, ids: readonly number[]) {
  const rows = await db.rows<{ RecordId: number }>(
    sql`select "RecordId" from "removal" where "Source" = ${name} and ${isOneOf(sql`"RecordId"`, ids)}`,
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

/** Takes that back. False: it was not. */
export async function unmarkRemoved(tx: Executor, { name }: Pick<Resource, 'name'>, id: number): Promise<boolean> {
  const marks = sql`"removal" where "Source" = ${name} and "RecordId" = ${id}`
  return (await tx.rows(sql`delete from ${marks} returning 1`)).length > 0
}

/** Has everything that is listed under or attached to this record count as gone, until `reveal`. */
export const conceal = (tx: Executor, { name }: Pick<Resource, 'name'>, id: number) =>
  tx.rows(sql`insert into "concealment" ("Source", "RecordId") values (${name}, ${id}) on conflict do nothing`)

export const reveal = (tx: Executor, { name }: Pick<Resource, 'name'>, id: number) =>
  tx.rows(sql`delete from "concealment" where "Source" = ${name} and "RecordId" = ${id}`)

import { sql } from 'drizzle-orm'
import { fieldsOf, registry, type Resource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { hasBecome, notFound, type ApiError } from '../../errors.ts'
import type { Executor } from '../connection/database.ts'
import { isPresent } from './presence.ts'
import { joinSource, joinTableName } from '../schema/tables.ts'

export const recordExists = async (db: Executor, resource: Resource, id: number): Promise<boolean> =>
  (
    await db.rows(
      sql`select 1 from ${sql.identifier(resource.name)} r where r."Id" = ${id} and ${isPresent(resource)}`,
      'read',
    )
  ).length > 0

/** A field whose values are records of a resource. */
export interface ReferenceTo {
  resource: Resource
  name: string
  isList: boolean
  whenDeleted: string
  /** Where it is stored, and the column there that says whose value it is. */
  table: string
  source: string
}

export const referencesTo = ({ name: to }: Resource): ReferenceTo[] =>
  [...registry.values()].flatMap((resource) =>
    fieldsOf(resource).flatMap(([name, field]): ReferenceTo[] => {
      if ((field.kind !== 'reference' && field.kind !== 'references') || field.to !== to) return []
      const isList = field.kind === 'references'
      const stored = isList
        ? { table: joinTableName(resource, name), source: joinSource(resource) }
        : { table: resource.name, source: 'Id' }
      return [{ resource, name, isList, whenDeleted: field.whenDeleted, ...stored }]
    }),
  )

/** The number of records that refer to this one; by default of those that thereby forbid deleting it. */
export async function countReferences(
  tx: Executor,
  resource: Resource,
  id: number,
  isCounted = ({ whenDeleted }: ReferenceTo) => whenDeleted === 'refuse',
): Promise<number> {
  const counts = referencesTo(resource)
    .filter(isCounted)
    .map(
      ({ table, name }) =>
        sql`(select count(*) from ${sql.identifier(table)} where ${sql.identifier(`${name}Id`)} = ${id})`,
    )
  if (counts.length === 0) return 0
  const [row] = await tx.rows<{ uses: number }>(sql`select (${sql.join(counts, sql` + `)})::integer as uses`)
  return row?.uses ?? 0
}

/** How many records of each source refer to this one, of those that have any. */
export async function countBySource(db: Executor, resource: Resource, id: number): Promise<[string, number][]> {
  const references = referencesTo(resource)
  const rows = [...new Set(references.map((one) => one.resource.name))].map((name) => {
    const ids = references.flatMap((one) =>
      one.resource.name !== name
        ? []
        : sql`select ${sql.identifier(one.source)} from ${sql.identifier(one.table)} where ${sql.identifier(`${one.name}Id`)} = ${id}`,
    )
    return sql`select ${name}::text as name, count(*)::integer as n from (${sql.join(ids, sql` union `)}) named`
  })
  if (rows.length === 0) return []
  const found = await db.rows<{ name: string; n: number }>(sql.join(rows, sql` union all `))
  return found.flatMap(({ name, n }): [string, number][] => (n > 0 ? [[name, n]] : []))
}

/** The record that this one has become by merging (docs/rules.md#merging). */
export async function findSurvivor(db: Executor, { name }: Resource, id: number): Promise<number | undefined> {
  const [last] = await db.rows<{ id: number }>(sql`with recursive step(id, n) as (
      select "KeepId", 1 from "merge" where "Source" = ${name} and "DropId" = ${id} and not "IsUndone"
      union all select m."KeepId", n + 1 from step join "merge" m on m."DropId" = step.id
        where m."Source" = ${name} and not m."IsUndone" and n < 20
    ) select id from step order by n desc limit 1`)
  return last?.id
}

/** Why a record is not found: 404, or 409 with what it has become. */
export async function noLongerThere(db: Executor, resource: Resource, id: number): Promise<ApiError> {
  const survivor = resource.mergeable ? await findSurvivor(db, resource, id) : undefined
  return survivor === undefined ? notFound(refusal.doesNotExist(resource)) : hasBecome(resource, survivor)
}

/** What records are named by now that were named once: of merged ones those that they have become. */
export async function asMerged(db: Executor, resource: Resource, ids: readonly number[]): Promise<number[]> {
  if (!resource.mergeable) return [...ids]
  const merged = await db.rows<{ id: number }>(sql`select "DropId" as id from "merge"
    where "Source" = ${resource.name} and "DropId" = any(${sql.param([...ids])}::integer[])`)
  const became = new Map<number, number | undefined>()
  for (const { id } of merged) became.set(id, await findSurvivor(db, resource, id))
  return [...new Set(ids.map((id) => became.get(id) ?? id))]
}

/** The ids of the records that listed records of another resource name in a list of references, those of the most first. */
export async function idsByUse(db: Executor, resource: Resource, user: Resource): Promise<readonly number[]> {
  const [name] = fieldsOf(user).find(([, field]) => field.kind === 'references' && field.to === resource.name) ?? []
  if (name === undefined) throw new Error(`${user.name} has no list of ${resource.name}`)
  const named = sql.identifier(`${name}Id`)
  const rows = await db.rows<{ Id: number }>(
    sql`select j.${named} as "Id" from ${sql.identifier(user.name)} r
      join ${sql.identifier(joinTableName(user, name))} j on j.${sql.identifier(joinSource(user))} = r."Id"
      where r."Listed" and ${isPresent(user)} group by j.${named} order by count(*) desc, j.${named}`,
  )
  return rows.map(({ Id }) => Id)
}

import { sql } from 'drizzle-orm'
import { fieldsOf, registry, type Resource } from '#resources'
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

/** The record that this one has become by merging (docs/rules.md#merging). */
export async function findSurvivor(db: Executor, { name }: Resource, id: number): Promise<number | undefined> {
  const [last] = await db.rows<{ id: number }>(sql`with recursive step(id, n) as (
      select "KeepId", 1 from "merge" where "Source" = ${name} and "DropId" = ${id} and not "IsUndone"
      union all select m."KeepId", n + 1 from step join "merge" m on m."DropId" = step.id
        where m."Source" = ${name} and not m."IsUndone" and n < 20
    ) select id from step order by n desc limit 1`)
  return last?.id
}

/** What records are named by now that were named once: of merged ones those that they have become. */
export async function asMerged(db: Executor, resource: Resource, ids: readonly number[]): Promise<number[]> {
  if (!resource.mergeable) return [...ids]
  const named = []
  for (const id of ids) named.push((await findSurvivor(db, resource, id)) ?? id)
  return [...new Set(named)]
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

import { sql, type SQL } from 'drizzle-orm'
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

/** The number of records that refer to this one and thereby forbid deleting it. */
export async function countReferences(tx: Executor, resource: Resource, id: number): Promise<number> {
  const counts: SQL[] = []
  for (const other of registry.values()) {
    for (const [name, field] of fieldsOf(other)) {
      if (
        (field.kind !== 'reference' && field.kind !== 'references') ||
        field.to !== resource.name ||
        field.whenDeleted !== 'refuse'
      )
        continue
      const table = field.kind === 'references' ? joinTableName(other, name) : other.name
      counts.push(sql`(select count(*) from ${sql.identifier(table)} where ${sql.identifier(`${name}Id`)} = ${id})`)
    }
  }
  if (counts.length === 0) return 0
  const [row] = await tx.rows<{ uses: number }>(sql`select (${sql.join(counts, sql` + `)})::integer as uses`)
  return row?.uses ?? 0
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

import { sql, type SQL } from 'drizzle-orm'
import { declarations, registry, requireResource, type Resource } from '#resources'
import { isRemovedInPortions } from '#resources/deletion.ts'
import { namesIn } from '#resources/family.ts'
import type { Executor } from '../connection/database.ts'
import { enqueueRemoval } from '../jobs/jobs.ts'
import { isPresent, markRemoved } from '../records/presence.ts'
import { column } from '../records/projection.ts'
import { deleteRows } from './deleteRows.ts'

/** Which records a seed has made, so that they can be told from people's. */

/** In the transaction that writes them. */
export const noteSeeded = (tx: Executor, { name }: Pick<Resource, 'name'>, firstId: number, lastId: number) =>
  tx.rows(sql`insert into "seeded" ("Source", "FirstId", "LastId") values (${name}, ${firstId}, ${lastId})`)

export async function seededSources(db: Executor): Promise<Resource[]> {
  const rows = await db.rows<{ Source: string }>(sql`select distinct "Source" from "seeded" order by 1`)
  return rows.map(({ Source }) => requireResource(Source))
}

const isSeeded = (source: string, id: SQL) =>
  sql`exists (select 1 from "seeded" s where s."Source" = ${source} and ${id} between s."FirstId" and s."LastId")`

/** Whether a record is of somebody who signs in with another provider than the demo's. */
const isOfPerson = (alias: string, resource: Resource, demoIssuer: string): SQL[] =>
  namesIn(resource)
    .filter(({ to }) => to === declarations.profile.name)
    .map(
      ({ name }) =>
        sql`exists (select 1 from "identity" i where i."ProfileId" = ${column(alias, name)} and i."Issuer" <> ${demoIssuer})`,
    )

/**
 * Records that refer to record `r`, as conditions on their row `o`: those of a person, and whatever has no writer, such as a product.
 * What a seed made itself refers to it until it is removed. What is kept when `r` is deleted, such as a report, does not count.
 */
function usesOf(resource: Resource, demoIssuer: string): SQL[] {
  const uses = [...registry.values()].flatMap((other) =>
    namesIn(other)
      .filter(({ to, as, isNeeded }) => to === resource.name && (as === undefined || isNeeded))
      .map(({ name, as }) => {
        const isAbout = as === undefined ? sql`true` : sql`${column('o', other.about!.type)} = ${as}`
        const ofPerson = isOfPerson('o', other, demoIssuer)
        const counts =
          ofPerson.length > 0 ? sql.join([...ofPerson, isSeeded(other.name, column('o', 'Id'))], sql` or `) : sql`true`
        return sql`exists (select 1 from ${sql.identifier(other.name)} o
          where ${column('o', name)} = ${column('r', 'Id')} and ${isAbout} and (${counts}))`
      }),
  )
  return [...uses, ...isOfPerson('r', resource, demoIssuer)]
}

const portion = 1000

/**
 * Removes a portion of what a seed made and nothing of people's refers to, in the transaction that is open. What is removed in
 * portions is gone for everybody at once, and the app's jobs do the rest.
 * @returns how many; less than a portion is not the end, since others may now be free
 */
export async function removeSeeded(tx: Executor, resource: Resource, demoIssuer: string): Promise<number> {
  const uses = sql.join([sql`false`, ...usesOf(resource, demoIssuer)], sql` or `)
  const isFree = sql`${isSeeded(resource.name, column('r', 'Id'))} and ${isPresent(resource)} and not (${uses})`
  const table = sql.identifier(resource.name)
  const chosen = await tx.rows<{ Id: number }>(
    sql`select r."Id" from ${table} r where ${isFree} order by r."Id" limit ${portion} for update of r`,
  )
  // Asked again after the lock, for which somebody may have used one meanwhile.
  const ids = sql`${sql.param(chosen.map(({ Id }) => Id))}::integer[]`
  const where = sql`r."Id" = any(${ids}) and ${isFree}`
  if (!isRemovedInPortions(resource)) return deleteRows(tx, resource, { where })
  const free = (await tx.rows<{ Id: number }>(sql`select r."Id" from ${table} r where ${where}`)).map(({ Id }) => Id)
  for (const id of free) await markRemoved(tx, resource, id)
  if (free.length > 0) await enqueueRemoval(tx, resource, free)
  return free.length
}

export async function countSeeded(db: Executor, resource: Resource): Promise<number> {
  const [row] = await db.rows<{ count: number }>(
    sql`select count(*)::integer as count from ${sql.identifier(resource.name)} r where ${isSeeded(resource.name, column('r', 'Id'))} and ${isPresent(resource)}`,
  )
  return row!.count
}

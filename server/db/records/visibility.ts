import { sql, type SQL } from 'drizzle-orm'
import { hasStatus, listedTimes, may, type Actor, type Resource } from '#resources'
import type { About } from '#resources/kit.ts'
import { attachedTo, targetsOf } from '#resources/targets.ts'
import { childrenOf, isParent, pageIdNames, parentsOf, type Child } from '#resources/under.ts'
import { enqueueListing } from '../jobs/jobs.ts'
import { conceal } from './presence.ts'
import { column } from './projection.ts'
import type { Columns, Executor } from '../connection/database.ts'

/** The person a list is for, with what filters it. `null` is a visitor. */
export type Viewer = (Actor & { readonly blocks: readonly number[] }) | null

const intArray = (ids: readonly number[]) => sql`${sql.param(ids)}::integer[]`

/** Excludes records under a page that this person blocks. A visitor blocks nothing. */
export function notBlocked(resource: Resource, viewer: Viewer): SQL {
  const columns = pageIdNames(resource)
  if (!viewer || viewer.blocks.length === 0 || columns.length === 0) return sql`true`
  // A person's block list must show the blocked pages.
  if (resource.access === 'own') return sql`true`
  return sql.join(
    columns.map((name) => sql`coalesce(${column('r', name)} <> all(${intArray(viewer.blocks)}), true)`),
    sql` and `,
  )
}

/**
 * What this person may find in a named list: listed records, and hidden ones under their own pages
 * (docs/rules.md#named-lists, #hidden-records).
 */
export function findable(resource: Resource, viewer: Viewer): SQL {
  if (!viewer) return sql`r."Listed"`
  if (may(viewer, 'seeHidden', resource)) return sql`true`
  const ownStatus = [...viewer.owns, ...viewer.administers]
  const columns = pageIdNames(resource)
  if (ownStatus.length === 0 || columns.length === 0) return sql`r."Listed"`
  const isUnderOwnPage = columns.map((name) => sql`${column('r', name)} = any(${intArray(ownStatus)})`)
  return sql`(r."Listed" or ${sql.join(isUnderOwnPage, sql` or `)})`
}

/** Whether row `r` should appear in public lists, by its own status and that of its parents and its target. */
function shouldBeListed(resource: Resource): SQL {
  const ownStatus = hasStatus(resource) ? sql`r."Status" <> 0 and not r."Held"` : sql`true`
  const parentsListed = areParentsListed(resource, (idName) => column('r', idName))
  const inTime = isInTime(resource, (name) => column('r', name))
  return sql.join([ownStatus, ...inTime, ...parentsListed, ...isTargetListed(resource)], sql` and `)
}

/** Whether it has begun and has not ended, where it has such times. `turnInTime` recomputes it at each of them. */
function isInTime(resource: Resource, timeOf: (name: string) => SQL): SQL[] {
  const { from, until } = listedTimes(resource)
  return [
    ...(from ? [sql`coalesce(${timeOf(from)} <= now(), true)`] : []),
    ...(until ? [sql`coalesce(${timeOf(until)} > now(), true)`] : []),
  ]
}

const areParentsListed = (resource: Resource, idOf: (idName: string) => SQL): SQL[] =>
  parentsOf(resource).map(
    ({ idName, resource: { name } }) =>
      sql`coalesce((select p."Listed" from ${sql.identifier(name)} p where p."Id" = ${idOf(idName)}), true)`,
  )

/**
 * The same for a record that is about to be inserted, as an expression; its parents must be locked. Null where it also depends
 * on what the record is about: then `refreshOwnListed` follows the insert.
 */
export function listingOfNewRecord(resource: Resource, columns: Columns): SQL | null {
  if (isTargetListed(resource).length > 0) return null
  const isShown = 'Status' in columns ? [sql`${columns['Status']}::smallint <> 0`] : []
  const parentsListed = areParentsListed(resource, (idName) => sql`${columns[idName] ?? null}::integer`)
  const inTime = isInTime(resource, (name) => sql`${columns[name] ?? null}::timestamptz`)
  return sql.join([sql`true`, ...isShown, ...inTime, ...parentsListed], sql` and `)
}

/** The same for the target of a comment or rating. A target that is a page is already checked as a parent. */
function isTargetListed(resource: Resource): SQL[] {
  const { about } = resource
  if (about?.whenDeleted !== 'cascade') return []
  const cases = targetsOf(resource)
    .filter(({ target }) => !isParent(target))
    .map(
      ({ target, name }) => sql`when ${name} then coalesce((select t."Listed" from ${sql.identifier(target.name)} t
        where t."Id" = ${targetId(about)}), false)`,
    )
  return cases.length > 0 ? [sql`case ${column('r', about.type)} ${sql.join(cases, sql` `)} else true end`] : []
}

/**
 * The id of what row `r` is about, as the type of ids. Compared as the number it is stored as, it would have the whole
 * table of the targets read for each row.
 */
function targetId(about: About): SQL {
  const id = column('r', about.id)
  return sql`case when ${id} between 1 and 2147483647 and ${id} = trunc(${id}) then ${id}::integer end`
}

/** Rows of a table that one transaction changes besides the record that was asked for. */
export const changedAtOnce = 1000

/** Recomputes `Listed` of up to `limit` rows. True: no row is wrong any more. */
async function setListed(tx: Executor, resource: Resource, where: SQL, limit: number): Promise<boolean> {
  const table = sql.identifier(resource.name)
  const isWrong = sql`r."Listed" is distinct from (${shouldBeListed(resource)})`
  const wrong = await tx.rows<{ Id: number }>(
    sql`select r."Id" from ${table} r where ${where} and ${isWrong} limit ${limit}`,
  )
  if (wrong.length === 0) return true
  const ids = sql`${sql.param(wrong.map(({ Id }) => Id))}::integer[]`
  await lockTargets(tx, resource, ids)
  await tx.rows(sql`update ${table} r set "Listed" = ${shouldBeListed(resource)} where r."Id" = any(${ids})`)
  return wrong.length < limit
}

/** A target that is hidden at the same moment must be hidden before or after, or what is about it would stay listed. */
async function lockTargets(tx: Executor, resource: Resource, ids: SQL): Promise<void> {
  const { about } = resource
  if (about?.whenDeleted !== 'cascade') return
  for (const { target, name } of targetsOf(resource).filter(({ target }) => !isParent(target)))
    await tx.rows(sql`select 1 from ${sql.identifier(target.name)} t where t."Id" in (
      select ${targetId(about)} from ${sql.identifier(resource.name)} r
      where r."Id" = any(${ids}) and ${column('r', about.type)} = ${name}) order by t."Id" for share`)
}

/** Recomputes `Listed` of a record alone, in the transaction that inserts or changes it. No row: it was right. */
export const refreshOwnListed = (tx: Executor, resource: Resource, id: number) =>
  tx.rows<{ Listed: boolean }>(
    sql`update ${sql.identifier(resource.name)} r set "Listed" = ${shouldBeListed(resource)}
      where r."Id" = ${id} and r."Listed" is distinct from (${shouldBeListed(resource)}) returning r."Listed"`,
    'write',
  )

/**
 * Recomputes `Listed` of a record and of what is under it. Call it in the transaction that changes the record. Where that
 * is much a job does the rest, and what it has to hide counts as gone meanwhile (docs/decisions/deletion.md#hiding-and-moving).
 */
export async function refreshListed(tx: Executor, resource: Resource, id: number): Promise<void> {
  const [own] = await refreshOwnListed(tx, resource, id)
  if (!own || (await refreshUnder(tx, resource, id, changedAtOnce))) return
  if (!own.Listed) await conceal(tx, resource, id)
  await enqueueListing(tx, resource, id)
}

/** Recomputes `Listed` of a portion of what is under a record. True: nothing is left. Call it with the record locked. */
export async function refreshUnder(tx: Executor, resource: Resource, id: number, limit: number): Promise<boolean> {
  let isDone = true
  for (const child of targetsFirst(childrenOf(resource)))
    // A column each, because the planner would read the whole table for two at once.
    for (const name of child.idNames)
      isDone = (await setListed(tx, child.resource, sql`${column('r', name)} = ${id}`, limit)) && isDone
  if (isParent(resource)) return isDone
  for (const { resource: attached, about, name } of attachedTo(resource)) {
    const isAbout = sql`${column('r', about.type)} = ${name} and ${column('r', about.id)} = ${id}`
    isDone = (await setListed(tx, attached, isAbout, limit)) && isDone
  }
  return isDone
}

/** Comment targets come before comments, whose `Listed` depends on theirs. */
const targetsFirst = (children: readonly Child[]) =>
  [...children].sort((a, b) => Number(a.resource.about !== undefined) - Number(b.resource.about !== undefined))

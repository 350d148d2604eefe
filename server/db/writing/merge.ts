import { sql, type SQL } from 'drizzle-orm'
import { requireResource, type Resource } from '#resources'
import { isParent } from '#resources/under.ts'
import { recordAct } from '../audit/audit.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { movePageDays } from '../days/acts.ts'
import { enqueue, enqueueRemoval } from '../jobs/jobs.ts'
import { notify } from '../notifications.ts'
import { moveCases, moveCasesBack } from '../moderation/mergedCases.ts'
import { endClaims, moveWaiting, moveWaitingBack } from '../pages/mergedWaiting.ts'
import { markRemoved } from '../records/presence.ts'
import { referencesTo, type ReferenceTo } from '../records/uses.ts'
import { joinSource } from '../schema/tables.ts'
import { isOfNoUse } from '../team/owners.ts'
import { forgetFiles, giveBackValues, takeValues, type Merge, type ValuesBefore } from './mergedValues.ts'
import { updateRecord } from './mutations.ts'
import { findTwin, hasNewerTwin } from './twins.ts'

/**
 * Two records become one (docs/rules.md#merging): what names the one names the other from then on, and the one is deleted as others are.
 * Until that is over, which can be undone, it is kept what each record named before.
 */

/** Records that one transaction moves: with a page moves what is under it. */
const movedAtOnce = 50

interface Merged {
  keep: number
  drop: number
  /** Those that the survivor takes over; by default those that it lacks. */
  fields?: readonly string[] | undefined
  by: number
  /** So long it can be undone. */
  inSeconds: number
}

export async function mergeRecords(
  tx: Executor,
  resource: Resource,
  { keep, drop, fields, by, inSeconds }: Merged,
): Promise<boolean> {
  const [merge] = await tx.rows<Merge>(sql`insert into "merge" ("Source", "DropId", "KeepId")
    values (${resource.name}, ${drop}, ${keep}) on conflict do nothing returning *`)
  // The one before is still being undone.
  if (!merge) return false
  const taken = await takeValues(tx, merge, by, fields)
  if (isParent(resource)) {
    // The news of the one go along with it.
    for (const pageId of [drop, keep]) await notify(tx, { ...newsOf(merge), pageId, byProfileId: by })
    await moveWaiting(tx, merge)
  }
  await markRemoved(tx, resource, drop)
  await enqueueRemoval(tx, resource, [drop], inSeconds)
  await recordAct(tx, { by, act: 'takeIn', about: resource, aboutId: keep, fields: taken })
  await recordAct(tx, { by, act: 'merge', about: resource, aboutId: drop })
  await moveCases(tx, merge)
  if (isParent(resource)) await endClaims(tx, merge)
  await follow(tx, merge.Id, by)
  return true
}

/**
 * After the deletion of a merged record was taken back. Says how much stays with the survivor, because somebody has changed it since or
 * it is gone; undefined where it was no merge.
 */
export async function undoMerge(
  tx: Executor,
  resource: Resource,
  drop: number,
  by: number,
): Promise<number | undefined> {
  const [merge] = await tx.rows<Merge>(sql`update "merge" set "IsUndone" = true
    where "Source" = ${resource.name} and "DropId" = ${drop} returning *`)
  if (!merge) return undefined
  await lockBoth(tx, merge)
  const moved = await countMoved(tx, merge)
  const left = moved + (await giveBackValues(tx, merge, by))
  await moveCasesBack(tx, merge)
  if (isParent(resource)) {
    await moveWaitingBack(tx, merge)
    await forgetNews(tx, merge)
  }
  await recordAct(tx, { by, act: 'unmerge', about: resource, aboutId: merge.KeepId })
  await follow(tx, merge.Id, by)
  return left
}

/** What was merged into a record and can be taken back, the newest first. */
export const findUndoable = (db: Executor, { name, title }: Resource, keep: number, inSeconds: number) =>
  db.rows<{ Id: number; Name: string | null; At: Date }>(sql`select m."DropId" as "Id", max(u."CreatedAt") as "At",
      (select r.${sql.identifier(title)} from ${sql.identifier(name)} r where r."Id" = m."DropId") as "Name"
    from "merge" m join "audit" u on u."Act" = 'merge' and u."About" = m."Source" and u."AboutId" = m."DropId"
    where m."Source" = ${name} and m."KeepId" = ${keep} and not m."IsUndone"
      and u."CreatedAt" > now() - make_interval(secs => ${inSeconds})
    group by m."DropId" order by 2 desc`)

const newsOf = ({ Source, KeepId }: Merge) => ({ kind: 'merge', about: Source, aboutId: KeepId }) as const

/** Of this merge and another one into the same record: they read alike. */
const forgetNews = (tx: Executor, { Source, DropId, KeepId }: Merge) =>
  tx.rows(sql`delete from "notification" where "Kind" = 'merge' and "About" = ${Source} and "AboutId" = ${KeepId}
    and "PageId" in (${DropId}, ${KeepId})`)

const follow = async (tx: Executor, id: number, by: number) => {
  if (!(await followMerge(tx, id, { by, limit: movedAtOnce }))) await enqueue(tx, 'merge', { id, by })
}

/** Moves a portion of what a merge moves, or moves it back. True: nothing is left. */
export async function followMerge(
  tx: Executor,
  id: number,
  { by, limit = movedAtOnce }: { by?: number; limit?: number },
): Promise<boolean> {
  const [known] = await tx.rows<Merge>(sql`select * from "merge" where "Id" = ${id}`)
  // Without the survivor, what is left goes with the other.
  if (!known || !(await lockBoth(tx, known))) return true
  const [merge] = await tx.rows<Merge>(sql`select * from "merge" where "Id" = ${id} for update`)
  if (!merge) return true
  const most = Math.min(limit, movedAtOnce)
  return merge.IsUndone ? moveBack(tx, merge, by, most) : moveOn(tx, merge, by, most)
}

/** Before what is under them, as every write does (docs/architecture.md#locks). False: the survivor is gone. */
async function lockBoth(tx: Executor, { Source, DropId, KeepId }: Merge): Promise<boolean> {
  const rows = await tx.rows<{ Id: number }>(sql`select "Id" from ${sql.identifier(Source)}
    where "Id" in (${DropId}, ${KeepId}) order by "Id" for update`)
  return rows.some(({ Id }) => Id === KeepId)
}

/** Before merged records are removed for good: moves what is left, and forgets what was. False: there is more. */
export async function settleMerges(tx: Executor, resource: Resource, ids: readonly number[], limit: number) {
  if (!resource.mergeable) return true
  const merges = await tx.rows<Merge>(sql`select * from "merge" where "Source" = ${resource.name}
    and "DropId" = any(${sql.param([...ids])}::integer[]) order by "Id"`)
  for (const merge of merges) {
    if (!(await followMerge(tx, merge.Id, {}))) return false
    if (isParent(resource) && !(await movePageDays(tx, merge.DropId, merge.KeepId, limit))) return false
    await forgetFiles(tx, merge)
    await tx.rows(sql`delete from "mergeMove" where "MergeId" = ${merge.Id}`)
  }
  // What a survivor had before is a value of its own, and goes with it.
  await tx.rows(sql`delete from "mergeMove" where "Source" = ${resource.name}
    and "RecordId" = any(${sql.param([...ids])}::integer[])`)
  return true
}

/** What records name of this one. An offer is of the very page that was offered. */
const moving = (source: string) =>
  referencesTo(requireResource(source)).filter(({ resource }) => resource.access !== 'transfer')

const namedIn = ({ name }: ReferenceTo, alias = 'r') => sql`${sql.identifier(alias)}.${sql.identifier(`${name}Id`)}`

async function moveOn(tx: Executor, merge: Merge, by: number | undefined, limit: number): Promise<boolean> {
  let left = limit
  for (const reference of moving(merge.Source)) {
    const stays = reference.isList
      ? sql`false`
      : sql`(${hasNewerTwin(reference, merge.KeepId)} or ${isOfNoUse(reference.resource, merge.KeepId)})`
    const ids = await tx.rows<{ id: number }>(
      sql`select r.${sql.identifier(reference.source)} as id from ${sql.identifier(reference.table)} r
        where ${namedIn(reference)} = ${merge.DropId} and not ${stays} order by 1 limit ${left}`,
    )
    for (const { id } of ids) {
      const named = await namesOf(tx, reference, id)
      if (!named) continue
      await remember(tx, merge, reference, id, named.ids)
      if (named.ids) await setNames(tx, reference, named.row, { to: merged(named.ids, merge), by })
      else await exchange(tx, merge, reference, named.row, { to: merge.KeepId, by })
    }
    left -= ids.length
    if (left === 0) return false
  }
  return true
}

const remember = (tx: Executor, merge: Merge, { resource, name }: ReferenceTo, id: number, ids: number[] | null) =>
  tx.rows(sql`insert into "mergeMove" ("MergeId", "Source", "Field", "RecordId", "Before") values (${merge.Id},
    ${resource.name}, ${name}, ${id}, ${ids ? JSON.stringify(ids) : null}::jsonb) on conflict do nothing`)

/** Of two that are only once there, such as two ratings by one person, the other takes this one's place. */
async function exchange(
  tx: Executor,
  merge: Merge,
  reference: ReferenceTo,
  row: Columns,
  { to, by }: { to: number; by: number | undefined },
): Promise<void> {
  const from = to === merge.KeepId ? merge.DropId : merge.KeepId
  const twinId = await findTwin(tx, reference, row['Id'] as number, to)
  const twin = twinId === undefined ? null : await namesOf(tx, reference, twinId)
  if (twin) {
    if (merge.IsUndone) {
      const isOurs = await tx.rows(sql`select 1 from "mergeMove" where "MergeId" = ${merge.Id}
        and "Source" = ${reference.resource.name} and "Field" = ${reference.name} and "RecordId" = ${twinId}`)
      // Made since: it stays.
      if (isOurs.length === 0) return
    } else await remember(tx, merge, reference, twinId!, [to])
    await tx.rows(sql`update ${sql.identifier(reference.resource.name)} r set ${sql.identifier(`${reference.name}Id`)} = null
      where r."Id" = ${twinId}`)
  }
  await setNames(tx, reference, row, { to, by, from })
  if (twin) await setNames(tx, reference, twin.row, { to: from, by, from: to })
}

interface Move {
  Source: string
  Field: string
  RecordId: number
  Before: number[] | ValuesBefore | null
}

/** What somebody has changed since stays as they have it. */
async function moveBack(tx: Executor, merge: Merge, by: number | undefined, limit: number): Promise<boolean> {
  const portion = sql`select * from "mergeMove" where "MergeId" = ${merge.Id} order by "Source", "Field", "RecordId" limit ${limit}`
  const moves = await tx.rows<Move>(portion)
  const references = moving(merge.Source)
  for (const { Source, Field, RecordId, Before } of moves) {
    const reference = references.find(({ resource, name }) => resource.name === Source && name === Field)
    const named = reference && (await namesOf(tx, reference, RecordId))
    if (!named || (Before && !Array.isArray(Before))) continue
    if (reference.isList) {
      if (Before && named.ids?.join() === merged(Before, merge).join())
        await setNames(tx, reference, named.row, { to: Before, by })
      continue
    }
    const to = Before?.[0] ?? merge.DropId
    const isAsMoved = named.row[`${Field}Id`] === (to === merge.DropId ? merge.KeepId : merge.DropId)
    if (isAsMoved) await exchange(tx, merge, reference, named.row, { to, by })
  }
  await tx.rows(sql`delete from "mergeMove" m using (${portion}) done where m."MergeId" = done."MergeId"
    and m."Source" = done."Source" and m."Field" = done."Field" and m."RecordId" = done."RecordId"`)
  if (moves.length === limit) return false
  await tx.rows(sql`delete from "merge" where "Id" = ${merge.Id}`)
  return true
}

/** How many records name something else than the merge made of them, or are gone. */
async function countMoved(tx: Executor, merge: Merge): Promise<number> {
  const counts = moving(merge.Source).map((reference): SQL => {
    const { resource, name, table, source } = reference
    const now = sql`case when not ${reference.isList} and m."Before"->>0 = ${String(merge.KeepId)} then ${merge.DropId}::integer else ${merge.KeepId}::integer end`
    return sql`(select count(*) from "mergeMove" m where m."MergeId" = ${merge.Id} and m."Source" = ${resource.name}
      and m."Field" = ${name} and not exists (select 1 from ${sql.identifier(table)} r
        where r.${sql.identifier(source)} = m."RecordId" and ${namedIn(reference)} = ${now}))`
  })
  const [row] = await tx.rows<{ n: number }>(sql`select (${sql.join(counts, sql` + `)})::integer as n`)
  return row!.n
}

const merged = (ids: readonly number[], { DropId, KeepId }: Merge) => [
  ...new Set(ids.map((id) => (id === DropId ? KeepId : id))),
]

/** A record, locked, and what its list of references has, if that is where it names others. Those being removed too: they may come back. */
async function namesOf(tx: Executor, { resource, name, table, isList }: ReferenceTo, id: number) {
  const [row] = await tx.rows<Columns>(
    sql`select * from ${sql.identifier(resource.name)} where "Id" = ${id} for update`,
  )
  if (!row || !isList) return row && { row, ids: null }
  const ids = await tx.rows<{
    id: number
  }>(sql`select ${sql.identifier(`${name}Id`)} as id from ${sql.identifier(table)}
    where ${sql.identifier(joinSource(resource))} = ${id} order by "Position"`)
  return { row, ids: ids.map((one) => one.id) }
}

interface Names {
  to: number | number[]
  by: number | undefined
  from?: number
}

/** What is about the merged record itself, and not only on it, says so in a field of its own. */
function aboutIt({ resource, name }: ReferenceTo, row: Columns, from: number | undefined, to: number): Columns {
  const { about } = resource
  const target = resource.fields[name]
  if (!about || about.whenDeleted !== 'cascade' || name === resource.ownedBy || target?.kind !== 'reference') return {}
  return row[about.type] === requireResource(target.to)[about.as] && row[about.id] === from ? { [about.id]: to } : {}
}

const setNames = (tx: Executor, reference: ReferenceTo, row: Columns, { to, by, from }: Names) =>
  updateRecord(tx, reference.resource, row, {
    columns: Array.isArray(to) ? {} : { [`${reference.name}Id`]: to, ...aboutIt(reference, row, from, to) },
    ...(Array.isArray(to) && { relatedIds: new Map([[reference.name, to]]) }),
    ...(by !== undefined && { by: { profileId: by, byRole: true } }),
  })

import { sql } from 'drizzle-orm'
import { requireResource, type Resource } from '#resources'
import { recordAct } from '../audit/audit.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { enqueue, enqueueRemoval } from '../jobs/jobs.ts'
import { markRemoved } from '../records/presence.ts'
import { referencesTo, type ReferenceTo } from '../records/uses.ts'
import { joinSource } from '../schema/tables.ts'
import { updateRecord } from './mutations.ts'

/**
 * Two records become one (docs/rules.md#merging): what names the one names the other from then on, and the one is deleted as others are.
 * Until that is over, which can be undone, it is kept what each record named before.
 */

interface Merge {
  Id: number
  Source: string
  DropId: number
  KeepId: number
  IsUndone: boolean
}

/** Records that one transaction moves: with a page moves what is under it. */
const movedAtOnce = 50

/** @param inSeconds so long it can be undone */
export async function mergeRecords(
  tx: Executor,
  resource: Resource,
  { keep, drop, by, inSeconds }: { keep: number; drop: number; by: number; inSeconds: number },
): Promise<boolean> {
  const [merge] = await tx.rows<Merge>(sql`insert into "merge" ("Source", "DropId", "KeepId")
    values (${resource.name}, ${drop}, ${keep}) on conflict do nothing returning *`)
  // The one before is still being undone.
  if (!merge) return false
  await markRemoved(tx, resource, drop)
  await enqueueRemoval(tx, resource, [drop], inSeconds)
  await recordAct(tx, { by, act: 'merge', about: resource, aboutId: drop })
  await follow(tx, merge.Id, by)
  return true
}

/** After the deletion of a merged record was taken back. */
export async function undoMerge(tx: Executor, { name }: Resource, drop: number, by: number): Promise<void> {
  const [merge] = await tx.rows<Merge>(sql`update "merge" set "IsUndone" = true
    where "Source" = ${name} and "DropId" = ${drop} returning *`)
  if (merge) await follow(tx, merge.Id, by)
}

const follow = async (tx: Executor, id: number, by: number) => {
  if (!(await followMerge(tx, id, { by, limit: movedAtOnce }))) await enqueue(tx, 'merge', { id, by })
}

/** Moves a portion of what a merge moves, or moves it back. True: nothing is left. */
export async function followMerge(
  tx: Executor,
  id: number,
  { by, limit = movedAtOnce }: { by?: number; limit?: number },
): Promise<boolean> {
  const [merge] = await tx.rows<Merge>(sql`select * from "merge" where "Id" = ${id} for update`)
  if (!merge) return true
  const most = Math.min(limit, movedAtOnce)
  return merge.IsUndone ? moveBack(tx, merge, by, most) : moveOn(tx, merge, by, most)
}

/** Before a merged record is removed for good: moves what is left, and forgets what was. False: there is more. */
export async function settleMerge(tx: Executor, { name }: Resource, drop: number): Promise<boolean> {
  const [merge] = await tx.rows<Merge>(sql`select * from "merge" where "Source" = ${name} and "DropId" = ${drop}`)
  if (!merge) return true
  if (!(await followMerge(tx, merge.Id, {}))) return false
  await tx.rows(sql`delete from "mergeMove" where "MergeId" = ${merge.Id}`)
  return true
}

async function moveOn(tx: Executor, merge: Merge, by: number | undefined, limit: number): Promise<boolean> {
  let left = limit
  for (const reference of referencesTo(requireResource(merge.Source))) {
    const ids = await tx.rows<{ id: number }>(
      sql`select ${sql.identifier(reference.source)} as id from ${sql.identifier(reference.table)}
        where ${sql.identifier(`${reference.name}Id`)} = ${merge.DropId} order by 1 limit ${left}`,
    )
    for (const { id } of ids) {
      const named = await namesOf(tx, reference, id)
      if (!named) continue
      await tx.rows(sql`insert into "mergeMove" ("MergeId", "Source", "Field", "RecordId", "Before") values (${merge.Id},
        ${reference.resource.name}, ${reference.name}, ${id}, ${named.ids ? JSON.stringify(named.ids) : null}::jsonb) on conflict do nothing`)
      await setNames(tx, reference, named.row, named.ids ? merged(named.ids, merge) : merge.KeepId, by)
    }
    left -= ids.length
    if (left === 0) return false
  }
  return true
}

/** What somebody has changed since stays as they have it. */
async function moveBack(tx: Executor, merge: Merge, by: number | undefined, limit: number): Promise<boolean> {
  const moves = await tx.rows<{ Source: string; Field: string; RecordId: number; Before: number[] | null }>(
    sql`delete from "mergeMove" where ctid = any(array(
      select ctid from "mergeMove" where "MergeId" = ${merge.Id} limit ${limit})) returning *`,
  )
  const references = referencesTo(requireResource(merge.Source))
  for (const { Source, Field, RecordId, Before } of moves) {
    const reference = references.find(({ resource, name }) => resource.name === Source && name === Field)
    const named = reference && (await namesOf(tx, reference, RecordId))
    if (!named) continue
    const isAsMoved = Before
      ? named.ids?.join() === merged(Before, merge).join()
      : named.row[`${Field}Id`] === merge.KeepId
    if (isAsMoved) await setNames(tx, reference, named.row, Before ?? merge.DropId, by)
  }
  if (moves.length === limit) return false
  await tx.rows(sql`delete from "merge" where "Id" = ${merge.Id}`)
  return true
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

const setNames = (tx: Executor, { resource, name }: ReferenceTo, row: Columns, to: number | number[], by?: number) =>
  updateRecord(tx, resource, row, {
    columns: Array.isArray(to) ? {} : { [`${name}Id`]: to },
    ...(Array.isArray(to) && { relatedIds: new Map([[name, to]]) }),
    ...(by !== undefined && { by: { profileId: by, byRole: true } }),
  })

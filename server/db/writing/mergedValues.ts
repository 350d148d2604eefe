import { sql } from 'drizzle-orm'
import { requireResource, type Resource } from '#resources'
import { filledBy, mergedColumns, mergedFields } from '#resources/merging.ts'
import { isParent } from '#resources/under.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { enqueueFileRemoval } from '../jobs/jobs.ts'
import { filesOf } from '../schema/fileColumns.ts'
import { joinSource, joinTableName } from '../schema/tables.ts'
import { changeOwners } from '../team/owners.ts'
import { updateRecord } from './mutations.ts'

/** Values that the survivor of a merge takes over. The other keeps its own, by which an undo knows what somebody has changed since. */

export interface Merge {
  Id: number
  Source: string
  DropId: number
  KeepId: number
  IsUndone: boolean
}

/** Column → what the survivor had there; for a list of references the ids. */
export type ValuesBefore = Readonly<Record<string, unknown>>

/** The columns of a record, and its lists of references under their own names. */
async function valuesOf(tx: Executor, resource: Resource, id: number): Promise<Columns> {
  const lists = mergedFields(resource).flatMap(([name, { kind }]) => (kind === 'references' ? [name] : []))
  const asColumns = lists.map(
    (
      name,
    ) => sql`, array(select j.${sql.identifier(`${name}Id`)} from ${sql.identifier(joinTableName(resource, name))} j
      where j.${sql.identifier(joinSource(resource))} = r."Id" order by j."Position") as ${sql.identifier(name)}`,
  )
  const [row] = await tx.rows<Columns>(
    sql`select r.* ${sql.join(asColumns)} from ${sql.identifier(resource.name)} r where r."Id" = ${id}`,
  )
  return row ?? {}
}

const asText = (value: unknown) => JSON.stringify(value ?? null)

/** Gives a record these values. An owner is not simply written: what the one before had under way ends. */
async function setValues(tx: Executor, resource: Resource, row: Columns, values: Columns, raw: unknown, by: number) {
  const owner = isParent(resource) ? `${resource.ownedBy}Id` : ''
  const lists = new Map<string, readonly number[]>()
  const columns: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values))
    if (resource.fields[name]?.kind === 'references') lists.set(name, value as number[])
    else if (name !== owner) columns[name] = value
  const typed = raw as Record<string, string> | null
  await updateRecord(tx, resource, row, {
    columns,
    relatedIds: lists,
    raw: Object.fromEntries(Object.keys(columns).map((name) => [name, typed?.[name] ?? null])),
    by: { profileId: by, byRole: true },
  })
  const [pageId, profileId] = [row['Id'] as number, values[owner] as number | null | undefined]
  if (profileId) await changeOwners(tx, [{ pageId, profileId }])
  else if (profileId === null) await tx.rows(sql`update "page" set "OwnerId" = null where "Id" = ${pageId}`)
}

/** Takes over these fields of the other, by default those that the survivor lacks, and remembers what was there. Returns their names. */
export async function takeValues(
  tx: Executor,
  { Id, Source, KeepId, DropId }: Merge,
  by: number,
  fields?: readonly string[],
): Promise<readonly string[]> {
  const resource = requireResource(Source)
  const [keep, drop] = [await valuesOf(tx, resource, KeepId), await valuesOf(tx, resource, DropId)]
  const wanted = new Set(fields ?? filledBy(resource, keep, drop))
  const taken = mergedFields(resource).filter(([name]) => wanted.has(name))
  const columns = taken.flatMap(([name, field]) => mergedColumns(name, field))
  const changed = columns.filter((name) => asText(keep[name]) !== asText(drop[name]))
  if (changed.length === 0) return []
  const before = Object.fromEntries(changed.map((name) => [name, keep[name] ?? null]))
  await tx.rows(sql`insert into "mergeMove" ("MergeId", "Source", "Field", "RecordId", "Before")
    values (${Id}, ${Source}, '', ${KeepId}, ${JSON.stringify(before)}::jsonb)`)
  const values = Object.fromEntries(changed.map((name) => [name, drop[name] ?? null]))
  await setValues(tx, resource, keep, values, drop['Raw'], by)
  return taken.flatMap(([name, field]) => (mergedColumns(name, field).some((one) => one in before) ? [name] : []))
}

const findBefore = async (tx: Executor, { Id, Source, KeepId }: Merge) => {
  const [found] = await tx.rows<{ Before: ValuesBefore }>(sql`select "Before" from "mergeMove"
    where "MergeId" = ${Id} and "Source" = ${Source} and "Field" = '' and "RecordId" = ${KeepId}`)
  return found?.Before ?? {}
}

/** Gives the survivor back what it had. Returns how many of these values somebody has changed since, which stay. */
export async function giveBackValues(tx: Executor, merge: Merge, by: number): Promise<number> {
  const before = await findBefore(tx, merge)
  const names = Object.keys(before)
  const resource = requireResource(merge.Source)
  const [keep, drop] = [await valuesOf(tx, resource, merge.KeepId), await valuesOf(tx, resource, merge.DropId)]
  const asTaken = names.filter((name) => 'Id' in keep && asText(keep[name]) === asText(drop[name]))
  if (asTaken.length > 0)
    await setValues(tx, resource, keep, Object.fromEntries(asTaken.map((name) => [name, before[name]])), null, by)
  return names.length - asTaken.length
}

/** Pictures that the survivor no longer has, once nobody can bring them back. */
export const forgetFiles = async (tx: Executor, merge: Merge) =>
  enqueueFileRemoval(tx, filesOf(requireResource(merge.Source), [(await findBefore(tx, merge)) as Columns]))

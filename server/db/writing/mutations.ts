import { sql, type SQL } from 'drizzle-orm'
import { fieldsOf, hasHistory, hidden, isRestorable, requireResource, verifiedNames, type Resource } from '#resources'
import { isRemovedInPortions } from '#resources/deletion.ts'
import { attachedTo } from '#resources/targets.ts'
import { isParent, parentsOf } from '#resources/under.ts'
import type { RelatedIds } from '../searchIndex/facets.ts'
import { searchVectors } from '../searchIndex/vector.ts'
import { addToVocabulary } from '../searchIndex/vocabulary.ts'
import { loadRelatedIds, relatedIdsOfNewRecords } from '../searchIndex/relatedIds.ts'
import { locatingColumn, relocate } from './relocation.ts'
import { hasStoredRank, rankOfNewRecord, refreshOwnRank, refreshRanksUnder } from '../searchIndex/storedRank.ts'
import { recordEdit, type Writer } from '../audit/edits.ts'
import { recountAfter } from '../ratings/counts.ts'
import { removeAttached } from '../removal/attached.ts'
import { deleteRows } from '../removal/deleteRows.ts'
import { enqueueListing, enqueueRemoval } from '../jobs/jobs.ts'
import { noLongerThere } from '../records/uses.ts'
import { conceal, findRemoved, markRemoved } from '../records/presence.ts'
import { changedAtOnce, listingOfNewRecord, refreshListed, refreshOwnListed } from '../records/visibility.ts'
import { joinSource, joinTableName } from '../schema/tables.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { sentTogether } from '../connection/sentTogether.ts'
import { isOneOf } from '../connection/statements.ts'

export interface Changes {
  columns: Columns
  /** Ids for each `references` field. */
  relatedIds?: RelatedIds
  /** Field → the text as typed, or null when only NFC normalization changed it. */
  raw?: Readonly<Record<string, string | null>>
  /** Field → the text as sent, before its conversion from Zawgyi. If it equals the stored text, nothing changes. */
  asSent?: Readonly<Record<string, string>>
  /** Whose change the record's history is told of. */
  by?: Writer
}

const table = (resource: Resource) => sql.identifier(resource.name)
const comma = sql.raw(', ')
/** Arrays and objects are sent as one parameter; drizzle would spread an array into a list. */
const parameter = (value: unknown): SQL =>
  value !== null && typeof value === 'object' ? sql`${sql.param(value)}` : sql`${value}`

/** Inserts a record and returns its id. A broken reference or a duplicate fails with the database's own error. */
export async function insertRecord(tx: Executor, resource: Resource, changes: Changes): Promise<number> {
  const [id, indexedIdsOf] = await sentTogether(
    nextRecordId(tx, resource),
    relatedIdsOfNewRecords(tx, resource, [changes.columns], () => changes.relatedIds),
    lockParentsForShare(tx, resource, changes.columns),
  )
  const raw = Object.fromEntries(Object.entries(changes.raw ?? {}).filter(([, typed]) => typed !== null))
  const columns: Columns = {
    Id: id,
    ...changes.columns,
    ...searchVectors(resource, changes.columns, indexedIdsOf(changes.columns)),
    ...(Object.keys(raw).length > 0 ? { Raw: raw } : {}),
  }
  const listing = listingOfNewRecord(resource, columns)
  // What its page gives it, in the same statement: changed afterwards, the row would be written twice.
  const computed: Record<string, SQL> = {
    ...(hasStoredRank(resource) && { StaticRank: rankOfNewRecord(columns) }),
    ...(listing && { Listed: listing }),
  }
  const names = [...Object.keys(columns), ...Object.keys(computed)].map((name) => sql.identifier(name))
  const values = sql.join([...Object.values(columns).map(parameter), ...Object.values(computed)], comma)
  await sentTogether(
    tx.rows(sql`insert into ${table(resource)} (${sql.join(names, comma)}) values (${values})`, 'write'),
    replaceJoinRows(tx, resource, id, changes.relatedIds, { isNew: true }),
    addToVocabulary(tx, resource, [columns]),
    listing ? Promise.resolve() : refreshOwnListed(tx, resource, id),
    recountAfter(tx, resource, [columns]),
  )
  return id
}

/** Asked for beforehand, so that what follows the insert need not wait for its answer. */
async function nextRecordId(tx: Executor, resource: Resource): Promise<number> {
  const table = sql.raw(`'"${resource.name}"'`)
  const [row] = await tx.rows<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'Id'))::integer as id`,
    'write',
  )
  return row!.id
}

/**
 * Locks the parents of a new record: if one is hidden at the same moment, the record must not stay listed.
 * @throws ApiError 404 for a parent that was deleted meanwhile
 */
async function lockParentsForShare(tx: Executor, resource: Resource, columns: Columns): Promise<void> {
  const parents = parentsOf(resource)
  for (const name of new Set(parents.map((parent) => parent.resource.name))) {
    const ids = parents
      .filter((parent) => parent.resource.name === name)
      .map(({ idName }) => columns[idName])
      .filter((id) => typeof id === 'number')
    if (ids.length === 0) continue
    const parent = requireResource(name)
    const locked = tx.rows(
      sql`select 1 from ${sql.identifier(name)} where ${isOneOf(sql`"Id"`, ids)} order by "Id" for share`,
      'write',
    )
    // After the lock: a statement that waits for one does not see what was written meanwhile.
    const [, removed] = await sentTogether(locked, findRemoved(tx, parent, ids))
    if (removed.length > 0) throw await noLongerThere(tx, parent, removed[0]!)
  }
}

/** Returns the ids of before. */
async function replaceJoinRows(
  tx: Executor,
  resource: Resource,
  id: number,
  relatedIds?: RelatedIds,
  { isNew = false } = {},
): Promise<ReadonlyMap<string, readonly number[]>> {
  const source = sql.identifier(joinSource(resource))
  const former = [...(relatedIds ?? [])].map(async ([name, targets]): Promise<[string, readonly number[]]> => {
    const joinTable = sql.identifier(joinTableName(resource, name))
    const target = sql.identifier(`${name}Id`)
    const [rows] = await sentTogether(
      isNew
        ? Promise.resolve([])
        : tx.rows<{ id: number; at: number }>(
            sql`delete from ${joinTable} where ${source} = ${id} returning ${target} as id, "Position" as at`,
          ),
      ...(targets.length === 0
        ? []
        : [
            tx.rows(sql`insert into ${joinTable} (${source}, ${target}, "Position")
      select ${id}::integer, t.id, t.position from unnest(${sql.param(targets)}::integer[]) with ordinality as t(id, position)`),
          ]),
    )
    return [name, rows.sort((a, b) => a.at - b.at).map((row) => row.id)]
  })
  return new Map(await sentTogether(...former))
}

/** Locks a record until the transaction ends and returns its columns; undefined when there is none. */
export async function lockForUpdate(tx: Executor, resource: Resource, id: number): Promise<Columns | undefined> {
  // In this order: a statement that waits for a lock does not see what was written meanwhile.
  const [[row], removed] = await sentTogether(
    tx.rows(sql`select * from ${table(resource)} where "Id" = ${id} for update`, 'write'),
    isRemovedInPortions(resource) || isRestorable(resource) ? findRemoved(tx, resource, [id]) : Promise.resolve([]),
  )
  return removed.length > 0 ? undefined : row
}

/** Keeps a record from being changed or deleted until the transaction ends. Several transactions may hold this lock. */
export const lockForShare = (tx: Executor, resource: Resource, id: number) =>
  tx.rows(sql`select 1 from ${table(resource)} where "Id" = ${id} for share`)

/** Which of these columns a PATCH based on `version` would overwrite although they were changed after that version. */
export function staleColumns(row: Columns, changes: Changes, version: number): string[] {
  return Object.keys(changedColumns(row, changes)).filter((name) => isChangedSince(row, [name], version))
}

/** Whether one of these columns was changed after that version; false if nobody says which. */
export function isChangedSince(row: Columns, names: readonly string[], version = Infinity): boolean {
  const changedIn = row['ChangedIn'] as Record<string, number>
  return names.some((name) => (changedIn[name] ?? 1) > version)
}

/**
 * The columns whose value changes. Clients send whole forms. A text that is sent back as stored is unchanged and keeps
 * its raw form, even if it would be converted today because its writer had chosen not to (docs/rules.md#as-typed).
 */
export function changedColumns(row: Columns, { columns, asSent = {} }: Changes): Changes['columns'] {
  return Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) => !isSameValue(row[name], value) && !(name in asSent && isSameValue(row[name], asSent[name])),
    ),
  )
}

const isSameValue = (a: unknown, b: unknown) =>
  typeof a === 'string' ? a === b : JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Changes a row locked by `lockForUpdate`, and says what of it. If nothing changes, the version stays. */
export async function updateRecord(
  tx: Executor,
  resource: Resource,
  row: Columns,
  changes: Changes,
): Promise<readonly string[]> {
  const id = row['Id'] as number
  const changed = changedColumns(row, changes)
  const former = await replaceJoinRows(tx, resource, id, changes.relatedIds)
  const related = new Map(
    [...former].flatMap(([name, before]) => {
      const after = changes.relatedIds!.get(name)!
      return before.join() === after.join() ? [] : [[name, [before, after] as const]]
    }),
  )
  const changedNames = [...Object.keys(changed), ...related.keys()]
  if (changedNames.length === 0) return []
  const version = (row['Version'] as number) + 1
  const columns = { ...row, ...changed }
  const next: Record<string, unknown> = {
    ...changed,
    Version: version,
    ChangedIn: { ...(row['ChangedIn'] as object), ...Object.fromEntries(changedNames.map((name) => [name, version])) },
    ...Object.fromEntries(noLongerConfirmed(resource, changed).map((name) => [name, null])),
    ...(verifiedNames(resource).some((name) => name in changed) ? { VerifiedAt: null } : {}),
    ...momentsOf(resource, row, changed),
    ...searchVectors(resource, columns, await loadRelatedIds(tx, resource, id, columns)),
    Raw: mergedRaw(row['Raw'] as Record<string, string> | null, changes.raw, changed),
  }
  const assignments = Object.entries(next).map(([name, value]) => sql`${sql.identifier(name)} = ${parameter(value)}`)
  await sentTogether(
    tx.rows(sql`update ${table(resource)} set ${sql.join(assignments, comma)}, "UpdatedAt" = now() where "Id" = ${id}`),
    changes.by && hasHistory(resource)
      ? recordEdit(tx, resource, row, { by: changes.by, changed, related })
      : Promise.resolve(),
  )
  const location = locatingColumn(resource)
  if (location && location in changed) await relocate(tx, resource, id, row[location], changed[location])
  await addToVocabulary(tx, resource, [changed])
  if ('VerifiedAt' in next || 'PageId' in next) await refreshRank(tx, resource, id)
  await refreshListed(tx, resource, id)
  // It may have come from another page.
  await recountAfter(tx, resource, [row, columns])
  return changedNames
}

/** The times at which one of these changed fields was found to be true; a number that is only written otherwise stays. */
const noLongerConfirmed = ({ fields }: Resource, changed: Columns): string[] =>
  fieldsOf({ fields }).flatMap(([name, field]) =>
    field.kind === 'time' && field.of && (fields[field.of]?.kind === 'phone' ? `${field.of}E164` : field.of) in changed
      ? [name]
      : [],
  )

/** Ranks a record anew, or what is under it. */
export const refreshRank = (tx: Executor, resource: Resource, id: number): Promise<void> =>
  isParent(resource) ? refreshRanksUnder(tx, [id]) : refreshOwnRank(tx, resource, id)

/** Since when texts read as they do, and when a draft is published for the first time. */
function momentsOf(resource: Resource, row: Columns, changed: Columns): Columns {
  const now = new Date()
  const isFirst = !('Status' in (row['ChangedIn'] as object)) && row['Status'] === hidden && 'Status' in changed
  return Object.fromEntries(
    fieldsOf(resource).flatMap(([name, field]): [string, Date][] => {
      if (field.kind === 'longText' && field.since && name in changed) return [[field.since, now]]
      return field.kind === 'status' && field.drafts && isFirst ? [['CreatedAt', now]] : []
    }),
  )
}

function mergedRaw(stored: Record<string, string> | null, value: Changes['raw'], changed: Columns) {
  const ofChanged = Object.entries(value ?? {}).filter(([name]) => name in changed)
  const merged = Object.entries({ ...stored, ...Object.fromEntries(ofChanged) }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  return merged.length > 0 ? Object.fromEntries(merged) : null
}

/**
 * Deletes a record and the comments about it, which no foreign key deletes. A record with which any number of others is
 * deleted is gone for everybody, and a job removes it in portions (docs/decisions/deletion.md); so is any other, if its removal can
 * wait for an undo.
 */
export async function removeRecord(tx: Executor, resource: Resource, id: number, inSeconds = 0): Promise<void> {
  if (isRemovedInPortions(resource) || inSeconds > 0) {
    if (!(await markRemoved(tx, resource, id))) return
    if (!isRemovedInPortions(resource) && attachedTo(resource).length > 0) await conceal(tx, resource, id)
    await enqueueRemoval(tx, resource, [id], inSeconds)
    return
  }
  if (!(await removeAttached(tx, resource, id, changedAtOnce))) {
    await conceal(tx, resource, id)
    await enqueueListing(tx, resource, id)
  }
  const location = locatingColumn(resource)
  // The pages of a deleted town stay.
  if (location) {
    const row = await lockForUpdate(tx, resource, id)
    await relocate(tx, resource, id, row?.[location], null)
  }
  await deleteRows(tx, resource, { where: sql`r."Id" = ${id}` })
}

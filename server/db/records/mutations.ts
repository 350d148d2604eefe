import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { attachedTo } from '#resources/targets.ts'
import { isParent, parentsOf } from '#resources/under.ts'
import { recordDeletion } from '../accounts/erasure.ts'
import type { RelatedIds } from '../search/index/facets.ts'
import { searchVectors } from '../search/index/vector.ts'
import { addToVocabulary } from '../search/index/vocabulary.ts'
import { loadRelatedIds, relatedIdsOfNewRecords } from '../search/index/relatedIds.ts'
import { locatingColumn, relocate } from '../search/index/relocation.ts'
import { revokeRewards } from '../pages/rewards.ts'
import { refreshListed } from './visibility.ts'
import { joinSource, joinTableName } from '../schema/tables.ts'
import type { Executor } from '../connection/database.ts'

/** What is to be stored. */
export interface Changes {
  columns: Readonly<Record<string, unknown>>
  /** The targets of fields with several references, by field. */
  relatedIds?: RelatedIds
  /** Field → typed text, or null when nothing but NFC changed. */
  raw?: Readonly<Record<string, string | null>>
  /** Texts as they came, where their writer said nothing of how to read them: one that is stored just so is repeated, not new. */
  asSent?: Readonly<Record<string, string>>
}

const table = (resource: Resource) => sql.identifier(resource.name)
const comma = sql.raw(', ')
/** Arrays and objects go as one parameter, not spread into a list. */
const value = (given: unknown): SQL =>
  given !== null && typeof given === 'object' ? sql`${sql.param(given)}` : sql`${given}`

/** Stores a new record and answers with its id. Fails with the database's own error on a broken reference or a double. */
export async function insertRecord(tx: Executor, resource: Resource, changes: Changes): Promise<number> {
  const raw = Object.fromEntries(Object.entries(changes.raw ?? {}).filter(([, typed]) => typed !== null))
  const indexedIdsOf = await relatedIdsOfNewRecords(tx, resource, [changes.columns], () => changes.relatedIds)
  const columns: Record<string, unknown> = {
    ...changes.columns,
    ...searchVectors(resource, changes.columns, indexedIdsOf(changes.columns)),
    ...(Object.keys(raw).length > 0 ? { Raw: raw } : {}),
  }
  await lockParentsForShare(tx, resource, columns)
  const names = Object.keys(columns).map((name) => sql.identifier(name))
  const [row] = await tx.rows<{ Id: number }>(
    sql`insert into ${table(resource)} (${sql.join(names, comma)}) values (${sql.join(Object.values(columns).map(value), comma)}) returning "Id"`,
  )
  const id = row!.Id
  await replaceJoinRows(tx, resource, id, changes.relatedIds)
  await addToVocabulary(tx, resource, [columns])
  await refreshListed(tx, resource, id)
  return id
}

/** A child and the hiding of its page must not pass each other, else it would stay listed under a hidden page. */
async function lockParentsForShare(
  tx: Executor,
  resource: Resource,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const parents = parentsOf(resource)
  for (const name of new Set(parents.map((parent) => parent.resource.name))) {
    const ids = parents
      .filter((parent) => parent.resource.name === name)
      .map(({ idName }) => columns[idName])
      .filter((id) => typeof id === 'number')
    if (ids.length > 0)
      await tx.rows(
        sql`select 1 from ${sql.identifier(name)} where "Id" = any(${sql.param(ids)}::integer[]) order by "Id" for share`,
      )
  }
}

async function replaceJoinRows(
  tx: Executor,
  resource: Resource,
  id: number,
  relatedIds: Changes['relatedIds'],
): Promise<void> {
  for (const [name, targets] of relatedIds ?? []) {
    const joinTable = sql.identifier(joinTableName(resource, name))
    const source = sql.identifier(joinSource(resource))
    await tx.rows(sql`delete from ${joinTable} where ${source} = ${id}`)
    if (targets.length === 0) continue
    await tx.rows(sql`insert into ${joinTable} (${source}, ${sql.identifier(`${name}Id`)}, "Position")
      select ${id}, t.id, t.position from unnest(${sql.param(targets)}::integer[]) with ordinality as t(id, position)`)
  }
}

/** The stored columns of a record, locked until the transaction ends; undefined when there is none. */
export async function lockForUpdate(
  tx: Executor,
  resource: Resource,
  id: number,
): Promise<Record<string, unknown> | undefined> {
  const [row] = await tx.rows(sql`select * from ${table(resource)} where "Id" = ${id} for update`)
  return row
}

/** Keeps a record from going or changing until the transaction ends, without keeping others from doing the same. */
export const lockForShare = (tx: Executor, resource: Resource, id: number) =>
  tx.rows(sql`select 1 from ${table(resource)} where "Id" = ${id} for share`)

/** Which of these columns a PATCH with that `version` would overwrite although somebody changed them since. */
export function staleColumns(row: Readonly<Record<string, unknown>>, changes: Changes, version: number): string[] {
  const changedIn = row['ChangedIn'] as Record<string, number>
  return Object.keys(changedColumns(row, changes)).filter((name) => (changedIn[name] ?? 1) > version)
}

/**
 * What would really change. Clients send whole forms: a text sent back as it is stored stays as it is, with what was once
 * typed, even where it would be read otherwise today because its writer had the last word on it (docs/rules.md#as-typed).
 */
function changedColumns(row: Readonly<Record<string, unknown>>, { columns, asSent = {} }: Changes): Changes['columns'] {
  return Object.fromEntries(
    Object.entries(columns).filter(
      ([name, now]) => !same(row[name], now) && !(name in asSent && same(row[name], asSent[name])),
    ),
  )
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Changes a locked row; what stays the same leaves no trace. `row` is what `lockForUpdate` answered. */
export async function updateRecord(
  tx: Executor,
  resource: Resource,
  row: Readonly<Record<string, unknown>>,
  changes: Changes,
): Promise<void> {
  const id = row['Id'] as number
  const changed = changedColumns(row, changes)
  const touched = [...Object.keys(changed), ...(changes.relatedIds?.keys() ?? [])]
  await replaceJoinRows(tx, resource, id, changes.relatedIds)
  if (touched.length === 0) return
  const version = (row['Version'] as number) + 1
  const columns = { ...row, ...changed }
  const next: Record<string, unknown> = {
    ...changed,
    Version: version,
    ChangedIn: { ...(row['ChangedIn'] as object), ...Object.fromEntries(touched.map((name) => [name, version])) },
    ...searchVectors(resource, columns, await loadRelatedIds(tx, resource, id, columns)),
    Raw: mergedRaw(row['Raw'] as Record<string, string> | null, changes.raw, changed),
  }
  const assignments = Object.entries(next).map(([name, now]) => sql`${sql.identifier(name)} = ${value(now)}`)
  await tx.rows(
    sql`update ${table(resource)} set ${sql.join(assignments, comma)}, "UpdatedAt" = now() where "Id" = ${id}`,
  )
  const location = locatingColumn(resource)
  if (location && location in changed) await relocate(tx, resource, id, row[location], changed[location])
  await addToVocabulary(tx, resource, [changed])
  await refreshListed(tx, resource, id)
}

function mergedRaw(
  before: Record<string, string> | null,
  now: Changes['raw'],
  changed: Changes['columns'],
): Record<string, string> | null {
  const ofChanged = Object.entries(now ?? {}).filter(([name]) => name in changed)
  const merged = Object.entries({ ...before, ...Object.fromEntries(ofChanged) }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  return merged.length > 0 ? Object.fromEntries(merged) : null
}

/** Removes a record and what stands under it. Comments point at posts and products by name, so the database cannot follow. */
export async function removeRecord(tx: Executor, resource: Resource, id: number): Promise<void> {
  for (const { resource: attached, about, name } of isParent(resource) ? [] : attachedTo(resource)) {
    await tx.rows(sql`delete from ${table(attached)}
      where ${sql.identifier(about.type)} = ${name} and ${sql.identifier(about.id)} = ${id}`)
  }
  await revokeRewards(tx, resource, id)
  await recordDeletion(tx, resource, id)
  const location = locatingColumn(resource)
  // What is under a deleted page is deleted with it; the pages of a deleted town stay.
  if (location && !isParent(resource)) {
    const row = await lockForUpdate(tx, resource, id)
    await relocate(tx, resource, id, row?.[location], null)
  }
  await tx.rows(sql`delete from ${table(resource)} where "Id" = ${id}`)
}

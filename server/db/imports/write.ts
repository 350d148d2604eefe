import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fieldsOf, registry, type Resource } from '#resources'
import { isRemovedInPortions } from '#resources/deletion.ts'
import { namesIn } from '#resources/family.ts'
import { parentsOf } from '#resources/under.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { enqueueRemoval } from '../jobs/jobs.ts'
import { isPresent, markRemoved } from '../records/presence.ts'
import { column } from '../records/projection.ts'
import { deleteRows } from '../removal/deleteRows.ts'
import { joinSource, joinTableName } from '../schema/tables.ts'
import { insertRecords } from '../writing/bulk.ts'
import type { Changes } from '../writing/mutations.ts'

/** Writing and taking back what an import makes, many records at a time. */

/** Records whose search vectors are made at once: a few milliseconds in which this process answers nobody. */
const atOnce = 20

const anyId = (ids: readonly unknown[]) => sql`any(${sql.param(ids)}::integer[])`

/** Inserts new records, as `insertRecord` does one. @returns their ids, in order */
export async function insertImported(tx: Executor, resource: Resource, records: readonly Changes[]): Promise<number[]> {
  if (records.length === 0) return []
  const sequence = sql`pg_get_serial_sequence(${`"${resource.name}"`}, 'Id')::regclass`
  const ids = (
    await tx.rows<{ id: number }>(
      sql`select nextval(${sequence})::integer as id from generate_series(1, ${records.length}::integer)`,
    )
  ).map(({ id }) => id)
  const unlisted = await unlistedParents(tx, resource, records)
  const names = [...new Set(records.flatMap(({ columns }) => Object.keys(columns)))]
  const rows = records.map(({ columns, raw = {} }, at) => {
    const typed = Object.entries(raw).filter(([, text]) => text !== null)
    return {
      // All of a statement name the same columns.
      ...Object.fromEntries(
        names.map((name) => [
          name,
          columns[name] ?? defaults[name] ?? (resource.fields[name]?.kind === 'choices' ? [] : null),
        ]),
      ),
      Id: ids[at]!,
      Raw: typed.length > 0 ? Object.fromEntries(typed) : null,
      Listed: columns['Status'] !== 0 && !unlisted.has(columns['PageId']),
    }
  })
  const related = new Map(records.map(({ relatedIds = new Map() }, at) => [ids[at]!, relatedIds]))
  for (let from = 0; from < rows.length; from += atOnce) {
    await insertRecords(tx, resource, rows.slice(from, from + atOnce), ({ Id }) => related.get(Id)!)
    await breathe()
  }
  return ids
}
const defaults: Columns = { Latitude: 0, Longitude: 0, Status: 1 }

/** Locks the parents, so that none is hidden at the same moment, and says which of them are hidden. */
async function unlistedParents(tx: Executor, resource: Resource, records: readonly Changes[]): Promise<Set<unknown>> {
  const unlisted = new Set<unknown>()
  for (const { idName, resource: parent } of parentsOf(resource)) {
    const ids = [
      ...new Set(records.flatMap(({ columns }) => (typeof columns[idName] === 'number' ? [columns[idName]] : []))),
    ]
    const rows = await tx.rows<{
      Id: number
      Listed: boolean
    }>(sql`select "Id", "Listed" from ${sql.identifier(parent.name)}
      where "Id" = ${anyId(ids)} order by "Id" for share`)
    for (const { Id, Listed } of rows) if (!Listed) unlisted.add(Id)
  }
  return unlisted
}

/** That something refers to record `r`, other than what is kept when it is deleted, such as a report. */
function isUsed(resource: Resource) {
  const id = column('r', 'Id')
  const uses = [...registry.values()].flatMap((other) => [
    ...namesIn(other)
      .filter(({ to, as, isNeeded }) => to === resource.name && (as === undefined || isNeeded))
      .map(
        ({ name, as }) => sql`exists (select 1 from ${sql.identifier(other.name)} o where ${column('o', name)} = ${id}
        and ${as === undefined ? sql`true` : sql`${column('o', other.about!.type)} = ${as}`} and ${isPresent(other, 'o')})`,
      ),
    ...fieldsOf(other).flatMap(([name, field]) =>
      field.kind === 'references' && field.to === resource.name
        ? [
            sql`exists (select 1 from ${sql.identifier(joinTableName(other, name))} j
            join ${sql.identifier(other.name)} o on o."Id" = ${column('j', joinSource(other))}
            where ${column('j', `${name}Id`)} = ${id} and ${isPresent(other, 'o')})`,
          ]
        : [],
    ),
  ])
  // The survivor of a merge is what is left of another.
  const survived = sql`exists (select 1 from "merge" m where m."Source" = ${resource.name} and m."KeepId" = ${id} and not m."IsUndone")`
  return sql.join([survived, ...uses], sql` or `)
}

/** Removes those that nobody has touched and to which nothing refers. @returns why the others stay; what is gone already is not in it */
export async function removeImported(tx: Executor, resource: Resource, ids: readonly number[]) {
  const table = sql.identifier(resource.name)
  const owner =
    resource.ownedBy && !resource.under.includes(resource.ownedBy) ? column('r', `${resource.ownedBy}Id`) : null
  await tx.rows(sql`select 1 from ${table} where "Id" = ${anyId(ids)} order by "Id" for update`)
  // Asked after the lock, for which somebody may have used one meanwhile.
  const rows = await tx.rows<{ Id: number; changed: boolean; used: boolean }>(sql`select r."Id",
      (r."Version" > 1 ${owner ? sql`or ${owner} is not null` : sql``}) as changed, (${isUsed(resource)}) as used
    from ${table} r where r."Id" = ${anyId(ids)} and ${isPresent(resource)}`)
  const free = rows.filter(({ changed, used }) => !changed && !used).map(({ Id }) => Id)
  if (free.length > 0 && isRemovedInPortions(resource)) {
    for (const id of free) await markRemoved(tx, resource, id)
    await enqueueRemoval(tx, resource, free)
  } else if (free.length > 0) {
    await deleteRows(tx, resource, { where: sql`r."Id" = ${anyId(free)}` })
  }
  const stays = new Map<number, 'changed' | 'used'>()
  for (const { Id, changed, used } of rows) if (changed || used) stays.set(Id, changed ? 'changed' : 'used')
  return stays
}

import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { from as copyFrom } from 'pg-copy-streams'
import { fieldsOf, requireResource, type Resource } from '#resources'
import { familyOf, namesIn } from '#resources/family.ts'
import { StartError } from '../../errors.ts'
import { recordAct } from '../audit/audit.ts'
import { withDirectConnection, type Columns, type Executor } from '../connection/database.ts'
import { findRemoved, isPresent } from '../records/presence.ts'
import { column } from '../records/projection.ts'
import { changedAtOnce, refreshOwnListed, refreshUnder } from '../records/visibility.ts'
import { fileColumnsOf, filesOf } from '../schema/fileColumns.ts'
import { joinSource, joinTableName } from '../schema/tables.ts'
import { idsInPlaceOf, insertRecords, inTransaction } from '../writing/bulk.ts'
import { copiedTables, copyTarget, type CopiedTable } from './copiedTables.ts'
import { keepFiles } from './fileLock.ts'

/** A record of a backup with all that is deleted with it, brought into the running database (docs/decisions/backup.md#one-page). */

type Row = Columns & { Id: number }
/** Where records of the backup are today, by their Ids there: brought back, or still there. */
type Today = ReadonlyMap<unknown, number>

const madeAnew = ['Search', 'SearchName', 'StaticRank', 'RankBlock', 'RatingScore', 'Listed']

interface Wanted {
  url: string
  resource: Resource
  id: number
  /** Those of the backup. */
  tables: readonly CopiedTable[]
  /** Hands over the rows of these tables, as COPY writes them. */
  readRows(tables: readonly CopiedTable[], write: (table: CopiedTable, rows: Readable) => Promise<void>): Promise<void>
  /** Brings those of these files that are gone; resolves with those that are there then. */
  bringFiles(names: string[]): Promise<ReadonlySet<unknown>>
}

const old = (table: string) => sql.identifier(`old ${table}`)
const anyOf = (ids: readonly unknown[]) => sql`any(${sql.param([...new Set(ids)])}::integer[])`
const idsOf = (rows: readonly Row[] = []) => rows.map(({ Id }) => Id)
const joinTablesOf = (resource: Resource) =>
  fieldsOf(resource).flatMap(([name, { kind }]) => (kind === 'references' ? [joinTableName(resource, name)] : []))

/** @throws StartError with a sentence, where there is no such record or it may not come back */
export const bringBack = ({ url, resource, id, tables, readRows, bringFiles }: Wanted) =>
  withDirectConnection(
    url,
    async (db) => {
      // So that none is removed that a record is about to name again.
      await keepFiles(db)
      const family = familyOf(resource)
      const names = new Set(family.flatMap((one) => [one.name, ...joinTablesOf(one)]))
      const current = new Map((await copiedTables(db)).map(({ name, columns }) => [name, columns]))
      for (const name of names)
        await db.rows(sql`create temp table ${old(name)} (like ${sql.identifier(name)} including defaults)`)
      const needed = tables.filter(({ name }) => names.has(name))
      for (const { name, columns } of needed)
        for (const gone of columns.filter((one) => !current.get(name)!.includes(one)))
          await db.rows(sql`alter table ${old(name)} add column ${sql.identifier(gone)} text`)
      await readRows(needed, ({ name, columns }, rows) => {
        const target = copyTarget({ name: `old ${name}`, columns }, 'pg_temp')
        return pipeline(rows, db.client.query(copyFrom(`copy ${target} from stdin`)))
      })
      const found = new Map<string, Row[]>()
      for (const one of family)
        found.set(one.name, await oldRows(db, one, { found, id, columns: current.get(one.name)! }))
      if (found.get(resource.name)!.length === 0)
        throw new StartError(`There is no ${resource.name} ${id} in this backup.`)
      const files = await bringFiles(family.flatMap((one) => filesOf(one, found.get(one.name)!)))
      const ids = new Map<string, Today>()
      await inTransaction(db, async () => {
        const kept = await asOfToday(db, family, { found, id, ids })
        for (const [one, rows] of kept) await insert(db, one, rows, { today: ids.get(one.name)!, files })
        const newId = ids.get(resource.name)!.get(id)!
        await recordAct(db, { by: null, act: 'restore', about: resource, aboutId: newId })
        await refreshOwnListed(db, resource, newId)
        while (!(await refreshUnder(db, resource, newId, changedAtOnce)));
      })
      return {
        id: ids.get(resource.name)!.get(id)!,
        records: [...ids.values()].reduce((sum, { size }) => sum + size, 0),
      }
    },
    { pipeline: false },
  )

/** The record itself, or what is deleted with those that were found. */
function oldRows(
  db: Executor,
  resource: Resource,
  { found, id, columns }: { found: ReadonlyMap<string, Row[]>; id: number; columns: readonly string[] },
): Promise<Row[]> {
  const belongs = namesIn(resource)
    .filter(({ isNeeded }) => isNeeded)
    .map(({ name, to, as }) => {
      const isOfType = as === undefined ? sql`true` : sql`${column('r', resource.about!.type)} = ${as}`
      return sql`${isOfType} and ${column('r', name)} = ${anyOf(idsOf(found.get(to)))}`
    })
  // What is counted is counted anew.
  const kept = columns.filter((name) => !madeAnew.includes(name) && resource.fields[name]?.kind !== 'count')
  // What moderators have held since, or let go.
  const held = sql`coalesce((select "Act" = 'hold' from "audit" where "About" = ${resource.name}
    and "AboutId" = r."Id" and "Act" in ('hold', 'lift') order by "Id" desc limit 1), r."Held") as "Held"`
  const selected = kept.map((name) => (name === 'Held' ? held : column('r', name)))
  const where = found.size === 0 ? sql`r."Id" = ${id}` : sql.join(belongs, sql` or `)
  return db.rows<Row>(
    sql`select ${sql.join(selected, sql`, `)} from ${old(resource.name)} r where ${where} order by r."Id"`,
  )
}

/** The rows that may come back, naming what is there today, which is locked. Adds where they will be to `ids`. */
async function asOfToday(
  db: Executor,
  family: readonly Resource[],
  { found, id, ids }: { found: ReadonlyMap<string, Row[]>; id: number; ids: Map<string, Today> },
): Promise<Map<Resource, Row[]>> {
  const root = family[0]!
  if ((await findRemoved(db, root, [id])).length > 0)
    throw new StartError(`The ${root.name} ${id} is just being removed. Please try again in a minute.`)
  const whereAre = async (name: string, those: readonly unknown[]): Promise<Today> => {
    const there = await db.rows<{ Id: number }>(sql`select r."Id" from ${sql.identifier(name)} r
      where r."Id" = ${anyOf(those)} and ${isPresent(requireResource(name))} order by r."Id" for share of r`)
    return new Map([...idsOf(there).map((Id) => [Id, Id] as const), ...(ids.get(name) ?? [])])
  }
  const owner = namesIn(root).find(({ name }) => name === `${root.ownedBy}Id`)!
  // It may have changed hands since.
  const [now] = await db.rows<{ isTaken: boolean; owner: number | null }>(sql`select r."Id" is not null as "isTaken",
    coalesce(${column('r', owner.name)}, (select "OwnerId" from "audit" where "About" = ${root.name}
      and "AboutId" = ${id} and "Act" = 'removed' order by "Id" desc limit 1)) as owner
    from (select 1) one left join ${sql.identifier(root.name)} r on r."Id" = ${id}`)
  const [row] = found.get(root.name)!
  const owners = [row![owner.name], now!.owner].filter((one) => one !== null)
  const areThere = await whereAre(owner.to, owners)
  if (!owners.every((one) => areThere.has(one)))
    throw new StartError(`The owner of the ${root.name} ${id} has no account any more, so it does not come back.`)
  const kept = new Map<Resource, Row[]>()
  for (const one of family) {
    let rows =
      one === root
        ? [{ ...row!, [owner.name]: owners.at(-1) ?? null, ...(now!.isTaken && { Status: 0 }) }]
        : found.get(one.name)!
    for (const { name, to, isNeeded, as } of namesIn(one)) {
      const says = (row: Row) => row[name] !== null && (as === undefined || row[one.about!.type] === as)
      const those = rows.filter(says).map((row) => row[name])
      // What the original of a copy has said elsewhere is still said there.
      const today: Today = as !== undefined && now!.isTaken ? (ids.get(to) ?? new Map()) : await whereAre(to, those)
      rows = rows
        .filter((row) => !isNeeded || !says(row) || today.has(row[name]))
        .map((row) => (says(row) ? { ...row, [name]: today.get(row[name]) ?? null } : row))
    }
    ids.set(one.name, await idsInPlaceOf(db, one.name, idsOf(rows)))
    kept.set(one, rows)
  }
  return kept
}

/** With the files, and the targets of lists of references, that are there. */
async function insert(
  db: Executor,
  resource: Resource,
  rows: readonly Row[],
  { today, files }: { today: Today; files: ReadonlySet<unknown> },
): Promise<void> {
  const related = new Map(rows.map(({ Id }) => [today.get(Id)!, new Map<string, number[]>()]))
  for (const [name, field] of fieldsOf(resource)) {
    if (field.kind !== 'references') continue
    const of = column('j', joinSource(resource))
    const lists = await db.rows<{
      of: number
      ids: number[]
    }>(sql`select ${of} as of, array_agg(t."Id" order by j."Position") as ids
      from ${old(joinTableName(resource, name))} j join ${sql.identifier(field.to)} t on t."Id" = ${column('j', `${name}Id`)}
      where ${of} = ${anyOf(idsOf(rows))} group by 1`)
    for (const { of, ids } of lists) related.get(today.get(of)!)!.set(name, ids)
  }
  const there = (value: unknown) =>
    Array.isArray(value) ? value.filter((name) => files.has(name)) : files.has(value) ? value : null
  const records = rows.map((row) => ({
    ...row,
    ...Object.fromEntries(fileColumnsOf(resource).map((name) => [name, there(row[name])])),
    Id: today.get(row.Id)!,
  }))
  await insertRecords(db, resource, records, ({ Id }) => related.get(Id)!)
}

import { sql } from 'drizzle-orm'
import type { Facts } from '#resources/imports/alike.ts'
import type { Mapping, Note } from '#resources/imports/readRow.ts'
import type { Executor } from '../connection/database.ts'
import { insertRows } from '../writing/bulk.ts'

/** Imports: their files' rows, what became of each, and what a job does with them (docs/decisions/imports.md). */

export type ImportState = 'tried' | 'running' | 'done' | 'undone'
export type ImportJob = 'try' | 'run' | 'undo'
export type RowOutcome = 'new' | 'changed' | 'same' | 'double' | 'refused' | 'undone' | 'kept'

export interface Import {
  Id: number
  Resource: string
  FileName: string | null
  Header: readonly string[]
  Mapping: Mapping
  Rows: number
  State: ImportState
  Job: ImportJob | null
  Done: number
  Counts: Partial<Record<RowOutcome, number>>
  Because: 'stopped' | 'right' | null
  ByProfileId: number | null
  IsOperators: boolean
  ByName: string | null
  StartedAt: Date | null
  EndedAt: Date | null
  CreatedAt: Date
  IsUndoable: boolean
}
export interface ImportRow {
  Nr: number
  Line: number
  Cells: readonly string[]
  Problem: Note | null
  Outcome: RowOutcome | null
  Title: string | null
  RecordId: number | null
  OfLine: number | null
  Notes: readonly Note[] | null
}

export const undoDays = 30
const isRecent = sql`coalesce(i."EndedAt", i."StartedAt", i."CreatedAt") > now() - make_interval(days => ${sql.raw(String(undoDays))})`
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

type NewImport = Pick<Import, 'Resource' | 'FileName' | 'Header' | 'Mapping' | 'ByProfileId'>
export async function insertImport(
  tx: Executor,
  { Resource, FileName, Header, Mapping, ByProfileId }: NewImport,
): Promise<number> {
  const [row] = await tx.rows<{ Id: number }>(sql`insert into "import"
    ("Resource", "FileName", "Header", "Mapping", "ByProfileId", "IsOperators", "Job", "StartedAt") values
    (${Resource}, ${FileName}, ${json(Header)}, ${json(Mapping)}, ${ByProfileId}::integer, ${ByProfileId === null}, 'try', now()) returning "Id"`)
  return row!.Id
}

export const insertImportRows = (
  tx: Executor,
  id: number,
  rows: readonly Pick<ImportRow, 'Nr' | 'Line' | 'Cells' | 'Problem'>[],
) =>
  insertRows(
    tx,
    'importRow',
    rows.map((row) => ({ ImportId: id, ...row })),
  )

const selected = sql`i.*, p."Name" as "ByName", (${isRecent}) as "IsUndoable"
  from "import" i left join "profile" p on p."Id" = i."ByProfileId"`

export const findImports = (db: Executor) => db.rows<Import>(sql`select ${selected} order by i."Id" desc limit 200`)

export async function findImport(db: Executor, id: number): Promise<Import | undefined> {
  return (await db.rows<Import>(sql`select ${selected} where i."Id" = ${id}`))[0]
}

export async function lockImport(tx: Executor, id: number): Promise<Import | undefined> {
  return (await tx.rows<Import>(sql`select ${selected} where i."Id" = ${id} for update of i`))[0]
}

type Changeable = Partial<
  Pick<
    Import,
    | 'Mapping'
    | 'Rows'
    | 'State'
    | 'Job'
    | 'Done'
    | 'Counts'
    | 'Because'
    | 'StartedAt'
    | 'EndedAt'
    | 'ByProfileId'
    | 'IsOperators'
  >
>

export const changeImport = (tx: Executor, id: number, changes: Changeable) =>
  tx.rows(
    sql`update "import" set ${sql.join(
      Object.entries(changes).map(
        ([name, value]) =>
          sql`${sql.identifier(name)} = ${
            value instanceof Date ? sql`now()` : typeof value === 'object' && value !== null ? json(value) : value
          }`,
      ),
      sql`, `,
    )} where "Id" = ${id}`,
  )

/** Those that write wait for one another, in the order in which they were started. */
export const isAnotherBefore = async (tx: Executor, { Id, StartedAt }: Import): Promise<boolean> =>
  (
    await tx.rows(sql`select 1 from "import" where "Job" in ('run', 'undo') and "Id" <> ${Id}
    and ("StartedAt", "Id") < (${StartedAt}::timestamptz, ${Id}::integer) limit 1`)
  ).length > 0

/** What one statement deletes within its time limit. */
const deletedAtOnce = 50_000

async function forget(tx: Executor, table: 'importKey' | 'importRow', id: number): Promise<void> {
  const rows = sql`delete from ${sql.identifier(table)} where ctid = any(array(
    select ctid from ${sql.identifier(table)} where "ImportId" = ${id} limit ${deletedAtOnce})) returning 1`
  while ((await tx.rows(rows)).length === deletedAtOnce);
}

/** By what later rows are doubles of earlier ones, which a run needs until its end. */
export const forgetKeys = (tx: Executor, id: number) => forget(tx, 'importKey', id)

export async function removeImport(tx: Executor, id: number): Promise<void> {
  await forgetKeys(tx, id)
  await forget(tx, 'importRow', id)
  await tx.rows(sql`delete from "import" where "Id" = ${id}`)
}

export const expiredImportRows = ['importKey', 'importRow'].map((table) => ({
  table,
  isOver: sql`"ImportId" in (select i."Id" from "import" i where not (${isRecent}))`,
}))
export const expiredImports = {
  table: 'import',
  isOver: sql`"CreatedAt" < now() - make_interval(days => ${undoDays}) and exists (select 1 from "import" i where i."Id" = "import"."Id"
    and not (${isRecent})) and not exists (select 1 from "importRow" r where r."ImportId" = "import"."Id")`,
}

export const rowsAfter = (tx: Executor, id: number, nr: number, limit: number) =>
  tx.rows<ImportRow>(
    sql`select * from "importRow" where "ImportId" = ${id} and "Nr" > ${nr} order by "Nr" limit ${limit}`,
  )

/** Rows of one outcome, or all; those before and after are not read. */
export const findRows = (db: Executor, id: number, outcomes: readonly string[], after: number, limit: number) =>
  db.rows<ImportRow>(sql`select * from "importRow" where "ImportId" = ${id} and "Nr" > ${after}
    ${outcomes.length > 0 ? sql`and "Outcome" = any(${sql.param([...outcomes])}::text[])` : sql``} order by "Nr" limit ${limit}`)

export type RowResult = Pick<ImportRow, 'Nr' | 'Outcome' | 'Title' | 'RecordId' | 'OfLine' | 'Notes'>

export async function writeResults(tx: Executor, id: number, results: readonly RowResult[]): Promise<void> {
  // A text that was cut in the middle of a letter is no JSON for PostgreSQL.
  const rows = JSON.stringify(results, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
  await tx.rows(sql`update "importRow" r set "Outcome" = n."Outcome", "Title" = n."Title", "RecordId" = n."RecordId",
      "OfLine" = n."OfLine", "Notes" = n."Notes"
    from json_populate_recordset(null::"importRow", ${rows}::json) n
    where r."ImportId" = ${id} and r."Nr" = n."Nr"`)
}

/** Of what they name that is not known: which texts, and in how many rows. */
export const unknownValues = (db: Executor, id: number) =>
  db.rows<{ field: string; value: string; rows: number }>(sql`select n->>'field' as field, n->>'value' as value,
      count(*)::integer as rows
    from "importRow" r, jsonb_array_elements(r."Notes") n
    where r."ImportId" = ${id} and r."Outcome" in ('new', 'changed', 'same', 'refused') and n ? 'value'
    group by 1, 2 order by 3 desc, 1, 2 limit 100`)

export const writeKeys = (tx: Executor, id: number, keys: readonly { Key: string; Nr: number; Facts: Facts }[]) =>
  insertRows(
    tx,
    'importKey',
    keys.map((key) => ({ ImportId: id, ...key })),
  )

/** Earlier rows of the file with one of these keys. */
export async function findKeyed(tx: Executor, id: number, keys: readonly string[]): Promise<Facts[]> {
  const rows = await tx.rows<{ Facts: Facts }>(sql`select distinct on ("Nr") "Facts" from "importKey"
    where "ImportId" = ${id} and "Key" = any(${sql.param([...keys])}::text[]) order by "Nr" limit 20000`)
  return rows.map(({ Facts }) => Facts)
}

export const findMappings = (db: Executor, resource: string) =>
  db.rows<{ Name: string; Mapping: Readonly<Record<string, string | null>> }>(
    sql`select "Name", "Mapping" from "importMapping" where "Resource" = ${resource} order by "Name" limit 100`,
  )

/** By what the headers are called, so that it fits another file with these columns. */
export const keepMapping = (
  tx: Executor,
  resource: string,
  name: string,
  mapping: Readonly<Record<string, string | null>>,
) =>
  tx.rows(sql`insert into "importMapping" ("Resource", "Name", "Mapping") values (${resource}, ${name}, ${json(mapping)})
    on conflict ("Resource", "Name") do update set "Mapping" = excluded."Mapping"`)

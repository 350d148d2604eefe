import { sql } from 'drizzle-orm'
import { fieldsOf, registry, verifiedNames, type Resource } from '#resources'
import { isParent } from '#resources/under.ts'
import type { Columns, Executor } from '../connection/database.ts'
import type { Expiring } from '../jobs/expiry.ts'
import { fileColumnsOf } from '../schema/fileColumns.ts'

/** The history of records: who changed what, value by value, for 90 days (docs/decisions/history.md). */

export interface Writer {
  profileId: number
  /** Not as one of the record's own people. Null: as one of the page that it is on. */
  byRole: boolean | null
  /** Somebody else suggested it (docs/rules.md#suggestions). */
  suggested?: boolean
}

/** The value before and after. Null of pictures and files, of which it is only known that they changed. */
export type Change = readonly [before: unknown, after: unknown] | null

export interface Edit {
  Id: number
  CreatedAt: Date
  ProfileId: number | null
  Name: string | null
  ByRole: boolean | null
  Suggested: boolean
  Values: Readonly<Record<string, Change>>
}

interface Changed {
  by: Writer
  changed: Columns
  related: ReadonlyMap<string, readonly [readonly number[], readonly number[]]>
}

/** Records what a change of this row changes. */
export async function recordEdit(tx: Executor, resource: Resource, row: Columns, { by, changed, related }: Changed) {
  const files = fileNames(resource)
  const entries: [string, Change][] = [
    ...Object.entries(changed).map(([name, value]): [string, Change] => [
      name,
      files.has(name) ? null : [row[name] ?? null, value],
    ]),
    ...related,
  ]
  const owner = isParent(resource)
    ? sql`${row['OwnerId'] ?? null}::integer`
    : sql`(select "OwnerId" from "page" where "Id" = ${row['PageId'] ?? null}::integer)`
  await tx.rows(sql`insert into "edit" ("Source", "RecordId", "ProfileId", "OwnerId", "ByRole", "Suggested", "Values")
    values (${resource.name}, ${row['Id']}::integer, ${by.profileId}, ${owner}, ${by.byRole}, ${by.suggested ?? false},
      ${JSON.stringify(Object.fromEntries(entries))}::jsonb)`)
}

const fileNames = (resource: Resource) =>
  new Set([
    ...fileColumnsOf(resource),
    ...fieldsOf(resource).flatMap(([name, { kind }]) => (kind === 'file' ? [`${name}Name`] : [])),
  ])

/** Of one record, the newest first. */
export const findEdits = (db: Executor, { name }: Resource, id: number, limit: number) =>
  db.rows<Edit>(sql`select e."Id"::float8 as "Id", e."CreatedAt", e."ProfileId", p."Name", e."ByRole", e."Suggested", e."Values"
    from "edit" e left join "profile" p on p."Id" = e."ProfileId"
    where e."Source" = ${name} and e."RecordId" = ${id} order by e."Id" desc limit ${limit}`)

export const isRenamed = async (db: Executor, resource: Resource, id: number, since: string): Promise<boolean> =>
  (
    await db.rows(sql`select 1 from "edit" where "Source" = ${resource.name} and "RecordId" = ${id}
      and "CreatedAt" >= ${since}::timestamptz and "Values" ?| ${sql.param([...verifiedNames(resource)])}::text[] limit 1`)
  ).length > 0

/** What the columns held before this change, of those that it or a later one changed; undefined if there is none such. */
export async function valuesBefore(tx: Executor, { name }: Resource, id: number, editId: number) {
  const edits = await tx.rows<{
    Id: number
    Values: Edit['Values']
  }>(sql`select "Id"::float8 as "Id", "Values" from "edit"
    where "Source" = ${name} and "RecordId" = ${id} and "Id" >= ${editId} order by "edit"."Id" desc`)
  if (edits.at(-1)?.Id !== editId) return undefined
  // The oldest of them last, so that its values stand.
  return new Map(
    edits.flatMap(({ Values }) =>
      Object.entries(Values).flatMap(([key, change]) => (change ? [[key, change[0]]] : [])),
    ),
  )
}

/** With records that are removed, and that their removal waited. */
export const forgetEdits = (tx: Executor, { name }: Resource, ids: readonly number[]) =>
  tx.rows(sql`with edits as (delete from "edit" where "Source" = ${name} and "RecordId" = any(${sql.param(ids)}::integer[]))
    delete from "removal" where "Source" = ${name} and "RecordId" = any(${sql.param(ids)}::integer[])`)

/** What is kept for good is the product's own, not of a person. */
export const isKept = sql`"Source" = any(${sql.param(
  [...registry.values()].flatMap(({ name, keepsHistory }) => (keepsHistory ? [name] : [])),
)}::text[])`

export const expiredEdits: Expiring = {
  table: 'edit',
  isOver: sql`"CreatedAt" < now() - interval '90 days' and not ${isKept}`,
}

import { sql, type SQL } from 'drizzle-orm'
import type { AnyRecord, Resource } from '#resources'
import { pageIdNames } from '#resources/under.ts'
import type { Executor } from '../connection/database.ts'
import { column, projectionOf } from './projection.ts'
import { notBlocked, type Viewer } from './visibility.ts'

/** A record as stored, hidden or not; `Listed` says whether it stands in public lists. */
export type Row = AnyRecord & { readonly Listed: boolean }

const newestFirst = sql`r."CreatedAt" desc, r."Id" desc`

interface Selection {
  where: SQL
  order?: SQL
  limit?: number
  offset?: number
}

/** Records of a declaration, joined fields included. */
export function select(db: Executor, resource: Resource, { where, order = newestFirst, limit, offset }: Selection) {
  const { columns, joins } = projectionOf(resource)
  // Rows are found before anything is joined to them: what is skipped costs an index entry, not a join.
  return db.rows<Row>(sql`select ${columns} from (
      select * from ${sql.identifier(resource.name)} r where ${where} order by ${order}
      ${limit === undefined ? sql`` : sql`limit ${limit}`} ${offset ? sql`offset ${offset}` : sql``}
    ) r ${joins} order by ${order}`)
}

/** The record of that id, hidden or not, or undefined. */
export async function findRecord(db: Executor, resource: Resource, id: number): Promise<Row | undefined> {
  const [row] = await select(db, resource, { where: sql`r."Id" = ${id}` })
  return row
}

/** The records of these ids, in no particular order. */
export function findRecords(db: Executor, resource: Resource, ids: readonly number[], also: SQL = sql`true`) {
  return select(db, resource, { where: sql`r."Id" = any(${sql.param(ids)}::integer[]) and ${also}` })
}

/** One page (from 1) of the public list, newest first; the same boundaries for everybody (docs/rules.md#public-lists). */
async function publicSlice(db: Executor, resource: Resource, page: number, perPage: number): Promise<Row[]> {
  const ids = await db.rows<{ Id: number }>(
    sql`select r."Id" from ${sql.identifier(resource.name)} r where r."Listed" order by ${newestFirst} limit ${perPage} offset ${(page - 1) * perPage}`,
  )
  return ids.length === 0
    ? []
    : findRecords(
        db,
        resource,
        ids.map(({ Id }) => Id),
      )
}

/**
 * The public list's page as this person sees it. Who blocks pages gets shorter ones, but never an empty one before the
 * end, since an empty page tells a client to stop (spec 4.16).
 */
export async function publicPage(db: Executor, resource: Resource, page: number, perPage: number, viewer: Viewer) {
  const blocks = new Set(viewer?.blocks)
  const columns = pageIdNames(resource)
  for (let at = page; ; at++) {
    const slice = await publicSlice(db, resource, at, perPage)
    const shown = slice.filter((row) => !columns.some((name) => blocks.has(row[name] as number)))
    if (shown.length > 0 || slice.length === 0) return shown
  }
}

/** The whole public list in batches by keyset, no connection held between them (docs/architecture.md#database). */
export async function* publicRecords(
  db: Executor,
  resource: Resource,
  viewer: Viewer,
  batch = 500,
): AsyncGenerator<Row> {
  let after = sql`true`
  for (;;) {
    const rows = await select(db, resource, {
      where: sql`r."Listed" and ${notBlocked(resource, viewer)} and ${after}`,
      limit: batch,
    })
    yield* rows
    const last = rows.at(-1)
    if (rows.length < batch || !last) return
    after = sql`(r."CreatedAt", r."Id") < (${last.CreatedAt}::timestamptz, ${last.Id})`
  }
}

/** How many records meet a condition. */
export async function countRecords(db: Executor, resource: Resource, where: SQL): Promise<number> {
  const [row] = await db.rows<{ n: number }>(
    sql`select count(*)::integer as n from ${sql.identifier(resource.name)} r where ${where}`,
  )
  return row?.n ?? 0
}

/** `r."Name" = …` for each; names come from declarations, never from a request. */
export const equals = (values: Readonly<Record<string, unknown>>): SQL =>
  sql.join(
    [sql`true`, ...Object.entries(values).map(([name, value]) => sql`${column('r', name)} = ${value}`)],
    sql` and `,
  )

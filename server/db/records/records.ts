import { sql, type SQL } from 'drizzle-orm'
import type { AnyRecord, Resource } from '#resources'
import { pageIdNames } from '#resources/under.ts'
import type { Executor } from '../connection/database.ts'
import { column, projectionOf } from './projection.ts'
import { notBlocked, type Viewer } from './visibility.ts'

/** A record as stored, hidden or not. `Listed`: it appears in public lists. */
export type Row = AnyRecord & { readonly Listed: boolean }

export const newestFirst = sql`r."CreatedAt" desc, r."Id" desc`
export const oldestFirst = sql`r."CreatedAt", r."Id"`

interface Selection {
  /** A subquery of rows to select from; by default the whole table. */
  from?: SQL
  where: SQL
  order?: SQL
  limit?: number
  offset?: number
}

/** Selects records of a resource, joined fields included. */
export function select(
  db: Executor,
  resource: Resource,
  { from = sql`${sql.identifier(resource.name)}`, where, order = newestFirst, limit, offset }: Selection,
) {
  const { columns, joins } = projectionOf(resource)
  // The inner query applies limit and offset before the joins, so a skipped row costs an index entry and no join.
  return db.rows<Row>(sql`select ${columns} from (
      select * from ${from} r where ${where} order by ${order}
      ${limit === undefined ? sql`` : sql`limit ${limit}`} ${offset ? sql`offset ${offset}` : sql``}
    ) r ${joins} order by ${order}`)
}

export async function findRecord(db: Executor, resource: Resource, id: number): Promise<Row | undefined> {
  const [row] = await select(db, resource, { where: sql`r."Id" = ${id}` })
  return row
}

/** The records with these ids, in no particular order. */
export function findRecords(db: Executor, resource: Resource, ids: readonly number[], condition: SQL = sql`true`) {
  return select(db, resource, { where: sql`r."Id" = any(${sql.param(ids)}::integer[]) and ${condition}` })
}

/** One page (from 1) of the public list. Blocks do not shift it, so it begins at the same record for everybody. */
async function publicSlice(db: Executor, resource: Resource, page: number, perPage: number): Promise<Row[]> {
  const rows = await db.rows<{ Id: number }>(
    sql`select r."Id" from ${sql.identifier(resource.name)} r where r."Listed" order by ${newestFirst} limit ${perPage} offset ${(page - 1) * perPage}`,
  )
  const ids = rows.map(({ Id }) => Id)
  return ids.length === 0 ? [] : findRecords(db, resource, ids)
}

/**
 * A page of the public list as this person sees it. For a person who blocks pages it can be shorter, but it is empty
 * only at the end of the list, since an empty page tells a client to stop (spec 4.16).
 */
export async function publicPage(db: Executor, resource: Resource, page: number, perPage: number, viewer: Viewer) {
  const blocks = new Set(viewer?.blocks)
  const columns = pageIdNames(resource)
  for (let number = page; ; number++) {
    const slice = await publicSlice(db, resource, number, perPage)
    const shown = slice.filter((row) => !columns.some((name) => blocks.has(row[name] as number)))
    if (shown.length > 0 || slice.length === 0) return shown
  }
}

/** The whole public list, read in batches so that no connection is held in between (docs/architecture.md#database). */
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

/** `r."Name" = …` for each value. The names come from declarations, never from a request. */
export const equals = (values: Readonly<Record<string, unknown>>): SQL =>
  sql.join(
    [sql`true`, ...Object.entries(values).map(([name, value]) => sql`${column('r', name)} = ${value}`)],
    sql` and `,
  )

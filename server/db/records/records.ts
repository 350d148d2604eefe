import { sql, type SQL } from 'drizzle-orm'
import type { AnyRecord, Resource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { column, projectionOf } from './projection.ts'
import { isPresent } from './presence.ts'

/** A record as stored, hidden or not. `Listed`: it appears in public lists. */
export type Row = AnyRecord & { readonly Listed: boolean }

export const newestFirst = sql`r."CreatedAt" desc, r."Id" desc`
export const oldestFirst = sql`r."CreatedAt", r."Id"`

interface Selection {
  /** A subquery of rows to select from; by default the whole table. */
  from?: SQL
  where: SQL
  /** Names of answer fields; by default all. */
  only?: readonly string[]
  order?: SQL
  limit?: number
  offset?: number
}

/** Selects records of a resource, joined fields included. Never one that is deleted and still being removed. */
export function select(
  db: Executor,
  resource: Resource,
  { from = sql`${sql.identifier(resource.name)}`, where, only, order = newestFirst, limit, offset }: Selection,
) {
  const { columns, joins } = projectionOf(resource, only)
  // The inner query applies limit and offset before the joins, so a skipped row costs an index entry and no join.
  return db.rows<Row>(sql`select ${columns} from (
      select * from ${from} r where ${isPresent(resource)} and (${where}) order by ${order}
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

/** `r."Name" = …` for each value. The names come from declarations, never from a request. */
export const equals = (values: Readonly<Record<string, unknown>>): SQL =>
  sql.join(
    [sql`true`, ...Object.entries(values).map(([name, value]) => sql`${column('r', name)} = ${value}`)],
    sql` and `,
  )

import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import type { Executor } from '../connection/database.ts'
import { column } from '../records/projection.ts'
import { isPresent } from '../records/presence.ts'
import { findRecords, select, type Row } from '../records/records.ts'
import { linkColumns, valuesAsArray } from '../schema/phoneColumns.ts'
import { numbersOf } from '../search/byNumber.ts'
import { findDoubles } from './doubles.ts'

/** Pages that may be one business (docs/rules.md#doubles), for people to look at. Each pair once, the later page first. */

export interface Pair {
  readonly Id: number
  readonly OtherId: number
  /** What they have in common. */
  readonly By: readonly ('number' | 'link' | 'name')[]
  readonly Metres: number | null
  readonly Similarity: number | null
}

const { page } = declarations
const mostPairs = 200
/** Pages with one number or web address from which on they are branches of a company, or customers of one site. */
const branches = 6
/** Pages whose neighbours are compared for one answer. */
const comparedAtOnce = 40

const areDistinct = (id: string, other: string) => sql`exists (select 1 from "distinctPage" d
  where d."Id" = ${sql.raw(id)} and d."OtherId" = ${sql.raw(other)})`

/** Those with the same number in any spelling, or the same web address. */
export const findSameContacts = (db: Executor): Promise<Pair[]> =>
  db.rows<Pair>(sql`with trace as (
      select r."Id" as id, 'number' as by, v from "page" r, unnest(${numbersOf(page)}) v where r."Listed" and ${isPresent(page)}
      union select r."Id", 'link', lower(regexp_replace(v, '^https?://(www\\.|m\\.)?|[/?#]+$', '', 'gi'))
        from "page" r, unnest(${valuesAsArray(linkColumns(page).map((name) => column('r', name)))}) v
        where r."Listed" and ${isPresent(page)}),
    shared as (select by, array_agg(id) as ids from trace where v <> '' group by by, v having count(*) between 2 and ${branches - 1})
    select a.id as "Id", b.id as "OtherId", array_agg(distinct by order by by desc) as "By", null as "Metres", null as "Similarity"
    from shared, unnest(ids) a(id), unnest(ids) b(id) where a.id > b.id and not ${areDistinct('a.id', 'b.id')}
    group by 1, 2 order by count(distinct by) desc, 1 desc, 2 limit ${mostPairs}`)

/** Of these pages those near them whose names are alike. */
export async function findAlikeNear(db: Executor, pages: readonly Row[]): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const { Id, ...one } of pages as readonly (Row & Record<string, unknown>)[]) {
    const { Name, BurmeseName, Address, Latitude, Longitude } = one
    if (!Latitude || !Longitude) continue
    const names = [Name, BurmeseName].flatMap((name) => (typeof name === 'string' && name !== '' ? [name] : []))
    const near = { latitude: Number(Latitude), longitude: Number(Longitude) }
    const alike = await findDoubles(db, { names, phones: [], address: String(Address ?? ''), near }, null)
    for (const { Id: OtherId, Metres, Similarity } of alike)
      if (OtherId !== Id) pairs.push({ Id, OtherId, By: ['name'], Metres, Similarity })
  }
  return pairs
}

/** The same of all pages made before one, the newest first, a portion at a time. */
export async function findAlikeBefore(db: Executor, before: number) {
  const where = sql`r."Listed" and ${isPresent(page)} and r."Id" < ${before}`
  const pages = await select(db, page, { where, order: sql`r."Id" desc`, limit: comparedAtOnce })
  const known = await db.rows<{ Id: number; OtherId: number }>(
    sql`select "Id", "OtherId" from "distinctPage" where "Id" = any(${sql.param(pages.map(({ Id }) => Id))}::integer[])`,
  )
  const distinct = new Set(known.map(({ Id, OtherId }) => `${Id} ${OtherId}`))
  const pairs = (await findAlikeNear(db, pages)).filter(
    ({ Id, OtherId }) => OtherId < Id && !distinct.has(`${Id} ${OtherId}`),
  )
  return { pairs, next: pages.length === comparedAtOnce ? pages.at(-1)!.Id : null }
}

/** The pairs with what tells the two apart. One that is gone meanwhile is left out. */
export async function withNames(db: Executor, pairs: readonly Pair[]) {
  const ids = [...new Set(pairs.flatMap(({ Id, OtherId }) => [Id, OtherId]))]
  const found = (await findRecords(db, page, ids, ['Id', 'Name', 'Address', 'TownName'])) as (Row &
    Record<string, unknown>)[]
  const rows = new Map(found.map((row) => [row.Id, row]))
  return pairs.flatMap((pair) => {
    const [one, other] = [rows.get(pair.Id), rows.get(pair.OtherId)]
    if (!one || !other) return []
    const where = (row: Record<string, unknown>) => [row['Address'], row['TownName']].filter(Boolean).join(', ') || null
    return {
      ...pair,
      Name: one['Name'],
      Address: where(one),
      OtherName: other['Name'],
      OtherAddress: where(other),
    }
  })
}

/** Two that look like one and are two; or may be one after all. */
export const setDistinct = (tx: Executor, one: number, other: number, isDistinct: boolean) =>
  tx.rows(
    isDistinct
      ? sql`insert into "distinctPage" ("Id", "OtherId") values (${Math.max(one, other)}, ${Math.min(one, other)}) on conflict do nothing`
      : sql`delete from "distinctPage" where "Id" = ${Math.max(one, other)} and "OtherId" = ${Math.min(one, other)}`,
  )

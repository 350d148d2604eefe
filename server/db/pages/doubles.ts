import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { comparedName, similarityOf } from '#resources/text/likeness/nameSimilarity.ts'
import type { Executor } from '../connection/database.ts'
import { isPresent } from '../records/presence.ts'
import { column } from '../records/projection.ts'
import { notBlocked, type Viewer } from '../records/visibility.ts'
import { distanceOrder, isWithin, type Coordinates } from '../search/query/distance.ts'
import { phoneColumns } from '../schema/tables.ts'

/** Pages that a new one would double (docs/rules.md#doubles). */

/** What is known of a page before it is made. */
export interface NewPage {
  readonly names: readonly string[]
  /** E.164 */
  readonly phones: readonly string[]
  /** Null: it has no place yet. */
  readonly near: Coordinates | null
}
export interface Double {
  readonly Id: number
  readonly SameNumber: boolean
  /** From 0 to 1. */
  readonly Similarity: number
  readonly Metres: number | null
}

/** From here on a name is one that people may take for the other. */
const alike = 0.6
const radiusKm = 0.5
/** Neighbours whose names are compared, the nearest first. */
const maxNeighbours = 400
/** Pages with one number: those of a company with many branches. */
const maxWithNumber = 20
export const maxDoubles = 5

const { page } = declarations

/** The likeliest first: those with the same number, then the most similar names in the neighbourhood. Listed pages only. */
export async function findDoubles(db: Executor, { names, phones, near }: NewPage, viewer: Viewer): Promise<Double[]> {
  const compared = names.flatMap(comparedName)
  const rows = [
    ...(phones.length > 0 ? await withNumber(db, phones, near, viewer) : []),
    ...(near && compared.length > 0 ? await neighbours(db, near, viewer) : []),
  ]
  const found = new Map<number, Double>()
  for (const { Id, Name, BurmeseName, Kilometres, SameNumber } of rows) {
    if (found.has(Id)) continue
    const theirs = [Name, BurmeseName].flatMap((name) => (name ? comparedName(name) : []))
    const Similarity = similarityOf(compared, theirs)
    if (!SameNumber && Similarity < alike) continue
    const Metres = Kilometres === null ? null : Math.round(Kilometres * 1000)
    found.set(Id, { Id, SameNumber, Similarity: Math.round(Similarity * 100) / 100, Metres })
  }
  return [...found.values()]
    .sort((a, b) => Number(b.SameNumber) - Number(a.SameNumber) || b.Similarity - a.Similarity || a.Id - b.Id)
    .slice(0, maxDoubles)
}

interface Candidate {
  Id: number
  Name: string | null
  BurmeseName: string | null
  Kilometres: number | null
  SameNumber: boolean
}

const withNumber = (db: Executor, phones: readonly string[], near: Coordinates | null, viewer: Viewer) =>
  db.rows<Candidate>(sql`select r."Id", r."Name", r."BurmeseName", true as "SameNumber",
      ${near ? sql`nullif(${distanceOrder('r', near)}, 100000)` : sql`null`}::float8 as "Kilometres"
    from "page" r where r."Listed" and ${phonesOfPage} && ${sql.param(phones)}::text[]
      and ${isPresent(page)} and ${notBlocked(page, viewer)}
    order by r."Id" limit ${maxWithNumber}`)

const neighbours = (db: Executor, near: Coordinates, viewer: Viewer) =>
  db.rows<Candidate>(sql`select r."Id", r."Name", r."BurmeseName", false as "SameNumber",
      ${distanceOrder('r', near)} as "Kilometres"
    from "page" r where ${isWithin('r', near, radiusKm)} and ${isPresent(page)} and ${notBlocked(page, viewer)}
    order by "Kilometres", r."Id" limit ${maxNeighbours}`)

/** As the index `page_phones` has it. */
const phonesOfPage = sql`array_remove(array[${sql.join(
  phoneColumns(page).map((name) => column('r', name)),
  sql`, `,
)}], null)`

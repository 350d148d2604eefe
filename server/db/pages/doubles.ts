import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { tokenize } from '#resources/text/index.ts'
import { kindWordsIn, withoutKindWords } from '#resources/text/likeness/kindWords.ts'
import { areOfOthers, comparedName, similarityOf } from '#resources/text/likeness/nameSimilarity.ts'
import { rememberedDistance } from '#resources/text/sound/soundDistance.ts'
import type { Executor } from '../connection/database.ts'
import { isPresent } from '../records/presence.ts'
import { notBlocked, type Viewer } from '../records/visibility.ts'
import { numbersOf } from '../search/byNumber.ts'
import { distanceOrder, isWithin, type Coordinates } from '../search/query/distance.ts'

/** Pages that a new one would double (docs/rules.md#doubles). */

/** What is known of a page before it is made. */
export interface NewPage {
  readonly names: readonly string[]
  /** E.164 */
  readonly phones: readonly string[]
  readonly address: string
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
/** If there are already `maxNeighbours` within this distance, as in a market, the thousands further away are not read. */
const denseRadiusKm = 0.2
/** Factors for two pages that share no phone number though both have some, and whose addresses begin with different house numbers. */
const [otherPhones, otherHouse] = [0.92, 0.92]
/** Pages with one number: those of a company with many branches. */
const maxWithNumber = 20
export const maxDoubles = 5

const { page } = declarations

/** The likeliest first: those with the same number, then the most similar names in the neighbourhood. Listed pages only. */
export async function findDoubles(db: Executor, asked: NewPage, viewer: Viewer): Promise<Double[]> {
  const { names, phones, near } = asked
  const [called, around] = await Promise.all([
    phones.length > 0 ? withNumber(db, phones, near, viewer) : [],
    near && names.length > 0 ? neighbours(db, near, viewer) : [],
  ])
  const kind = kindWordsIn([...around.flatMap(namesOf), ...names])
  const between = rememberedDistance()
  const mine = names.flatMap(comparedName)
  const alikeness = (written: readonly string[], theirs: readonly string[]) =>
    similarityOf(written.flatMap(comparedName), theirs.flatMap(comparedName), between)
  const ownOnly = (written: readonly string[]) => written.map((name) => withoutKindWords(name, kind))
  const found = new Map<number, Double>()
  for (const row of [...called, ...around]) {
    const { Id, Kilometres, SameNumber } = row
    if (found.has(Id)) continue
    const theirs = namesOf(row)
    if (!SameNumber && areOfOthers(mine, theirs.flatMap(comparedName))) continue
    let likeness = alikeness(names, theirs)
    // What many are called after must not be all that two share.
    if (likeness >= alike) likeness = Math.min(likeness, alikeness(ownOnly(names), ownOnly(theirs)))
    const Similarity = likeness * againstDouble(asked, row)
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
  Address: string | null
  Phones: string[]
  Kilometres: number | null
  SameNumber: boolean
}

const namesOf = ({ Name, BurmeseName }: Candidate): string[] => [Name, BurmeseName].flatMap((name) => name || [])

/** What else is known speaks against a double, but a name that is just the same stays one. */
function againstDouble({ phones, address }: NewPage, other: Candidate): number {
  const [mine, theirs] = [houseNumber(address), houseNumber(other.Address ?? '')]
  const hasOtherPhones = phones.length > 0 && other.Phones.length > 0 && !other.SameNumber
  const isOtherHouse = mine !== undefined && theirs !== undefined && mine !== theirs
  return (hasOtherPhones ? otherPhones : 1) * (isOtherHouse ? otherHouse : 1)
}

/** Words before it: "No. 80" and အမှတ် (၈၀) begin with one or two. */
const maxBeforeNumber = 2
const houseNumber = (address: string) =>
  tokenize(address)
    .slice(0, maxBeforeNumber + 1)
    .find((token) => /^\d/.test(token))

const withNumber = (db: Executor, phones: readonly string[], near: Coordinates | null, viewer: Viewer) =>
  db.rows<Candidate>(sql`select ${compared}, true as "SameNumber",
      ${near ? sql`nullif(${distanceOrder('r', near)}, 100000)` : sql`null`}::float8 as "Kilometres"
    from "page" r where r."Listed" and ${phonesOfPage} && ${sql.param(phones)}::text[]
      and ${isPresent(page)} and ${notBlocked(page, viewer)}
    order by r."Id" limit ${maxWithNumber}`)

async function neighbours(db: Executor, near: Coordinates, viewer: Viewer): Promise<Candidate[]> {
  const dense = await neighboursWithin(db, near, denseRadiusKm, viewer)
  return dense.length === maxNeighbours ? dense : neighboursWithin(db, near, radiusKm, viewer)
}

const neighboursWithin = (db: Executor, near: Coordinates, reachKm: number, viewer: Viewer) =>
  db.rows<Candidate>(sql`select ${compared}, false as "SameNumber", ${distanceOrder('r', near)} as "Kilometres"
    from "page" r where ${isWithin('r', near, reachKm)} and ${isPresent(page)} and ${notBlocked(page, viewer)}
    order by "Kilometres", r."Id" limit ${maxNeighbours}`)

const phonesOfPage = numbersOf(page)

const compared = sql`r."Id", r."Name", r."BurmeseName", r."Address", ${phonesOfPage} as "Phones"`

import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../../connection/database.ts'
import { isLate } from '../extras.ts'
import { rememberedFor } from './rememberedFor.ts'
import { comparedRank, indexedRank } from './staticRank.ts'

/**
 * Which static rank the three hundredth record of a source has, the five hundredth and so on, as texts. A process remembers it for a
 * while: whatever rank is taken, no record below it comes before one above, so an old mark only makes more or fewer candidates.
 */
export type Rank = readonly string[]

/** So many records of the highest static rank are read as candidates: a few sizes, so that their statements are prepared. */
export const candidateSizes = [300, 500, 800, 1100, 1500, 2000, 3000, 5000, 8000, 12_000, 20_000]

const rememberedForMs = 10 * 60_000

/** So long a search waits for them, once in a while: after a start they may come from a slow disk, record by record. */
const patienceMs = 200

/**
 * The rank of the record in this place, one of `candidateSizes`; below all where there are fewer. Undefined where it is not known in
 * time: then the candidates are read in the order of their rank.
 */
export async function rankAt(db: Executor, resource: Resource, place: number): Promise<Rank | undefined> {
  const read = marks(db, resource).catch((error: unknown) => {
    if (isLate(error)) return undefined
    throw error
  })
  const known = await soon(read)
  return known && (known.get(place) ?? comparedRank(resource).least)
}

/** What is read, or undefined where that takes longer. */
async function soon<T>(reading: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined)
  })
  try {
    return await Promise.race([reading, late])
  } finally {
    clearTimeout(timer)
  }
}

const marks = rememberedFor(rememberedForMs, readMarks)

/** Reads them before somebody searches: of a hundred thousand pages they take up to 0.15 s. */
export const learnRanks = async (db: Executor, resource: Resource): Promise<void> => void (await marks(db, resource))

interface Row {
  place: number
  rank: Rank
}

async function readMarks(db: Executor, resource: Resource): Promise<ReadonlyMap<number, Rank>> {
  const values = comparedRank(resource).values.map((value, at) => ({ value, name: sql.identifier(`value${at}`) }))
  const columns = values.map(({ value, name }) => sql`${value} as ${name}`)
  const texts = values.map(({ name }) => sql`${name}::text`)
  // Only of those that are asked for it is written as text. They are counted as they come, since they come in order.
  const rows = await db.rows<Row>(sql`select n::integer as place, array[${sql.join(texts, sql`, `)}] as rank
    from (select *, row_number() over () as n from (
      select ${sql.join(columns, sql`, `)} from ${sql.identifier(resource.name)} r where r."Listed"
      order by ${indexedRank(resource)} limit ${candidateSizes.at(-1)}) best) ranked
    where n = any(${sql.param(candidateSizes)}::integer[])`)
  return new Map(rows.map(({ place, rank }) => [place, rank]))
}

import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../../connection/database.ts'
import { rememberedFor } from './rememberedFor.ts'
import { comparedRank, indexedRank } from './staticRank.ts'

/**
 * Which static rank the three hundredth record of a source has, the eight hundredth and so on, as texts. A process remembers it for a
 * while: whatever rank is taken, no record below it comes before one above, so an old mark only makes more or fewer candidates.
 */
export type Rank = readonly string[]

/** So many records of the highest static rank are read as candidates: a few sizes, so that their statements are prepared. */
export const candidateSizes = [300, 800, 1500, 3000, 5000, 8000, 12_000, 20_000]

const rememberedForMs = 10 * 60_000

/** The rank of the record in this place, one of `candidateSizes`; below all where there are fewer. */
export const rankAt = async (db: Executor, resource: Resource, place: number): Promise<Rank> =>
  (await marks(db, resource)).get(place) ?? comparedRank(resource).least

const marks = rememberedFor(rememberedForMs, readMarks)

async function readMarks(db: Executor, resource: Resource): Promise<ReadonlyMap<number, Rank>> {
  const { values } = comparedRank(resource)
  const texts = sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  )
  const rows = await db.rows<{ place: number; rank: Rank }>(sql`select n::integer as place, rank from (
    select row_number() over (order by ${indexedRank(resource)}) as n, array[${texts}] as rank from (
      select * from ${sql.identifier(resource.name)} r where r."Listed" order by ${indexedRank(resource)}
      limit ${candidateSizes.at(-1)}) r) ranked where n = any(${sql.param(candidateSizes)}::integer[])`)
  return new Map(rows.map(({ place, rank }) => [place, rank]))
}

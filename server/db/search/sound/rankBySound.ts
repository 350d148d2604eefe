import { sql } from 'drizzle-orm'
import { isBurmeseToken, tokenize } from '#resources/text/index.ts'
import { burmeseSound } from '#resources/text/sound/burmeseSound.ts'
import type { Sound } from '#resources/text/sound/sound.ts'
import { nameDistance } from '#resources/text/sound/soundDistance.ts'
import type { Executor } from '../../connection/database.ts'
import { nameFields } from '../index/vector.ts'
import { indexMatchesTier, isInScope, rowsOf, type SearchScope } from '../query/searchScope.ts'
import { readingsOf, soundQuery, type Breadth } from './soundQuery.ts'

/** The second is asked only where the first finds no name that is as good as meant. */
const breadths: readonly Breadth[] = [
  { within: 0.31, together: 0.5, terms: 200, readings: 4 },
  { within: 0.66, together: 0.9, terms: 500, readings: 6 },
]
/** Mean distance of a syllable that is near. */
const near = 0.1
/** Rank of a name that is probably meant: it is near, and has little beside what is asked for. */
const meant = 0.15

/** Names of which the distance is computed, the shortest first. */
const maxCandidates = 200
/** Names that are read from the index at all. */
const maxRead = 2000
/** Mean distance of a syllable that is still an answer, where nothing is written so. */
const maxDistance = 0.45

/** For each syllable that a name has beside what is asked for, so that the shorter name comes first. */
const perSyllableBeside = 0.05
/** For each word of another script, which is beside it too. */
const perOtherToken = 0.01

/**
 * The records whose Burmese names sound like this text, the nearest first. None for a text in another script than Latin.
 * @param onlyNear of a text that others are written with, as English words are
 */
export async function rankBySound(
  db: Executor,
  scope: SearchScope,
  text: string,
  { onlyNear = false } = {},
): Promise<number[]> {
  const readings = readingsOf(text)
  if (readings.length === 0) return []
  const found = new Map<number, Nearness>()
  for (const breadth of breadths) {
    const query = soundQuery(readings, breadth)
    const candidates = query === null ? [] : await findCandidates(db, scope, query)
    for (const { Id, names } of candidates) found.set(Id, nearnessOf(readings, names))
    if (onlyNear || [...found.values()].some(({ rank }) => rank <= meant)) break
  }
  return [...found]
    .filter(([, { distance }]) => distance <= (onlyNear ? near : maxDistance))
    .sort(([idA, a], [idB, b]) => a.rank - b.rank || idA - idB)
    .map(([id]) => id)
}

interface Candidate {
  Id: number
  names: readonly (string | null)[]
}

/** Of a common sound the shortest names: they have the least beside what is asked for. */
const findCandidates = (db: Executor, scope: SearchScope, query: string) =>
  db.rows<Candidate>(sql`select f."Id", f.names from (
      select r."Id", array[${sql.join(
        nameFields(scope.resource).map((name) => sql`r.${sql.identifier(name)}`),
        sql`, `,
      )}] as names, length(r."SearchName") as words
      from ${rowsOf(scope)} where ${indexMatchesTier(scope, { column: 'SearchName', query })} and ${isInScope(scope)}
      limit ${maxRead}) f order by f.words, f."Id" limit ${maxCandidates}`)

interface Nearness {
  /** Mean of the syllables, by the nearest reading of the nearest name. */
  distance: number
  /** The same with what the name has beside it. */
  rank: number
}

function nearnessOf(readings: readonly (readonly Sound[])[], names: Candidate['names']): Nearness {
  const all = names.flatMap((name) => {
    const tokens = tokenize(name ?? '')
    const sounds = tokens.flatMap((token) => (isBurmeseToken(token) ? (burmeseSound(token) ?? []) : []))
    const others = perOtherToken * (tokens.length - sounds.length)
    return readings.map((reading) => {
      const distance = nameDistance(reading, sounds) / reading.length
      return { distance, rank: distance + others + perSyllableBeside * Math.max(0, sounds.length - reading.length) }
    })
  })
  return all.reduce((nearest, one) => (one.rank < nearest.rank ? one : nearest))
}

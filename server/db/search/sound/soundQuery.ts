import { sql } from 'drizzle-orm'
import { isBurmeseToken, tokenize } from '#resources/text/index.ts'
import { burmeseSound } from '#resources/text/sound/burmeseSound.ts'
import { latinSounds } from '#resources/text/sound/latinSounds.ts'
import { soundKey, type Sound } from '#resources/text/sound/sound.ts'
import { soundDistance } from '#resources/text/sound/soundDistance.ts'
import type { Executor } from '../../connection/database.ts'
import { quoteLexeme } from '../index/vector.ts'
import { anyOf } from '../query/tsquery.ts'

/**
 * Text in Latin letters as Burmese that is typed as it sounds: "shwe taung gyar" finds ရွှေတောင်ကြား. Each syllable is looked up among
 * the syllables of the vocabulary, and those that sound like it are asked of the index (docs/decisions/search.md#by-sound).
 */

/** Readings of one query. */
const maxReadings = 6
/** Syllables of a query. A longer one is no name. */
const maxSyllables = 10
/** The ways to read a query as Burmese syllables, the likeliest first; none for a query that holds another script. */
export function readingsOf(text: string): (readonly Sound[])[] {
  const tokens = tokenize(text)
  if (tokens.length === 0 || tokens.some(isBurmeseToken)) return []
  let readings: (readonly Sound[])[] = [[]]
  for (const token of tokens.filter((one) => !/^\d/.test(one))) {
    const ofWord = latinSounds(token)
    readings = readings
      .flatMap((before) => ofWord.map((sounds) => [...before, ...sounds]))
      .filter((sounds) => sounds.length <= maxSyllables)
      .slice(0, maxReadings)
  }
  return readings.filter((sounds) => sounds.length > 0)
}

/** The syllables of the vocabulary by their sound. */
export type Syllables = readonly { sound: Sound; written: readonly string[] }[]

export async function loadSyllables(db: Executor): Promise<Syllables> {
  const rows = await db.rows<{ Word: string }>(
    sql`select "Word" from "searchWord" where "Word" >= ${'\u1000'} and "Word" < ${'\u10A0'}`,
  )
  const byKey = new Map<string, { sound: Sound; written: string[] }>()
  for (const { Word } of rows) {
    const sound = burmeseSound(Word)
    if (!sound) continue
    const key = soundKey(sound)
    const known = byKey.get(key)
    if (known) known.written.push(Word)
    else byKey.set(key, { sound, written: [Word] })
  }
  return [...byKey.values()]
}

export interface Likeness {
  /** How far each syllable may be from what is asked; see `soundDistance`. */
  within: number
  /** Readings that are asked for. */
  readings: number
  /** Syllables of the vocabulary in the whole query. The index is searched once for each. */
  terms: number
}

/**
 * The query for names that have, in any order, a syllable for each that is asked for. Null where the vocabulary has none for one.
 */
export function soundQuery(
  readings: readonly (readonly Sound[])[],
  syllables: Syllables,
  { within, readings: most, terms }: Likeness,
): string | null {
  const asked = readings.slice(0, most)
  const each = Math.ceil(terms / asked.reduce((sum, { length }) => sum + length, 0))
  const alike = new Map<string, string>()
  const termFor = (sound: Sound) => {
    const key = soundKey(sound)
    const known = alike.get(key) ?? syllablesLike(sound, syllables, within).slice(0, each).map(quoteLexeme).join(' | ')
    alike.set(key, known)
    return known
  }
  const conjunctions = asked.flatMap((reading) => {
    const groups = [...new Set(reading.map(termFor))]
    return groups.includes('') ? [] : [`(${groups.map((group) => `(${group})`).join(' & ')})`]
  })
  return conjunctions.length > 0 ? anyOf(conjunctions) : null
}

/** The nearest first. */
const syllablesLike = (asked: Sound, syllables: Syllables, within: number): string[] =>
  syllables
    .map(({ sound, written }) => ({ written, distance: soundDistance(asked, sound) }))
    .filter(({ distance }) => distance <= within)
    .sort((a, b) => a.distance - b.distance)
    .flatMap(({ written }) => written)

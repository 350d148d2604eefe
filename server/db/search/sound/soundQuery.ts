import { isBurmeseToken, tokenize } from '#resources/text/index.ts'
import { latinSounds } from '#resources/text/sound/latinSounds.ts'
import type { Sound } from '#resources/text/sound/sound.ts'
import { termsNearFirst, termsNearPair, type Likeness } from '#resources/text/sound/soundTerms.ts'
import { quoteLexeme } from '../index/vector.ts'
import { anyOf } from '../query/tsquery.ts'

/**
 * Text in Latin letters as Burmese that is typed as it sounds: "shwe taung gyar" finds ရွှေတောင်ကြား. The index has the sounds of names,
 * two syllables at a time (docs/decisions/search.md#by-sound).
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

/** How much else is asked for, in how many ways to read the text. */
export interface Breadth extends Likeness {
  readings: number
  /** Terms of the whole query: the index is searched once for each. */
  terms: number
}

/** Two syllables side by side. */
type Pair = readonly [Sound, Sound]

/** The pairs that cover a reading: of a long one every other, so that a syllable which nobody expects spoils one of them. */
const pairsOf = (reading: readonly Sound[]): Pair[] =>
  reading
    .slice(1)
    .map((sound, at): Pair => [reading[at]!, sound])
    .filter((_, at, { length }) => length < 3 || at % 2 === 0 || at === length - 1)

/**
 * The query for names in which two syllables side by side sound like each pair of one reading; null where nothing does. Of
 * three pairs and more the first or the last may be another.
 */
export function soundQuery(all: readonly (readonly Sound[])[], breadth: Breadth): string | null {
  const readings = all.slice(0, breadth.readings)
  const known = new Map<string, { terms: string[]; share: number }>()
  // A likelier reading has more of the terms.
  for (const [place, reading] of readings.entries())
    for (const pair of pairsOf(reading)) {
      const key = JSON.stringify(pair)
      if (!known.has(key)) known.set(key, { terms: termsNearPair(...pair, breadth), share: 1 / (1 + place) })
    }
  const shares = [...known.values()].reduce((sum, { share }) => sum + share, 0)
  const termsOf = (pair: Pair) => {
    const { terms, share } = known.get(JSON.stringify(pair))!
    return terms.slice(0, Math.floor((breadth.terms * share) / shares))
  }
  const conjunctions = readings.flatMap((reading) => {
    const groups = reading.length === 1 ? [termsNearFirst(reading[0]!, breadth)] : pairsOf(reading).map(termsOf)
    const asked =
      groups.length < 3 ? groups : [[...new Set([...groups[0]!, ...groups.at(-1)!])], ...groups.slice(1, -1)]
    if (asked.some((terms) => terms.length === 0)) return []
    return [`(${asked.map((terms) => `(${terms.map(quoteLexeme).join(' | ')})`).join(' & ')})`]
  })
  return conjunctions.length > 0 ? anyOf(conjunctions) : null
}

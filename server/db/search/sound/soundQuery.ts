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

/** From so many pairs on, the first or the last may be another: of a long name one end is often spelled as nobody expects. */
const pairsOfLongName = 3

/** The query for names in which two syllables side by side sound like each two of one reading; null where nothing sounds so. */
export function soundQuery(readings: readonly (readonly Sound[])[], likeness: Likeness): string | null {
  const conjunctions = readings.flatMap((reading) => {
    const [first, ...others] = reading
    if (!first) return []
    const groups =
      others.length === 0
        ? [termsNearFirst(first, likeness)]
        : others.map((sound, at) => termsNearPair(reading[at]!, sound, likeness))
    const isLong = groups.length >= pairsOfLongName
    const asked = isLong ? [[...groups[0]!, ...groups.at(-1)!], ...groups.slice(1, -1)] : groups
    if (asked.some((terms) => terms.length === 0)) return []
    return [`(${asked.map((terms) => `(${terms.map(quoteLexeme).join(' | ')})`).join(' & ')})`]
  })
  return conjunctions.length > 0 ? anyOf(conjunctions) : null
}

import { isBurmeseToken, tokenize } from '#resources/text/index.ts'
import { burmeseSound } from '#resources/text/sound/burmeseSound.ts'
import { latinSounds, likeliestOf } from '#resources/text/sound/latinSounds.ts'
import type { Sound } from '#resources/text/sound/sound.ts'
import { termsNearFirst, termsNearPair, type Likeness } from '#resources/text/sound/soundTerms.ts'
import { matchVariants, type VariantMatch } from '#resources/text/variants.ts'

/**
 * Text in Latin letters as Burmese that is typed as it sounds: "shwe taung gyar" finds ရွှေတောင်ကြား. The index has the sounds of names,
 * two syllables at a time (docs/decisions/search-assist.md#by-sound).
 */

const maxReadings = 8
/** Syllables of a query. A longer one is no name. */
const maxSyllables = 10

/** A text that is typed as it sounds. */
export interface Asked {
  /** The ways to read it as Burmese syllables, the likeliest first; none for a text that holds another script. */
  readings: readonly (readonly Sound[])[]
  /** Its numbers, which sound like nothing here. */
  numbers: readonly string[]
}

export const isNumber = (token: string) => /^\d+$/.test(token)
const isWord = (token: string) => !/^\d/.test(token)

/** Parts of places that are written in English beside a name which is not: South Okkalapa is တောင်ဥက္ကလာပ. */
const directions: ReadonlyMap<string, string> = new Map(
  Object.entries({ north: 'မြောက်', south: 'တောင်', east: 'အရှေ့', west: 'အနောက်' }),
)

const setApart = ([first, ...others]: readonly Sound[]): readonly Sound[] => [
  { ...first!, detail: { ...first!.detail, isApart: true } },
  ...others,
]

const asPiece = (word: string): VariantMatch => ({ tokens: [word], sourceLength: 1, isKnownWord: false })

export function readAsSounds(text: string): Asked {
  const tokens = tokenize(text)
  const numbers = tokens.filter(isNumber)
  if (tokens.some(isBurmeseToken)) return { readings: [], numbers }
  const words = tokens.filter(isWord)
  const apart = new Set(tokens.map((token, at) => (isNumber(token) ? tokens.slice(0, at).filter(isWord).length : 0)))
  let readings: Asked['readings'] = words.length === 0 ? [] : [[]]
  let at = 0
  const pieces = matchVariants(words)
  // A text of known words alone is found as it is written.
  const isName = pieces.some(({ isKnownWord }) => !isKnownWord)
  for (const { tokens: canonical, sourceLength, isKnownWord } of isName ? pieces : words.map(asPiece)) {
    const [word = ''] = words.slice(at, at + sourceLength)
    const isApart = at > 0 && apart.has(at)
    at += sourceLength
    const meaning = isKnownWord ? canonical : tokenize(directions.get(word) ?? '')
    const ways = [meaning.flatMap((token) => burmeseSound(token) ?? []), ...(sourceLength > 1 ? [] : latinSounds(word))]
    const known = ways.filter((sounds) => sounds.length > 0)
    readings = likeliestOf(readings, isApart ? known.map(setApart) : known, maxSyllables, maxReadings)
  }
  return { readings, numbers }
}

/** How much else is asked for, in how many ways to read the text. */
export interface Breadth extends Likeness {
  readings: number
  /** Terms of the whole query: the index is searched once for each. */
  terms: number
}

type Pair = readonly [Sound, Sound]

/** The pairs that cover a reading: of a long one every other, so that a syllable which nobody expects spoils one of them. */
const pairsOf = (reading: readonly Sound[]): Pair[] =>
  reading
    .slice(1)
    .map((sound, at): Pair => [reading[at]!, sound])
    .filter(([, sound]) => !sound.detail?.isApart)
    .filter((_, at, { length }) => length < 3 || at % 2 === 0 || at === length - 1)

/** Names that have one term of each of these groups. */
export type TermGroups = readonly (readonly string[])[]

/**
 * What names have in which two syllables side by side sound like each pair of one reading, for each reading; none where
 * nothing does. Of three pairs and more the first or the last may be another.
 */
export function soundQuery(all: readonly (readonly Sound[])[], breadth: Breadth): TermGroups[] {
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
  return readings.flatMap((reading) => {
    const pairs = pairsOf(reading)
    const groups = pairs.length === 0 ? [termsNearFirst(reading[0]!, breadth)] : pairs.map(termsOf)
    const asked =
      groups.length < 3 ? groups : [[...new Set([...groups[0]!, ...groups.at(-1)!])], ...groups.slice(1, -1)]
    return asked.some((terms) => terms.length === 0) ? [] : [asked]
  })
}

import { editDistance, spellingUnits } from '../editDistance.ts'
import { remembering } from '../remembering.ts'
import { burmeseSound } from '../sound/burmeseSound.ts'
import { latinSounds } from '../sound/latinSounds.ts'
import type { Sound } from '../sound/sound.ts'
import {
  leastAlignment,
  nameDistance,
  rememberedDistance,
  soundAlignment,
  type Between,
} from '../sound/soundDistance.ts'
import { isBurmeseToken } from '../tokens.ts'
import { namePartsOf, type NameParts } from './nameParts.ts'
import { commonWords } from './tradeWords.ts'

/** Factors for two names with different numbers or trades: School No. 1 is not School No. 2. */
const otherNumber = 0.55
const otherTrade = 0.55

/** How much an edit counts, so that two in a short name are two names: Aung and Naing. */
const editWeight = { short: 2.1, long: 1.7 }
const shortName = 6
/** How much of the mean distance of two syllables counts: at 0.6 in all, they differ by a vowel or a final. */
const soundWeight = { short: 2.1, long: 1.5 }
const shortSound = 2
/** Syllables that a name needs to be looked for within a longer one: Ma Thida within Ma Thida's Snacks. */
const syllablesOfPart = 3
/** Weight of the syllables that only the longer name has. */
const besideWeight = 0.6
/** Two names with a similarity up to this are not alike, and it is not computed further. */
const unlike = 0.5
/** Readings of a name in Latin letters, and how seldom two that are compared may be together. */
const [maxReadings, maxOddness] = [4, 2]

/** Names that are remembered: an owner asks about one neighbourhood more than once. */
const maxRemembered = 2000

/** A name that is compared with many. */
export interface ComparedName extends NameParts {
  units: readonly string[]
  readings: readonly (readonly Sound[])[]
}

export const comparedName = remembering(
  (name: string): readonly ComparedName[] =>
    namePartsOf(name).map((parts) => ({
      ...parts,
      units: parts.own.flatMap(spellingUnits),
      readings: readingsOf(parts.own),
    })),
  maxRemembered,
)

/**
 * How alike the names of two businesses are, from 0 to 1: as they are written, or as they sound, in either script. What they share
 * because of their trade does not count, and another trade or number in any of their names does.
 */
export function similarityOf(
  one: readonly ComparedName[],
  other: readonly ComparedName[],
  between: Between = rememberedDistance(),
): number {
  const plain = Math.max(0, ...one.flatMap((a) => other.map((b) => similarityOfParts(a, b, between))))
  return plain * (haveOtherNumbers(one, other) ? otherNumber : 1) * (haveOtherTrades(one, other) ? otherTrade : 1)
}

/** Names that are not alike, whatever their words: quickly found out of a market's hundreds. */
export const areOfOthers = (one: readonly ComparedName[], other: readonly ComparedName[]): boolean =>
  haveOtherTrades(one, other) || haveOtherNumbers(one, other)

const haveOtherNumbers = (one: readonly ComparedName[], other: readonly ComparedName[]) =>
  areOthers(one.flatMap(numbersOf), other.flatMap(numbersOf))
const haveOtherTrades = (one: readonly ComparedName[], other: readonly ComparedName[]) =>
  areOthers(one.flatMap(tradesOf), other.flatMap(tradesOf))
const numbersOf = ({ numbers }: ComparedName) => numbers
const tradesOf = ({ trades }: ComparedName) => trades

const similarityOfParts = (a: ComparedName, b: ComparedName, between: Between): number =>
  a.whole === b.whole ? 1 : Math.max(likeLetters(a, b), sharedWords(a, b), likeSounds(a, b, between))

/** Both have some, and share none. */
const areOthers = <One>(a: readonly One[], b: readonly One[]) =>
  a.length > 0 && b.length > 0 && !a.some((one) => b.includes(one))

function likeLetters({ units: a }: ComparedName, { units: b }: ComparedName): number {
  const longer = Math.max(a.length, b.length)
  const weight = longer <= shortName ? editWeight.short : editWeight.long
  // The difference in length is the least number of edits, so the rest need not be compared.
  if (weight * Math.abs(a.length - b.length) >= longer) return 0
  return longer === 0 ? 0 : Math.max(0, 1 - (weight * editDistance(a, b)) / longer)
}

/** Half where many businesses have it in their names. */
const weightOf = (word: string) => word.length * (commonWords.has(word) ? 0.5 : 1)

/** The share of the letters that are in words of both, in any order (Jaccard's). */
function sharedWords(a: ComparedName, b: ComparedName): number {
  const left = [...b.own]
  let shared = 0
  for (const word of a.own) {
    const at = left.indexOf(word)
    if (at < 0) continue
    shared += weightOf(word)
    left.splice(at, 1)
  }
  const letters = (words: readonly string[]) => words.reduce((sum, { length }) => sum + length, 0)
  const all = letters(a.own) + letters(b.own)
  return all === 0 ? 0 : shared / (all - shared)
}

function likeSounds(a: ComparedName, b: ComparedName, between: Between): number {
  let best = unlike
  for (const [place, one] of a.readings.entries())
    for (const other of b.readings.slice(0, maxOddness + 1 - place))
      best = Math.max(best, likeReadings(one, other, between, best))
  return best > unlike ? best : 0
}

/** @param known the best similarity so far: a pair that cannot exceed it is not compared */
function likeReadings(one: readonly Sound[], other: readonly Sound[], between: Between, known: number): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const weight = long.length <= shortSound ? soundWeight.short : soundWeight.long
  const missing = 1 - short.length / long.length
  const wholeAtMost = 1 - (weight * leastAlignment(short.length, long.length)) / long.length
  const whole = wholeAtMost <= known ? 0 : 1 - (weight * soundAlignment(short, long, between)) / long.length
  const partAtMost = 1 - besideWeight * missing
  if (short.length < syllablesOfPart || partAtMost <= Math.max(known, whole)) return whole
  const within = 1 - (weight * nameDistance(short, long, between)) / short.length
  return Math.max(whole, within - besideWeight * missing)
}

/** The ways to say a name; empty if one of its words cannot be read as syllables. */
function readingsOf(words: readonly string[]): (readonly Sound[])[] {
  let readings: (readonly Sound[])[] = [[]]
  for (const word of words) {
    const sound = isBurmeseToken(word) ? burmeseSound(word) : null
    const ofWord = isBurmeseToken(word) ? (sound ? [[sound]] : []) : latinSounds(word)
    readings = readings.flatMap((before) => ofWord.map((sounds) => [...before, ...sounds])).slice(0, maxReadings)
  }
  return readings.filter(({ length }) => length > 0)
}

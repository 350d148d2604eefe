import type { Consonant, Sound, Vowel } from './sound.ts'

/** How far two sounds are from each other: 0 for the same, 1 for another consonant. Vowels are cheap, since everybody writes them differently. */

type Near<Class extends string> = readonly [a: Class, b: Class, distance: number]

const nearConsonants: readonly Near<Consonant>[] = [
  ['th', 't', 0.4],
  ['th', 's', 0.45],
  ['ky', 'k', 0.35],
  ['ky', 's', 0.6],
  ['sh', 's', 0.35],
  ['sh', 'th', 0.5],
  ['sh', 'ky', 0.5],
  ['ng', 'n', 0.3],
  ['ng', 'k', 0.3],
  ['ng', '', 0.3],
  ['ny', 'n', 0.2],
  ['ny', 'y', 0.4],
  ['ny', 'ng', 0.3],
  ['m', 'n', 0.6],
  ['my', 'm', 0.25],
  ['py', 'p', 0.25],
  ['py', 'my', 0.6],
  ['y', 'l', 0.6],
  ['y', '', 0.5],
  ['w', '', 0.4],
  ['w', 'p', 0.6],
  ['h', '', 0.5],
  ['h', 'y', 0.7],
]
const nearVowels: readonly Near<Vowel>[] = [
  ['aw', 'o', 0.1],
  ['aw', 'au', 0.1],
  ['aw', 'a', 0.2],
  ['au', 'o', 0.15],
  ['e', 'ei', 0.1],
  ['e', 'i', 0.2],
  ['e', 'a', 0.25],
  ['e', 'ai', 0.15],
  ['ei', 'i', 0.15],
  ['ei', 'ai', 0.1],
  ['ai', 'i', 0.2],
  ['ai', 'a', 0.25],
  ['ai', 'o', 0.2],
  ['u', 'o', 0.15],
  ['u', 'a', 0.25],
  ['u', 'aw', 0.25],
  ['u', 'au', 0.25],
  ['o', 'a', 0.3],
]
const otherVowel = 0.4

type Table = ReadonlyMap<string, ReadonlyMap<string, number>>

function tableOf(near: readonly Near<string>[]): Table {
  const table = new Map<string, Map<string, number>>()
  for (const [a, b, distance] of near.flatMap(([a, b, distance]) => [
    [a, b, distance] as const,
    [b, a, distance] as const,
  ]))
    table.set(a, (table.get(a) ?? new Map<string, number>()).set(b, distance))
  return table
}
const consonantDistances = tableOf(nearConsonants)
const vowelDistances = tableOf(nearVowels)

const distanceIn = (table: Table, a: string, b: string, other: number) =>
  a === b ? 0 : (table.get(a)?.get(b) ?? other)

/** Between two syllables. */
export const soundDistance = (a: Sound, b: Sound): number =>
  distanceIn(consonantDistances, a.onset, b.onset, 1) +
  (a.glide === b.glide ? 0 : a.vowel === 'ai' && b.vowel === 'ai' ? 0.05 : 0.35) +
  rhymeDistance(a, b)

/** က် is written "et" and "at" alike: လက် is "let", "lat". */
const stoppedFront = 0.1
/** Before another syllable a stop after a front vowel is spoken as a short a alone: လက်ဖက် is "laphet", တစ်ခု "takhu". */
const reducedStop = 0.25

function rhymeDistance(a: Sound, b: Sound): number {
  if (a.coda === 't' && b.coda === 't' && isFrontAndA(a, b)) return stoppedFront
  if (isReducedStop(a, b) || isReducedStop(b, a)) return reducedStop
  return (
    distanceIn(vowelDistances, a.vowel, b.vowel, otherVowel) +
    (a.coda === b.coda ? 0 : a.coda === 't' || b.coda === 't' ? 0.2 : 0.3)
  )
}

const isFrontAndA = (a: Sound, b: Sound) => (a.vowel === 'a' && b.vowel === 'e') || (a.vowel === 'e' && b.vowel === 'a')
const isReducedStop = (short: Sound, full: Sound) =>
  short.vowel === 'a' && short.coda === '' && full.coda === 't' && (full.vowel === 'e' || full.vowel === 'i')

/** What is written where another vowel is spoken counts as that vowel, nearly. */
const asWritten = 0.08
const otherVoice = new Map(Object.entries({ plainbreathed: 0.05, plainvoiced: 0.03, breathedvoiced: 0.06 }))
const otherLength = 0.04
const seldom = 0.05
/** Before another syllable ပန်း and စက် are spoken with a short a alone: ပန်းတောင်း is "Padaung". */
const weakened = 0.1

function detailedDistance(a: Sound, b: Sound): number {
  const spoken = soundDistance(a, b)
  const [one, other] = [a.detail, b.detail]
  if (!one || !other) return spoken
  let distance = spoken
  if (one.written || other.written) {
    const written = soundDistance(
      one.written ? { ...a, vowel: one.written } : a,
      other.written && !one.written ? { ...b, vowel: other.written } : b,
    )
    distance = Math.min(spoken, written + asWritten)
  }
  if (a.onset === b.onset && one.voice && other.voice && one.voice !== other.voice)
    distance += otherVoice.get(one.voice + other.voice) ?? otherVoice.get(other.voice + one.voice) ?? 0
  if (a.vowel === b.vowel && one.isLong !== undefined && other.isLong !== undefined && one.isLong !== other.isLong)
    distance += otherLength
  const isShort = (one.isLong ?? other.isLong) === false
  if (
    isShort &&
    ((a.vowel === 'a' && b.vowel === 'a' && a.coda !== b.coda) || isReducedStop(a, b) || isReducedStop(b, a))
  )
    distance -= weakened
  return distance + (one.isSeldom || other.isSeldom ? seldom : 0)
}

/** Between two syllables of which the detail is known too. */
export type Between = (a: Sound, b: Sound) => number

/** The same, which remembers each pair: hundreds of names that are compared with one text share most of their syllables. */
export function rememberedDistance(): Between {
  const known = new Map<Sound, Map<Sound, number>>()
  return (a, b) => {
    let ofA = known.get(a)
    if (!ofA) known.set(a, (ofA = new Map()))
    let distance = ofA.get(b)
    if (distance === undefined) ofA.set(b, (distance = detailedDistance(a, b)))
    return distance
  }
}

/** A syllable that one of the two has not. People leave out the short ones (ပုသိမ် is "Pathein", သန်လျင် "Thanlyin"). */
const gap = (sound: Sound) => (sound.vowel === 'a' && sound.coda === '' ? shortGap : 1.2)
const shortGap = 0.7

/** The least distance that two names can have, by their numbers of syllables alone: so most pairs need no comparison. */
export const leastAlignment = (shorter: number, longer: number): number =>
  shortGap * (longer - shorter) - weakened * shorter

/** Between what is asked for and the part of a name that is nearest to it. */
export const nameDistance = (
  asked: readonly Sound[],
  name: readonly Sound[],
  between: Between = detailedDistance,
): number => Math.min(...lastRow(asked, name, between, () => 0))

/** Between two whole names. */
export const soundAlignment = (
  one: readonly Sound[],
  other: readonly Sound[],
  between: Between = detailedDistance,
): number => lastRow(one, other, between, gap).at(-1)!

/**
 * The distances of `asked` from the beginnings of `name`.
 * @param beside what a syllable of the name costs that stands before all that is asked for
 */
function lastRow(
  asked: readonly Sound[],
  name: readonly Sound[],
  between: Between,
  beside: (sound: Sound) => number,
): number[] {
  let before = [0]
  for (const sound of name) before.push(before.at(-1)! + beside(sound))
  for (const sound of asked) {
    const now = [before[0]! + gap(sound)]
    for (let at = 1; at <= name.length; at++)
      now.push(
        Math.min(
          before[at]! + gap(sound),
          now[at - 1]! + gap(name[at - 1]!),
          before[at - 1]! + between(sound, name[at - 1]!),
        ),
      )
    before = now
  }
  return before
}

import { burmeseSound } from '../sound/burmeseSound.ts'
import { latinSounds, likeliestOf } from '../sound/latinSounds.ts'
import type { Sound } from '../sound/sound.ts'
import { rememberedDistance } from '../sound/soundDistance.ts'
import { remembering } from '../remembering.ts'
import { isWordToken, tokenize } from '../tokens.ts'
import { distinctOf, everydayNeeds, lengthOfExpression, meaningsOf, type Expression } from './everydayNeeds.ts'

/**
 * Needs in Latin letters as they sound: "la phat yay sai" is လက်ဖက်ရည်ဆိုင်. The lexicon has no spellings of these; they meet its Burmese
 * words by the rules of sound.
 */
interface Sounding {
  expression: Expression
  sounds: readonly Sound[]
}

/** Mean distance of a syllable that is still meant. Names are near to some word soon, so little is. */
const maxDistance = 0.13
/** The same for two and three syllables, which many names have. */
const maxDistanceOfFew: Readonly<Record<number, number>> = { 2: 0.08, 3: 0.105 }
/** The same for some of the words alone. */
const maxDistanceOfSome = 0.06
/** Words that are read together, and what they may have in syllables: one is in too many words. */
const maxWords = 5
const [minSyllables, maxSyllables] = [2, 8]
/** Expressions as near as the nearest, of which all are meant. */
const [maxMeant, asNear] = [3, 0.03]
/** Ways to read the words. */
const maxReadings = 6

/** ဆိုင်ကယ် is also "sai kal": no open syllable has ai, so that ng after it is not missed. */
const withOpenDiphthongs = (sounds: readonly Sound[]): readonly Sound[] =>
  sounds.map((one) => (one.vowel === 'ai' && one.coda === 'n' ? { ...one, coda: '' } : one))

let known: ReadonlyMap<number, readonly Sounding[]> | undefined
/** The Burmese expressions by the number of their syllables, each also with ဆိုင်. */
function soundingExpressions(): ReadonlyMap<number, readonly Sounding[]> {
  if (known) return known
  const byLength = new Map<number, Sounding[]>()
  const shop = burmeseSound(tokenize('ဆိုင်')[0]!)!
  const distinct = new Map(everydayNeeds.flatMap(({ burmese }) => burmese.map((one) => [one.join(' '), one])))
  for (const expression of distinct.values()) {
    const sounds = expression.flatMap((syllable) => burmeseSound(syllable) ?? [])
    if (sounds.length < expression.length) continue
    for (const whole of [sounds, [...sounds, shop]].flatMap((one) => [one, withOpenDiphthongs(one)]))
      byLength.set(whole.length, [...(byLength.get(whole.length) ?? []), { expression, sounds: whole }])
  }
  return (known = byLength)
}

/** How many of the words sound like a need, and what is said for it; null where none do. */
export const needBySound = (words: Expression) => {
  const latin = words.slice(0, maxWords)
  const others = latin.findIndex((word) => !isWordToken(word) || !/^[a-z]+$/.test(word))
  return nearestNeed((others < 0 ? latin : latin.slice(0, others)).join(' '))
}

const maxRemembered = 2000
const nearestNeed = remembering((text: string): { length: number; meanings: Expression[] } | null => {
  const words = text.split(' ').filter((word) => word !== '')
  for (let length = words.length; length > 0; length--) {
    // A word that is English for a need is read as English.
    if (words.slice(1, length).some((_, at) => lengthOfExpression(words, at + 1) > 0 && length > at + 2)) continue
    const meant = expressionsNear(words.slice(0, length), length < words.length ? maxDistanceOfSome : maxDistance)
    if (meant.length > 0) return { length, meanings: distinctOf(meant.flatMap((one) => [one, ...meaningsOf(one)])) }
  }
  return null
}, maxRemembered)

function expressionsNear(words: readonly string[], within: number): Expression[] {
  let readings: readonly (readonly Sound[])[] = [[]]
  for (const word of words) readings = likeliestOf(readings, latinSounds(word), maxSyllables, maxReadings)
  const between = rememberedDistance()
  const near = new Map<Expression, number>()
  for (const reading of readings) {
    if (reading.length < minSyllables) continue
    const most = reading.length * Math.min(within, maxDistanceOfFew[reading.length] ?? within)
    for (const { expression, sounds } of soundingExpressions().get(reading.length) ?? []) {
      // Syllable by syllable: one left out is farther than all that is still meant.
      let distance = 0
      for (let at = 0; at < sounds.length && distance <= most; at++) distance += between(reading[at]!, sounds[at]!)
      if (distance <= most) near.set(expression, Math.min(distance / reading.length, near.get(expression) ?? Infinity))
    }
  }
  const sorted = [...near].sort(([, a], [, b]) => a - b)
  const nearest = sorted[0]?.[1] ?? 0
  return sorted
    .filter(([, distance]) => distance <= nearest + asNear)
    .slice(0, maxMeant)
    .map(([expression]) => expression)
}

import { isBurmeseToken, tokenize } from '#resources/text/index.ts'
import { burmeseSound } from '#resources/text/sound/burmeseSound.ts'
import { nameDistance, type Between } from '#resources/text/sound/soundDistance.ts'
import { isNumber, type Asked } from './soundQuery.ts'

/** How near a name in Burmese is to a text that is typed as it sounds. */
export interface Nearness {
  /** Mean of the syllables, by the nearest reading of the nearest name. */
  distance: number
  /** The same with what the name has beside it. */
  rank: number
}

/** For each syllable that a name has beside what is asked for, so that the shorter name comes first. */
const perSyllableBeside = 0.05
/** For each word of another script, which is beside it too. Names in both scripts have some, so that more of them say little. */
const perOtherWord = 0.02
const maxOtherWords = 4
/** For each number that is asked for and that the name has not (ward 5 is not ward 6), and for the reverse. */
const perOtherNumber = 0.1
const perNumberBeside = 0.02

/** By the nearest of a record's names; a name without a Burmese syllable is infinitely far. */
export function nearnessOf(
  { readings, numbers }: Asked,
  names: readonly (string | null)[],
  between: Between,
): Nearness {
  let nearest: Nearness = { distance: Infinity, rank: Infinity }
  for (const name of names) {
    const tokens = tokenize(name ?? '')
    const sounds = tokens.flatMap((token) => (isBurmeseToken(token) ? (burmeseSound(token) ?? []) : []))
    if (sounds.length === 0) continue
    const ofName = tokens.filter(isNumber)
    const words = Math.min(maxOtherWords, tokens.length - sounds.length - ofName.length)
    const others =
      perOtherWord * words +
      perOtherNumber * numbers.filter((number) => !ofName.includes(number)).length +
      perNumberBeside * ofName.filter((number) => !numbers.includes(number)).length
    for (const reading of readings) {
      const distance = nameDistance(reading, sounds, between) / reading.length
      const rank = distance + others + perSyllableBeside * Math.max(0, sounds.length - reading.length)
      if (rank < nearest.rank) nearest = { distance, rank }
    }
  }
  return nearest
}

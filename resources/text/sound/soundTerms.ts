import { isBurmeseToken } from '../tokens.ts'
import { burmeseSound } from './burmeseSound.ts'
import { soundKey, type Sound } from './sound.ts'
import { soundDistance } from './soundDistance.ts'

/**
 * What a name is found by when it is typed as it sounds: the sounds of two syllables side by side, and the sound it begins
 * with. A pair is rare where a syllable is not, so an index finds few names for it.
 */

const pairTerm = (a: Sound, b: Sound) => `~${soundKey(a)}.${soundKey(b)}`
const firstTerm = (sound: Sound) => `~^${soundKey(sound)}`

/** Syllables of a name. Nobody types a longer one as it sounds. */
const maxSyllables = 40

/** Many leave it out (ပုသိမ် is "Pathein", သန်လျင် "Thanlyin"). */
const isOftenLeftOut = ({ vowel, coda }: Sound) => vowel === 'a' && coda === ''

/** The terms of a name, by its tokens. */
export function soundTerms(tokens: readonly string[]): string[] {
  const sounds = tokens.slice(0, maxSyllables).map((token) => (isBurmeseToken(token) ? burmeseSound(token) : null))
  const first = sounds.find((sound) => sound !== null)
  const pairs = sounds.flatMap((sound, at) => {
    const [next, afterNext] = [sounds[at + 1], sounds[at + 2]]
    if (!sound || !next) return []
    return [pairTerm(sound, next), ...(afterNext && isOftenLeftOut(next) ? [pairTerm(sound, afterNext)] : [])]
  })
  return [...new Set([...(first ? [firstTerm(first)] : []), ...pairs])]
}

const letters = 'ကခဂငစညတဒနပဖဗမယရလဝသဟအ'
const medials = ['', 'ျ', 'ွ', 'ျွ', 'ှ', 'ျှ', 'ွှ', 'ျွှ']
const vowelSigns = ['', 'ိ', 'ု', 'ေ', 'ဲ', 'ော', 'ို']
/** With the medial ွ there are few others. */
const roundedSigns = ['', 'ေ', 'ို']
const finals = ['', 'န်', 'င်', 'ည်', 'ယ်', 'က်', 'စ်', 'တ်']

let known: readonly Sound[] | undefined

/** Every sound that a syllable may have. */
function everySound(): readonly Sound[] {
  if (known) return known
  const sounds = new Map<string, Sound>()
  for (const letter of letters)
    for (const medial of medials)
      for (const sign of medial.includes('ွ') ? roundedSigns : vowelSigns)
        for (const final of finals) {
          const sound = burmeseSound(letter + medial + sign + final)
          if (sound && !sounds.has(soundKey(sound))) sounds.set(soundKey(sound), sound)
        }
  return (known = [...sounds.values()])
}

interface NearSound {
  sound: Sound
  distance: number
}

/** The nearest first. There are eight hundred sounds, so the lists are kept. */
const nearSounds = new Map<string, readonly NearSound[]>()
const farthest = 0.7

function soundsNear(asked: Sound, within: number): readonly NearSound[] {
  const key = soundKey(asked)
  const near =
    nearSounds.get(key) ??
    everySound()
      .map((sound) => ({ sound, distance: soundDistance(asked, sound) }))
      .filter(({ distance }) => distance <= farthest)
      .sort((a, b) => a.distance - b.distance)
  nearSounds.set(key, near)
  return near.filter(({ distance }) => distance <= within)
}

/** How different a word may sound from the typed one and still be found. */
export interface Likeness {
  /** Distance of each syllable, 0.7 at most. */
  within: number
  /** The largest distance of two neighbouring syllables together. */
  together: number
}

/** The terms of names that begin so. */
export const termsNearFirst = (sound: Sound, { within }: Likeness): string[] =>
  soundsNear(sound, within).map((near) => firstTerm(near.sound))

/** The terms of names with two syllables like these side by side, the likeliest first: mostly one of the two is spelled oddly. */
export function termsNearPair(a: Sound, b: Sound, { within, together }: Likeness): string[] {
  const seconds = soundsNear(b, within)
  return soundsNear(a, within)
    .flatMap((first) =>
      seconds.map((second) => {
        const distance = first.distance + second.distance
        return { first, second, distance, oddness: distance + Math.min(first.distance, second.distance) }
      }),
    )
    .filter(({ distance }) => distance <= together)
    .sort((x, y) => x.oddness - y.oddness)
    .map(({ first, second }) => pairTerm(first.sound, second.sound))
}

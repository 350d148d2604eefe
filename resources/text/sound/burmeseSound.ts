import { ASAT } from '../letters.ts'
import { remembering } from '../remembering.ts'
import type { Consonant, Detail, Sound, Vowel } from './sound.ts'

/**
 * How a folded Burmese syllable (`tokenize`) sounds, in the classes of `sound.ts`. Classes and rhymes follow the Okell and Wheatley
 * descriptions of spoken Burmese; what the usual romanisations write alike is one class.
 */

const consonants: readonly [letters: string, sound: Consonant][] = [
  ['ကခဂဃ', 'k'],
  ['င', 'ng'],
  ['စဆဇဈ', 's'],
  ['ညဉ', 'ny'],
  ['တထဒဓဋဌဍဎ', 't'],
  ['နဏ', 'n'],
  ['ပဖဗဘ', 'p'],
  ['မ', 'm'],
  ['ယရ', 'y'],
  ['လဠ', 'l'],
  ['ဝ', 'w'],
  ['သ', 'th'],
  ['ဟ', 'h'],
  ['အ', ''],
]
const consonantOf = new Map(consonants.flatMap(([letters, sound]) => [...letters].map((letter) => [letter, sound])))

const independentVowels = new Map<string, Vowel>(Object.entries({ ဣ: 'i', ဤ: 'i', ဥ: 'u', ဦ: 'u', ဧ: 'e', ဩ: 'aw' }))

const [YA, RA, WA, HA] = ['\u103B', '\u103C', '\u103D', '\u103E']
const vowelSigns = new Map<string, Vowel>(
  Object.entries({
    '': 'a',
    '\u102C': 'a',
    '\u102D': 'i',
    '\u102E': 'i',
    '\u102F': 'u',
    '\u1030': 'u',
    '\u1031': 'e',
    '\u1032': 'e',
    '\u1031\u102C': 'aw',
    '\u102D\u102F': 'o',
  }),
)

interface Rhymes {
  finals: string
  coda: Sound['coda']
  /** Where the final changes the vowel. */
  vowels: Partial<Record<Vowel, Vowel>>
}
const rhymes: readonly Rhymes[] = [
  { finals: 'နမဏ\u1036', coda: 'n', vowels: { i: 'ei', u: 'o' } },
  { finals: 'င', coda: 'n', vowels: { a: 'i', aw: 'au', o: 'ai' } },
  { finals: 'ဉ', coda: 'n', vowels: { a: 'i' } },
  { finals: 'ည', coda: '', vowels: { a: 'i' } },
  { finals: 'ယ', coda: '', vowels: { a: 'e' } },
  { finals: 'ကခဂ', coda: 't', vowels: { a: 'e', aw: 'au', o: 'ai' } },
  { finals: 'စဆဇ', coda: 't', vowels: { a: 'i' } },
  { finals: 'တထဒဓဋဌဍဎပဖဗဘ', coda: 't', vowels: { i: 'ei', u: 'o' } },
]
/** Before these, ဝ and ွ make the vowel u, as in ဝန်း and ကျွန်း. */
const roundedFinals = 'နမ\u1036တပ'

const SYLLABLE = new RegExp(
  `^(.)([${ASAT}\\u103B-\\u103E]*)(\\u1031\\u102C?|\\u102C|[\\u102D-\\u1030\\u1032]*)([\\u1036-\\u1038]*)`,
  'u',
)
const FINAL = new RegExp(`([\\u1000-\\u1021])\\u1037?${ASAT}`)

/** Names have a thousand syllables or two. */
const maxRemembered = 5000

/** The sound of a syllable in Myanmar script; null for a sign, or a syllable of another language of Myanmar. The same object for the same. */
export const burmeseSound = remembering(readSyllable, maxRemembered)

function readSyllable(syllable: string): Sound | null {
  const [open = '', letter = '', medials = '', signs = '', tones = ''] = SYLLABLE.exec(syllable) ?? []
  const independent = independentVowels.get(letter)
  const onset = independent ? '' : consonantOf.get(letter)
  const vowel = independent ?? vowelSigns.get(signs)
  if (onset === undefined || vowel === undefined) return null
  const final = tones.includes('\u1036') ? '\u1036' : FINAL.exec(syllable.slice(open.length))?.[1]
  const rhyme = rhymes.find(({ finals }) => final !== undefined && finals.includes(final))
  const hasWa = medials.includes(WA)
  const isRounded = (hasWa || onset === 'w') && vowel === 'a' && final !== undefined && roundedFinals.includes(final)
  const coda = rhyme?.coda ?? ''
  const spoken = isRounded ? 'u' : (rhyme?.vowels[vowel] ?? vowel)
  const voice = voiceOf(letter, medials)
  // ပု and ပိ are often spoken and spelled as ပ: ပုသိမ် is "Pathein".
  const isWeak = final === undefined && (signs === '\u102D' || signs === '\u102F') && tones === ''
  const written = final === 'ည' ? 'e' : isWeak ? 'a' : vowel
  return {
    onset: withMedials(onset, medials),
    glide: hasWa && !isRounded ? 'w' : '',
    vowel: spoken,
    coda,
    detail: {
      ...(voice && { voice }),
      ...(spoken === 'a' && coda === '' && { isLong: signs !== '' }),
      ...(written !== spoken && { written }),
    },
  }
}

const voices: readonly [letters: string, voice: Detail['voice']][] = [
  ['ကစတဋပယ', 'plain'],
  ['ခဆထဌဖ', 'breathed'],
  ['ဂဃဇဈဒဓဍဎဗဘရ', 'voiced'],
]
const sonorants = 'ငညဉနဏမလဠဝ'

function voiceOf(letter: string, medials: string): Detail['voice'] {
  if (sonorants.includes(letter)) return medials.includes(HA) ? 'breathed' : 'plain'
  return voices.find(([letters]) => letters.includes(letter))?.[1]
}

function withMedials(onset: Consonant, medials: string): Consonant {
  const isPalatal = medials.includes(YA) || medials.includes(RA)
  // ရှ, ယှ, သျှ and လျှ.
  if (medials.includes(HA) && (onset === 'y' || (isPalatal && (onset === 'th' || onset === 'l')))) return 'sh'
  if (!isPalatal) return onset
  if (onset === 'k') return 'ky'
  if (onset === 'ng' || onset === 'n') return 'ny'
  if (onset === 'p' || onset === 'm') return `${onset}y`
  return onset
}

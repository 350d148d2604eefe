import { fold } from './fold.ts'

// The order of Burmese dictionaries, as CLDR's `my` collation defines it. Within a syllable the base letter counts first, then the
// medials, the final consonant, the vowel and the tone. It is our own code because Chromium has no collation for Burmese (its Intl
// falls back to the order of code points), and server and browser must render lists in the same order.
const CONSONANTS = 'ကခဂဃငစဆဇဈဉညဋဌဍဎဏတထဒဓနပဖဗဘမယရလဝသဟဠအ'
const TONES = '့း'
const VOWELS = ['', 'ာ', 'ိ', 'ိံ', 'ီ', 'ု', 'ုံ', 'ူ', 'ေ', 'ဲ', 'ော', 'ော်', 'ံ', 'ို']
/** Vowels with an anusvara: they are spoken and sorted as if မ closed the syllable. */
const CLOSED_BY_M = ['ိံ', 'ုံ']
const MEDIALS = ['ျ', 'ျြ', 'ြ', 'ွ', 'ှ', 'ျွ', 'ြွ', 'ျှ', 'ြှ', 'ွှ', 'ျွှ', 'ြွှ']

/** Letters that are sorted by their sound. `fold` has already written ဪ as ဩော် and ဿ as သ်သ. */
const SPOKEN = new Map<string, string>(
  Object.entries({
    '၎င်း': 'လည်းကောင်း',
    ဩော်: 'အော်',
    ဩ: 'အော',
    ဣ: 'အိ',
    ဤ: 'အီ',
    ဥ: 'အု',
    ဦ: 'အူ',
    ဧ: 'အေ',
  }),
)
const SPOKEN_LETTER = new RegExp([...SPOKEN.keys()].join('|'), 'g')

const ELEMENT = new RegExp(
  [
    // There are nine vowel marks, and a folded text has none of them twice.
    // No syllable has both ေ and ည်: in ဧည့် the vowel letter is a syllable of its own.
    `(?!\\u1031ည)(?<closed>[\\u102B-\\u1032\\u1036]{0,9})(?<final>[${CONSONANTS}])(?<dot>\\u1037?)\\u103A`,
    '(?<medials>[\\u103B-\\u103E]+)',
    '(?<vowel>\\u1031\\u102C\\u103A|[\\u102B-\\u1032\\u1036]+)',
  ].join('|') + '|[^]',
  'gu',
)

// A weight is one character, so that keys compare as strings. Signs and digits sort before Burmese, other letters after it.
const BURMESE = 0x1000
const AFTER_BURMESE = 0x2000
const TONE_AT = CONSONANTS.length
const VOWEL_AT = TONE_AT + TONES.length
const CLOSED_AT = VOWEL_AT + VOWELS.length
const MEDIALS_AT = CLOSED_AT + CONSONANTS.length * VOWELS.length
const weight = (place: number) => String.fromCharCode(BURMESE + place)

/** The key a text is sorted by. Comparing keys with `<` gives the order of a Burmese dictionary, Latin after Burmese. */
export function sortKey(text: string): string {
  const spoken = fold(text).replace(SPOKEN_LETTER, (letter) => SPOKEN.get(letter) ?? letter)
  let key = ''
  for (const { 0: element, groups = {} } of spoken.matchAll(ELEMENT)) key += weightOf(element, groups)
  return key
}

function weightOf(
  element: string,
  { closed, final, dot, medials, vowel }: Readonly<Record<string, string | undefined>>,
) {
  if (final !== undefined) return rhyme(final, closed ?? '') + (dot ? weight(TONE_AT) : '')
  if (medials !== undefined) return weight(MEDIALS_AT + rankIn(MEDIALS, medials))
  if (vowel !== undefined && CLOSED_BY_M.includes(vowel)) return rhyme('မ', vowel)
  if (vowel !== undefined) return weight(VOWEL_AT + rankIn(VOWELS, vowel))
  const consonant = CONSONANTS.indexOf(element)
  if (consonant >= 0) return weight(consonant)
  const tone = TONES.indexOf(element)
  if (tone >= 0) return weight(TONE_AT + tone)
  const code = element.charCodeAt(0)
  return /\p{L}/u.test(element) && code < AFTER_BURMESE ? String.fromCharCode(AFTER_BURMESE + code) : element
}

const rhyme = (final: string, vowel: string) =>
  weight(CLOSED_AT + CONSONANTS.indexOf(final) * VOWELS.length + rankIn(VOWELS, vowel))

/** The position in a list; combinations that do not occur in Burmese come last. */
const rankIn = (list: readonly string[], item: string) => {
  const place = list.indexOf(item)
  return place < 0 ? list.length - 1 : place
}

const keys = new Map<string, string>()
/** Sort keys that are remembered. */
const maxKeys = 5000

/** Compares two names for `sort`, in the order of a Burmese dictionary. */
export function compareNames(one: string, other: string): number {
  const [first, second] = [keyOf(one), keyOf(other)]
  return first < second ? -1 : first > second ? 1 : 0
}

/** Remembers keys: sorting compares each name many times. */
function keyOf(text: string): string {
  let key = keys.get(text)
  if (key === undefined) {
    if (keys.size >= maxKeys) keys.clear()
    keys.set(text, (key = sortKey(text)))
  }
  return key
}

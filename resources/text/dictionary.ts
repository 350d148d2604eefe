import { fold } from './fold.ts'

// The order of Burmese dictionaries as CLDR's `my` collation tells it: within a syllable the base letter counts first, then
// medials, then the consonant that closes it, then the vowel, then the tone. Reckoned here, since Chromium knows no such
// collation (its Intl falls back to the order of code points) and what server and browser draw must be equal.
const CONSONANTS = 'ကခဂဃငစဆဇဈဉညဋဌဍဎဏတထဒဓနပဖဗဘမယရလဝသဟဠအ'
const TONES = '့း'
const VOWELS = ['', 'ာ', 'ိ', 'ိံ', 'ီ', 'ု', 'ုံ', 'ူ', 'ေ', 'ဲ', 'ော', 'ော်', 'ံ', 'ို']
/** Written with a dot above, spoken and sorted as closed by မ. */
const CLOSED_BY_M = ['ိံ', 'ုံ']
const MEDIALS = ['ျ', 'ျြ', 'ြ', 'ွ', 'ှ', 'ျွ', 'ြွ', 'ျှ', 'ြှ', 'ွှ', 'ျွှ', 'ြွှ']

/** Letters that are sorted as what they are spoken like. `fold` has already written ဪ as ဩော် and ဿ as သ်သ. */
const SPOKEN: Readonly<Record<string, string>> = {
  '၎င်း': 'လည်းကောင်း',
  ဩော်: 'အော်',
  ဩ: 'အော',
  ဣ: 'အိ',
  ဤ: 'အီ',
  ဥ: 'အု',
  ဦ: 'အူ',
  ဧ: 'အေ',
}
const SPOKEN_LETTER = new RegExp(Object.keys(SPOKEN).join('|'), 'g')

const ELEMENT = new RegExp(
  [
    // No syllable has both ေ and ည်: in ဧည့် the letter stands for itself.
    `(?!\\u1031ည)(?<closed>[\\u102B-\\u1032\\u1036]*)(?<final>[${CONSONANTS}])(?<dot>\\u1037?)\\u103A`,
    '(?<medials>[\\u103B-\\u103E]+)',
    '(?<vowel>\\u1031\\u102C\\u103A|[\\u102B-\\u1032\\u1036]+)',
  ].join('|') + '|[^]',
  'gu',
)

// Weights as characters, so that keys compare as texts do: signs and digits below Burmese, other letters above it.
const BURMESE = 0x1000
const AFTER_BURMESE = 0x2000
const TONE_AT = CONSONANTS.length
const VOWEL_AT = TONE_AT + TONES.length
const CLOSED_AT = VOWEL_AT + VOWELS.length
const MEDIALS_AT = CLOSED_AT + CONSONANTS.length * VOWELS.length
const weight = (place: number) => String.fromCharCode(BURMESE + place)

/** What a text is sorted by: keys in the order of `<` put their texts in the order of a Burmese dictionary, Latin after it. */
export function sortKey(text: string): string {
  const spoken = fold(text).replace(SPOKEN_LETTER, (letter) => SPOKEN[letter] ?? letter)
  let key = ''
  for (const { 0: element, groups = {} } of spoken.matchAll(ELEMENT)) key += weightOf(element, groups)
  return key
}

function weightOf(
  element: string,
  { closed, final, dot, medials, vowel }: Readonly<Record<string, string | undefined>>,
) {
  if (final !== undefined) return rhyme(final, closed ?? '') + (dot ? weight(TONE_AT) : '')
  if (medials !== undefined) return weight(MEDIALS_AT + known(MEDIALS, medials))
  if (vowel !== undefined && CLOSED_BY_M.includes(vowel)) return rhyme('မ', vowel)
  if (vowel !== undefined) return weight(VOWEL_AT + known(VOWELS, vowel))
  const consonant = CONSONANTS.indexOf(element)
  if (consonant >= 0) return weight(consonant)
  const tone = TONES.indexOf(element)
  if (tone >= 0) return weight(TONE_AT + tone)
  const code = element.charCodeAt(0)
  return /\p{L}/u.test(element) && code < AFTER_BURMESE ? String.fromCharCode(AFTER_BURMESE + code) : element
}

const rhyme = (final: string, vowel: string) =>
  weight(CLOSED_AT + CONSONANTS.indexOf(final) * VOWELS.length + known(VOWELS, vowel))

/** Its place in a list; what nobody writes comes last. */
const known = (list: readonly string[], sought: string) => {
  const place = list.indexOf(sought)
  return place < 0 ? list.length - 1 : place
}

const keys = new Map<string, string>()
const mostKeys = 5000

/** Compares names for `sort`, as a dictionary has them. */
export function compareNames(one: string, other: string): number {
  const [first, second] = [keyOf(one), keyOf(other)]
  return first < second ? -1 : first > second ? 1 : 0
}

/** A list is sorted by comparing each name many times. */
function keyOf(text: string): string {
  let key = keys.get(text)
  if (key === undefined) {
    if (keys.size >= mostKeys) keys.clear()
    keys.set(text, (key = sortKey(text)))
  }
  return key
}

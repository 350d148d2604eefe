import { ANUSVARA, ASAT, CONSONANT, DOT_BELOW, VIRAMA, VISARGA } from './letters.ts'

/** Consonant pairs that are stacked in Burmese and Pali words. Any other pair means that the text was read in the wrong encoding. */
const STACKS = new Set(
  (
    'ကက ကခ ဂဂ ဂဃ စစ စဆ ဇဇ ဇဈ ဉစ ဉဆ ဉဇ ဉဈ ညည ဋဋ ဋဌ ဍဍ ဍဎ ဏဋ ဏဌ ဏဍ ဏဏ တတ တထ ထထ ဒဒ ဒဓ နတ နထ နဒ နဓ နန ပပ ပဖ ဗဗ ဗဘ ' +
    'မပ မဖ မဗ မဘ မမ လလ သသ ယယ ဟမ ဉည တမ ကတ'
  ).split(' '),
)

const STACKED = `${VIRAMA}[က-မလသဟ]`
const CONSONANTS = `(?:င${ASAT}${VIRAMA})?[${CONSONANT}ဿ](?:${STACKED})?`
const MEDIALS = '\\u103B?\\u103C?\\u103D?\\u103E?'
// In Unicode's order the dot of ကျွန်တော့် comes before the asat.
const VOWEL = `(?:\\u1031(?:[\\u102B\\u102C](?:${DOT_BELOW}?${ASAT})?)?|\\u102D[\\u102F\\u1030]?|[\\u102B\\u102C\\u102E\\u102F\\u1030\\u1032])?`
// An independent vowel takes no further sign, except in ဥုံ and ဩော်.
const INDEPENDENT_VOWEL = `ဥ\\u102F?|ဩ(?:\\u1031\\u102C${ASAT})?|[ဣ-ဪ]`
const TONE = `${ANUSVARA}?${DOT_BELOW}?${VISARGA}?`

// Three words in which marks follow an asat: ယောက်ျား, လက်ျာ, ကျွန်ုပ်. They are spelled out because everywhere else such a sequence
// is a sign of Zawgyi, whose medial ya has the code point of Unicode's asat.
const MARKS_AFTER_ASAT = `က(?:${ASAT}\\u103B|\\u103B${ASAT})\\u102C${VISARGA}?|န${ASAT}\\u102Fပ${ASAT}`

// A consonant with an asat closes the syllable. In loan words it may have a medial too (ရှ်, ချ်).
const CLOSING = `(?!${MARKS_AFTER_ASAT})[${CONSONANT}ဥ][\\u103B\\u103E]?${DOT_BELOW}?${ASAT}${DOT_BELOW}?${VISARGA}?(?!${VIRAMA})`

const SIGN = `\\u104Eင${ASAT}${VISARGA}|[\\u1040-\\u1049\\u104C-\\u104F]`

const OPEN = `(?:${CONSONANTS}${MEDIALS}${VOWEL}|${INDEPENDENT_VOWEL})${TONE}`
const SYLLABLE = new RegExp(`${MARKS_AFTER_ASAT}|${OPEN}(?:${CLOSING})*|${SIGN}`, 'uy')
const RUN = /(?:(?![\u104A\u104B])\p{Script=Myanmar})+/gu
const STACK = new RegExp(`([${CONSONANT}])${VIRAMA}([${CONSONANT}])`, 'gu')

/**
 * Whether every run of Burmese letters in the text consists of well-formed Burmese syllables with legal stacks. The marks must be in
 * order already (`orderMarksExceptE`). Other languages of Myanmar are not covered: `encoding.ts` recognises them by their letters
 * (docs/rules.md#encoding).
 */
export function isWellFormedBurmese(text: string): boolean {
  return (text.match(RUN) ?? []).every(isWellFormedRun)
}

function isWellFormedRun(run: string): boolean {
  let at = 0
  while (at < run.length) {
    SYLLABLE.lastIndex = at
    const syllable = SYLLABLE.exec(run)
    if (!syllable?.[0]) return false
    at += syllable[0].length
  }
  return [...run.matchAll(STACK)].every(([, upper, lower]) => STACKS.has(`${upper}${lower}`))
}

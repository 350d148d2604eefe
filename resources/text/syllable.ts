import { ANUSVARA, CONSONANT, DOT_BELOW, KILLER, STACKER, VISARGA } from './letters.ts'

/** Consonant pairs that stand one over the other in Burmese and Pali words. Any other pair is a broken reading. */
const STACKS = new Set(
  (
    'ကက ကခ ဂဂ ဂဃ စစ စဆ ဇဇ ဇဈ ဉစ ဉဆ ဉဇ ဉဈ ညည ဋဋ ဋဌ ဍဍ ဍဎ ဏဋ ဏဌ ဏဍ ဏဏ တတ တထ ထထ ဒဒ ဒဓ နတ နထ နဒ နဓ နန ပပ ပဖ ဗဗ ဗဘ ' +
    'မပ မဖ မဗ မဘ မမ လလ သသ ယယ ဟမ ဉည တမ ကတ'
  ).split(' '),
)

const STACKED = `${STACKER}[က-မလသဟ]`
const CONSONANTS = `(?:င${KILLER}${STACKER})?[${CONSONANT}ဿ](?:${STACKED})?`
const MEDIALS = '\\u103B?\\u103C?\\u103D?\\u103E?'
const VOWEL = `(?:\\u1031(?:[\\u102B\\u102C]${KILLER}?)?|\\u102D[\\u102F\\u1030]?|[\\u102B\\u102C\\u102E\\u102F\\u1030\\u1032])?`
// An independent vowel takes no further sign, but for ဥုံ and ဩော်.
const INDEPENDENT_VOWEL = `ဥ\\u102F?|ဩ(?:\\u1031\\u102C${KILLER})?|[ဣ-ဪ]`
const TONE = `${ANUSVARA}?${DOT_BELOW}?${VISARGA}?`

// Three words where a killed consonant carries more: ယောက်ျား, လက်ျာ, ကျွန်ုပ်. Spelled out, because such a sequence is
// elsewhere the mark of Zawgyi, whose medial ya has the code point of Unicode's asat.
const KILLED_AND_MORE = `က(?:${KILLER}\\u103B|\\u103B${KILLER})\\u102C${VISARGA}?|န${KILLER}\\u102Fပ${KILLER}`

// A killed consonant closes the syllable. Loan words kill one with a medial too (ရှ်, ချ်).
const CLOSING = `(?!${KILLED_AND_MORE})[${CONSONANT}ဥ][\\u103B\\u103E]?${DOT_BELOW}?${KILLER}${DOT_BELOW}?${VISARGA}?(?!${STACKER})`

const SIGN = `\\u104Eင${KILLER}${VISARGA}|[\\u1040-\\u1049\\u104C-\\u104F]`

const OPEN = `(?:${CONSONANTS}${MEDIALS}${VOWEL}|${INDEPENDENT_VOWEL})${TONE}`
const SYLLABLE = new RegExp(`${KILLED_AND_MORE}|${OPEN}(?:${CLOSING})*|${SIGN}`, 'uy')
const RUN = /(?:(?![\u104A\u104B])\p{Script=Myanmar})+/gu
const STACK = new RegExp(`([${CONSONANT}])${STACKER}([${CONSONANT}])`, 'gu')

/**
 * Whether every run of Burmese letters in the text is a sequence of well-formed Burmese syllables with stacks that
 * occur (docs/rules.md#encoding). Expects marks in order (`orderMarksButE`). Other languages of Myanmar are
 * not covered; `encoding.ts` knows them by their own letters.
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

import { ANUSVARA, ASAT, CONSONANT, DIGIT, DOT_BELOW, MARK, VIRAMA, VISARGA } from './letters.ts'

/**
 * Texts that look right on screen but are typed with other code points. They are repaired for comparing and searching only: the
 * stored text stays as typed (docs/rules.md#folding).
 */

const WA = '\u101D'
/** A consonant that closes a syllable. */
const FINAL = `[${CONSONANT}]${DOT_BELOW}?${ASAT}`

// A visarga between digits is typed as a colon (၁၀း၃၀) and is no mark of a letter.
const BEFORE_MARK = `(?=(?!${VISARGA}[${DIGIT}])[${MARK}]|${FINAL})`
const ZERO_FOR_WA = new RegExp(`\\u1040${BEFORE_MARK}`, 'g')
const SEVEN_FOR_RA = new RegExp(`\\u1047${BEFORE_MARK}`, 'g')
// A single zero inside or at the end of a word: ဘ၀, ဧရာ၀တီ. In a number, further digits or a decimal point follow.
const ZERO_IN_WORD = new RegExp(`([${CONSONANT}${MARK}])\\u1040(?![${DIGIT}\\d.,])`, 'g')

const FOUR_FOR_AFOREMENTIONED = new RegExp(`\\u1044(?=င${ASAT}${VISARGA})`, 'g')
const U_FOR_NYA = new RegExp(`ဥ(?=[${VIRAMA}${ASAT}\\u102C]|${DOT_BELOW}${ASAT})`, 'g')
/** What these repairs begin at. Short lines mostly have none of it. */
const REPAIRED = /[\u1040\u1044\u1047ဥဉစ]/
const SA_RA_FOR_O = /သ\u103C(?=\u1031?\u102C|(?![\u102B-\u1038]))/g

/** Replaces letters and digits that were typed in place of a lookalike: ၀ယ် → ဝယ်, ၄င်း → ၎င်း, ဥာဏ် → ဉာဏ်, စျေး → ဈေး, သြ → ဩ. */
export const repairLookalikes = (text: string): string => repairSingleLookalikes(text).replace(SA_RA_FOR_O, 'ဩ')

/** As `repairLookalikes`, but သြ stays, which some words are really written with. */
export function repairSingleLookalikes(text: string): string {
  if (!REPAIRED.test(text)) return text
  return text
    .replace(ZERO_FOR_WA, WA)
    .replace(ZERO_IN_WORD, `$1${WA}`)
    .replace(SEVEN_FOR_RA, 'ရ')
    .replace(FOUR_FOR_AFOREMENTIONED, '၎')
    .replace(U_FOR_NYA, 'ဉ')
    .replace(/ဉ\u102E/g, 'ဦ')
    .replace(/စ\u103B/g, 'ဈ')
}

// The order of the Unicode standard (chapter 16.3): medials, vowel e, upper and lower vowels, aa, anusvara, dot below, visarga.
const CANONICAL_ORDER =
  '\u103B\u103C\u103D\u103E\u1031\u102D\u102E\u1032\u1033\u1034\u1035\u102F\u1030\u102B\u102C\u1036\u1037\u1038'
const sortMarks = (marks: string) =>
  [...marks].sort((a, b) => CANONICAL_ORDER.indexOf(a) - CANONICAL_ORDER.indexOf(b)).join('')

const MARKS = new RegExp(`[\\u103B-\\u103E\\u102B-\\u1035${ANUSVARA}${DOT_BELOW}${VISARGA}]{2,}`, 'g')
const MARKS_EXCEPT_E = new RegExp(
  `[\\u103B-\\u103E\\u102B-\\u1030\\u1032-\\u1035${ANUSVARA}${DOT_BELOW}${VISARGA}]{2,}`,
  'g',
)

const DOUBLED_MARK = new RegExp(`([${MARK}])\\1+`, 'g')

/** Puts the marks of each letter into one order and removes repeated ones: ကံု → ကုံ. */
export function orderMarks(text: string): string {
  return text.replace(MARKS, sortMarks).replace(DOUBLED_MARK, '$1')
}

/**
 * As `orderMarks`, but the vowel e stays in place. Zawgyi writes it before its letter. If it were moved, a Zawgyi line would look
 * like well-formed Unicode.
 */
export function orderMarksExceptE(text: string): string {
  return text.replace(MARKS_EXCEPT_E, sortMarks).replace(DOUBLED_MARK, '$1')
}

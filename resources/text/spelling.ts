import { ANUSVARA, CONSONANT, DIGIT, DOT_BELOW, KILLER, MARK, STACKER, VISARGA } from './letters.ts'

/**
 * Ways of typing that look right on screen but are other code points. Repaired for comparing and searching only: what
 * is stored stays as typed (docs/rules.md#folding).
 */

const WA = '\u101D'
const KILLED = `[${CONSONANT}]${DOT_BELOW}?${KILLER}`

// A visarga between digits is a colon somebody typed (၁၀း၃၀), not a mark on a letter.
const CARRIES = `(?=(?!${VISARGA}[${DIGIT}])[${MARK}]|${KILLED})`
const ZERO_FOR_WA = new RegExp(`\\u1040${CARRIES}`, 'g')
const SEVEN_FOR_RA = new RegExp(`\\u1047${CARRIES}`, 'g')
// A single zero that ends or interrupts a word: ဘ၀, ဧရာ၀တီ. A number has further digits or a point.
const ZERO_IN_WORD = new RegExp(`([${CONSONANT}${MARK}])\\u1040(?![${DIGIT}\\d.,])`, 'g')

const FOUR_FOR_AFOREMENTIONED = new RegExp(`\\u1044(?=င${KILLER}${VISARGA})`, 'g')
const U_FOR_NYA = new RegExp(`ဥ(?=[${STACKER}${KILLER}\\u102C]|${DOT_BELOW}${KILLER})`, 'g')
const SA_RA_FOR_O = /သ\u103C(?=\u1031?\u102C|(?![\u102B-\u1038]))/g

/** Letters and digits put right that were typed for a lookalike: ၀ယ် → ဝယ်, ၄င်း → ၎င်း, ဥာဏ် → ဉာဏ်, စျေး → ဈေး. */
export function repairLetters(text: string): string {
  return text
    .replace(ZERO_FOR_WA, WA)
    .replace(ZERO_IN_WORD, `$1${WA}`)
    .replace(SEVEN_FOR_RA, 'ရ')
    .replace(FOUR_FOR_AFOREMENTIONED, '၎')
    .replace(U_FOR_NYA, 'ဉ')
    .replace(/ဉ\u102E/g, 'ဦ')
    .replace(/စ\u103B/g, 'ဈ')
    .replace(SA_RA_FOR_O, 'ဩ')
}

// The order the Unicode standard gives (chapter 16.3): medials, e, upper and lower vowels, aa, anusvara, dot, visarga.
const ORDER =
  '\u103B\u103C\u103D\u103E\u1031\u102D\u102E\u1032\u1033\u1034\u1035\u102F\u1030\u102B\u102C\u1036\u1037\u1038'
const sorted = (marks: string) => [...marks].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join('')

const MARKS = new RegExp(`[\\u103B-\\u103E\\u102B-\\u1035${ANUSVARA}${DOT_BELOW}${VISARGA}]{2,}`, 'g')
const MARKS_BUT_E = new RegExp(
  `[\\u103B-\\u103E\\u102B-\\u1030\\u1032-\\u1035${ANUSVARA}${DOT_BELOW}${VISARGA}]{2,}`,
  'g',
)

const DOUBLED_MARK = new RegExp(`([${MARK}])\\1+`, 'g')

/** The marks of a letter in one order, none twice: ကံု → ကုံ. */
export function orderMarks(text: string): string {
  return text.replace(MARKS, sorted).replace(DOUBLED_MARK, '$1')
}

/**
 * As `orderMarks`, but the vowel e stays where it is. Zawgyi writes it before its letter; moving it would make a
 * Zawgyi line look like well-formed Unicode.
 */
export function orderMarksButE(text: string): string {
  return text.replace(MARKS_BUT_E, sorted).replace(DOUBLED_MARK, '$1')
}

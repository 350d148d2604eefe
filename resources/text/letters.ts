/**
 * The Burmese code points that the patterns of this folder are made of, each for use inside a character class. Marks cannot be seen
 * on their own, so they are named here and written as escapes. The letter wa (U+101D) and the digit zero (U+1040) look alike, so
 * both are always written as escapes.
 */
export const CONSONANT = 'က-အ'
export const DIGIT = '\\u1040-\\u1049'

export const ASAT = '\\u103A' // removes the vowel of its consonant, which then closes the syllable
export const VIRAMA = '\\u1039' // stacks the next consonant below
export const DOT_BELOW = '\\u1037'
export const VISARGA = '\\u1038'
export const ANUSVARA = '\\u1036'

/** Every mark that can be attached to a Burmese letter, from tall aa to medial ha. Digits carry none. */
export const MARK = '\\u102B-\\u103E'

/** Zero-width characters that come along with copied Burmese text and mean nothing there (docs/rules.md#stored-text). */
export const ZERO_WIDTH = '\\u200B-\\u200D\\u2060\\uFEFF\\u00AD'

/** One character of Myanmar script, digits and punctuation included, for patterns with the `u` flag. */
export const BURMESE = '\\p{Script=Myanmar}'

const ANY_BURMESE = new RegExp(BURMESE, 'u')

/** Whether the text has a character of Myanmar script (Burmese, Mon, Karen, Shan …). */
export function hasBurmese(text: string): boolean {
  return ANY_BURMESE.test(text)
}

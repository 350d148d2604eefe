/**
 * The Burmese code points the other files of this folder build their patterns from, each a piece of a character class
 * (without brackets). Marks have no shape of their own, so they are named here once and written as escapes. The letter
 * wa and the digit zero look alike, so both are escapes everywhere.
 */
export const CONSONANT = 'က-အ'
export const DIGIT = '\\u1040-\\u1049'

export const KILLER = '\\u103A' // asat: silences its consonant
export const STACKER = '\\u1039' // virama: puts the next consonant underneath
export const DOT_BELOW = '\\u1037'
export const VISARGA = '\\u1038'
export const ANUSVARA = '\\u1036'

/** Every mark written around a Burmese letter, from tall aa to the medial ha: what no digit can carry. */
export const MARK = '\\u102B-\\u103E'

/** Zero-width characters that come with copied Burmese text and mean nothing there (docs/rules.md#stored-text). */
export const ZERO_WIDTH = '\\u200B-\\u200D\\u2060\\uFEFF\\u00AD'

/** One character of Myanmar script, digits and punctuation included: for use inside a pattern with the `u` flag. */
export const BURMESE = '\\p{Script=Myanmar}'

const ANY_BURMESE = new RegExp(BURMESE, 'u')

/** Whether anything in the text is written in Myanmar script (Burmese, Mon, Karen, Shan …). */
export function hasBurmese(text: string): boolean {
  return ANY_BURMESE.test(text)
}

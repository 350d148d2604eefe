import { fold } from './fold.ts'
import { BURMESE, DOT_BELOW, KILLER, VISARGA } from './letters.ts'

const BASE = `(?=${BURMESE})\\p{Lo}`
const MARKS = `(?:(?=${BURMESE})\\p{M})*`
const SYLLABLE = `${BASE}${MARKS}(?:${BASE}${DOT_BELOW}?${KILLER}${MARKS})*`
// ၌ ၍ ၎င်း ၏ and the signs of other languages: each a token of its own.
const SIGN = `(?:[\\u104C-\\u104F]|(?=${BURMESE})[\\p{Lm}\\p{So}])(?:င${KILLER}${VISARGA})?`
const WORD = `(?:(?!${BURMESE})[\\p{L}\\p{M}])+`

const TOKEN = new RegExp(`\\p{Nd}+|${SIGN}|${SYLLABLE}|${WORD}`, 'gu')

/**
 * The tokens of a text, folded: runs of digits, Burmese syllables as written (တက္ကသိုလ် → တက်, က, သိုလ်), words of other
 * scripts (docs/rules.md#tokens). A query matches where its tokens follow each other.
 */
export function tokens(text: string): string[] {
  return fold(text).match(TOKEN) ?? []
}

const IS_BURMESE = new RegExp(`^${BURMESE}`, 'u')
const IS_DIGITS = /^\p{Nd}/u

/** Is it a syllable or sign in Myanmar script? */
export const isBurmeseToken = (token: string) => IS_BURMESE.test(token)

/** Is it a word of a script that is written with spaces, so that a part of it from its start says something? */
export const isWordToken = (token: string) => !IS_BURMESE.test(token) && !IS_DIGITS.test(token)

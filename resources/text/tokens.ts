import { fold } from './fold.ts'
import { ASAT, BURMESE, DOT_BELOW, VISARGA } from './letters.ts'

const BASE = `(?=${BURMESE})\\p{Lo}`
const MARKS = `(?:(?=${BURMESE})\\p{M})*`
const SYLLABLE = `${BASE}${MARKS}(?:${BASE}${DOT_BELOW}?${ASAT}${MARKS})*`
// ၌ ၍ ၎င်း ၏ and the signs of other languages: each is a token of its own.
const SIGN = `(?:[\\u104C-\\u104F]|(?=${BURMESE})[\\p{Lm}\\p{So}])(?:င${ASAT}${VISARGA})?`
const WORD = `(?:(?!${BURMESE})[\\p{L}\\p{M}])+`

/** G.E.C, U.S.A. are as one word what people write without full stops. */
const INITIALS = '(?:\\p{Script=Latin}\\.)+\\p{Script=Latin}(?![\\p{L}\\p{M}])'

const TOKEN = new RegExp(`\\p{Nd}+|${INITIALS}|${SIGN}|${SYLLABLE}|${WORD}`, 'gu')

/**
 * Cuts a text into folded tokens: runs of digits, Burmese syllables (တက္ကသိုလ် → တက်, က, သိုလ်) and words of other scripts.
 * Burmese has no spaces between words, so its tokens are syllables. A phrase matches where its tokens follow one another
 * (docs/rules.md#tokens).
 */
export function tokenize(text: string): string[] {
  const folded = fold(text)
  const tokens = folded.match(TOKEN) ?? []
  return folded.includes('.') ? tokens.map((token) => token.replaceAll('.', '')) : tokens
}

const IS_BURMESE = new RegExp(`^${BURMESE}`, 'u')
const IS_DIGITS = /^\p{Nd}/u

/** Whether the token is a syllable or sign in Myanmar script. */
export const isBurmeseToken = (token: string) => IS_BURMESE.test(token)

/** Whether the token is a word of a script written with spaces. Only such a word may match by its prefix. */
export const isWordToken = (token: string) => !IS_BURMESE.test(token) && !IS_DIGITS.test(token)

/** Tokens as one text: a space between two words, nothing between syllables or numbers. */
export const joinTokens = (tokens: readonly string[]) =>
  tokens
    .map((token, at) => (at > 0 && isWordToken(token) && isWordToken(tokens[at - 1]!) ? ` ${token}` : token))
    .join('')

/**
 * Whether a name matches the text typed so far, for lists that narrow with every key. A Burmese text must start at a syllable of the
 * name and may end inside one: ရန matches ရန်ကုန် but not ခရမ်း. A text in another script may start inside a word. Punctuation and
 * spaces are ignored where the tokens ignore them. A text without a letter or digit matches every name.
 */
export function matchesTypeahead(name: string, typed: string): boolean {
  const nameTokens = tokenize(name)
  const typedTokens = tokenize(typed)
  const [whole, text] = [joinTokens(nameTokens), joinTokens(typedTokens)]
  if (!isBurmeseToken(typedTokens[0] ?? '')) return whole.includes(text)
  let at = 0
  return nameTokens.some((token) => {
    const start = whole.indexOf(token, at)
    at = start + token.length
    return whole.startsWith(text, start)
  })
}

import type { Detector } from './detector.ts'
import { readEncoding } from './encoding.ts'
import { hasBurmese } from './letters.ts'
import { isBurmeseToken, isWordToken, tokenize } from './tokens.ts'
import { matchVariants, type VariantMatch } from './variants.ts'

/** One interpretation of a search text. A text has several: its encodings, and each as written and in canonical form. */
export interface QueryInterpretation {
  /** All tokens in order: the query as one phrase. */
  tokens: readonly string[]
  /**
   * The phrases the query consists of: words between spaces, runs of one script, known words. They may match apart and in any
   * order. A single segment means that the query matches only as one phrase.
   */
  segments: readonly (readonly string[])[]
  /** Which segments are surely whole words, by their index. Others may be the beginnings of words. */
  whole?: ReadonlySet<number>
  /** One of its segments was translated, so nobody typed the text as this phrase. */
  isTranslatedInPart?: boolean
}

/** Tokens of a query that are used. Nobody types more to find something; of a pasted text only the beginning is searched for. */
const maxTokens = 64
/** A query of more segments is matched only as one phrase. */
const maxSegments = 12

/**
 * All interpretations of a search text, the likeliest first: in both encodings where it could be Zawgyi, each as written and in
 * canonical form. None for a text without a letter or digit.
 */
export function parseQuery(text: string, detector: Detector): QueryInterpretation[] {
  const { text: likeliest, other } = readEncoding(text, detector)
  const readings = [likeliest, other, misreadZawgyi(likeliest, detector)]
  const interpretations = readings.flatMap((reading) => (reading === null ? [] : interpretReading(reading)))
  const seen = new Set<string>()
  return interpretations.filter((interpretation) => {
    const key = JSON.stringify(interpretation)
    return interpretation.tokens.length > 0 && !seen.has(key) && seen.add(key)
  })
}

/**
 * How this text is stored when somebody wrote it in Zawgyi, it could be either encoding and nobody answered the question which it is:
 * Zawgyi for မကွေး is stored as မေကြး. Searching for it as well finds such records.
 */
function misreadZawgyi(text: string, detector: Detector): string | null {
  if (!hasBurmese(text)) return null
  const zawgyi = detector.toZawgyi(text)
  return readEncoding(zawgyi, detector).other === text ? zawgyi : null
}

/** A reading as written, and with its spelling variants and synonyms in canonical form. */
function interpretReading(reading: string): QueryInterpretation[] {
  const words = splitWords(reading)
  const written = words.flat().slice(0, maxTokens)
  const matches = matchVariants(written)
  const canonical = matches.flatMap(({ tokens }) => tokens).slice(0, maxTokens)
  return [interpretation(written, words), interpretation(canonical, splitAtKnownWords(words, matches))]
}

const interpretation = (tokens: readonly string[], segments: readonly (readonly string[])[]): QueryInterpretation => ({
  tokens,
  segments: segments.length > maxSegments || segments.flat().length > tokens.length ? [tokens] : segments,
})

/** The tokens, grouped into words: a word ends at a space or where the script changes. A number belongs to the word before it. */
function splitWords(text: string): string[][] {
  const words: string[][] = []
  for (const spaced of text.split(/\s+/u)) {
    let isBurmese: boolean | undefined
    for (const [at, token] of tokenize(spaced).entries()) {
      const changesScript = isBurmese === undefined ? false : isBurmese ? isWordToken(token) : isBurmeseToken(token)
      if (at === 0 || changesScript) words.push([token])
      else words.at(-1)?.push(token)
      if (isBurmeseToken(token)) isBurmese = true
      else if (isWordToken(token)) isBurmese = false
    }
  }
  return words
}

/**
 * The segments in canonical form. A known word is a segment of its own, even where it has a space inside (_tea shop_) or none around
 * it. A known word of one syllable (ဈေး, ဘဏ်) stays with its neighbours: it is just as often a piece of another word.
 */
function splitAtKnownWords(words: readonly (readonly string[])[], matches: readonly VariantMatch[]): string[][] {
  const wordOfToken = words.flatMap((word, index) => word.map(() => index))
  const segments: string[][] = []
  let at = 0
  let currentWord: number | null = null
  for (const { tokens, sourceLength, isKnownWord } of matches) {
    const standsAlone = isKnownWord && tokens.length > 1
    const word = standsAlone ? null : (wordOfToken[at] ?? null)
    if (word !== null && word === currentWord) segments.at(-1)?.push(...tokens)
    else segments.push([...tokens])
    currentWord = word
    at += sourceLength
  }
  return segments
}

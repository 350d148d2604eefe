import type { Detector } from './detector.ts'
import { readEncoding } from './encoding.ts'
import { hasBurmese } from './letters.ts'
import { isBurmeseToken, isWordToken, tokens } from './tokens.ts'
import { stretches } from './variants.ts'

/** One way to understand a search text. */
export interface Sought {
  /** All of it, to be found as one sequence. */
  tokens: readonly string[]
  /** What may be found apart and in any order: words between spaces, changes of script, known words. Just one: nothing may. */
  parts: readonly (readonly string[])[]
}

/** Longer texts are looked for by their beginning; nobody types so much to find something. */
const mostTokens = 64
/** More parts than these are only looked for as one sequence. */
const mostParts = 12

/**
 * All ways to understand a search text, the likeliest first: in both encodings where it could be Zawgyi, as written and in
 * standard form (docs/rules.md#encoding, #folding). None for a text without a letter or digit.
 */
export function sought(text: string, detector: Detector): Sought[] {
  const read = readEncoding(text, detector)
  const readings = [read.text, read.other, leftAsZawgyi(read.text, detector)]
  const ways = readings.flatMap((one) => (one === null ? [] : understood(one)))
  const seen = new Set<string>()
  return ways.filter((way) => {
    const key = JSON.stringify(way)
    return way.tokens.length > 0 && !seen.has(key) && seen.add(key)
  })
}

/**
 * What is stored of this text where somebody wrote it in Zawgyi, it could be either and nobody answered the question: မကွေး
 * typed as မေကြး. So the two find each other whichever was stored.
 */
function leftAsZawgyi(text: string, detector: Detector): string | null {
  if (!hasBurmese(text)) return null
  const zawgyi = detector.toZawgyi(text)
  return readEncoding(zawgyi, detector).other === text ? zawgyi : null
}

function understood(text: string): Sought[] {
  const words = spelled(text)
  const written = words.flat().slice(0, mostTokens)
  const standard = stretches(written)
  return [way(written, words), way(standard.flatMap(({ tokens }) => tokens).slice(0, mostTokens), cut(words, standard))]
}

const way = (all: readonly string[], parts: readonly (readonly string[])[]): Sought => ({
  tokens: all,
  parts: parts.length > mostParts || parts.flat().length > all.length ? [all] : parts,
})

/** The tokens by the words they stand in: between spaces, and of one script. Numbers stay with what is before them. */
function spelled(text: string): string[][] {
  const words: string[][] = []
  for (const between of text.split(/\s+/u)) {
    let isBurmese: boolean | undefined
    for (const [at, token] of tokens(between).entries()) {
      const turns = isBurmese === undefined ? false : isBurmese ? isWordToken(token) : isBurmeseToken(token)
      if (at === 0 || turns) words.push([token])
      else words.at(-1)?.push(token)
      if (isBurmeseToken(token)) isBurmese = true
      else if (isWordToken(token)) isBurmese = false
    }
  }
  return words
}

/** The parts in standard form: a known word is one of its own, even across spaces (tea shop) and within a line without any. */
function cut(words: readonly (readonly string[])[], standard: ReturnType<typeof stretches>): string[][] {
  const wordAt = words.flatMap((word, index) => word.map(() => index))
  const parts: string[][] = []
  let at = 0
  let open: number | null = null
  for (const { tokens, length, known } of standard) {
    // A known word of a single syllable (ဈေး, ဘဏ်) is as often a piece of another.
    const apart = known && tokens.length > 1
    const word = apart ? null : (wordAt[at] ?? null)
    if (word !== null && word === open) parts.at(-1)?.push(...tokens)
    else parts.push([...tokens])
    open = word
    at += length
  }
  return parts
}

/** Words that only hold others together: nobody looks for them. */
const smallWords = new Set(
  'a|an|and|at|by|for|from|in|near|of|on|the|to|with|က|ကို|တွင်|နား|နဲ့|နှင့်|မှ|မှာ|ရဲ့|ရှိ|သည့်|သော|၌|၏'
    .split('|')
    .flatMap((word) => tokens(word)),
)

/** The same ways with no part that is a small word: hotel in Bagan is a hotel and Bagan. Only those that have one. */
export const withoutSmallWords = (ways: readonly Sought[]): Sought[] =>
  ways.flatMap(({ parts }) => {
    const left = parts.filter((part) => part.length > 1 || !smallWords.has(part[0]!))
    return left.length > 0 && left.length < parts.length ? [{ tokens: left.flat(), parts: left }] : []
  })

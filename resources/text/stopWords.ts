import type { QueryInterpretation } from './parseQuery.ts'
import { tokenize } from './tokens.ts'

/** Function words: they join other words, and nobody searches for them. */
const stopWords = new Set(
  'a|an|and|at|by|for|from|in|near|of|on|the|to|with|က|ကို|တွင်|နား|နဲ့|နှင့်|မှ|မှာ|ရဲ့|ရှိ|သည့်|သော|၌|၏'
    .split('|')
    .flatMap((word) => tokenize(word)),
)

export const isStopWord = (token: string) => stopWords.has(token)

/**
 * The interpretations that contain a stop word, without it: _hotel in Bagan_ becomes _hotel Bagan_. Interpretations without a
 * stop word are left out, as are those of stop words alone.
 */
export const withoutStopWords = (interpretations: readonly QueryInterpretation[]): QueryInterpretation[] =>
  interpretations.flatMap(({ segments }) => {
    const kept = segments.filter((segment) => segment.length > 1 || !stopWords.has(segment[0]!))
    return kept.length > 0 && kept.length < segments.length ? [{ tokens: kept.flat(), segments: kept }] : []
  })

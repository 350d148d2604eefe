import { tokenize, withoutStopWords, type QueryInterpretation } from '#resources/text/index.ts'
import { surfaceForm } from './surfaceForm.ts'

const maxSegments = 4

/**
 * Shorter queries for one that finds nothing, the longest first, as typed: without its stop words, without one segment, each segment alone;
 * of one segment without its end. For hotels in a town without any: the hotels, and the town.
 */
export function relaxQuery(text: string, interpretations: readonly QueryInterpretation[]): string[] {
  const shorter = withoutStopWords(interpretations)
  const hasStopWords = shorter.length > 0
  const candidates = (hasStopWords ? shorter : interpretations).flatMap(({ tokens, segments }) => {
    if (segments.length > maxSegments) return []
    if (segments.length < 2) return beginnings(tokens).map((beginning) => [beginning])
    const withoutOne = segments.map((_, left) => segments.filter((_, at) => at !== left))
    return [
      ...(hasStopWords ? [segments] : []),
      ...(segments.length > 2 ? withoutOne : []),
      ...segments.map((segment) => [segment]),
    ]
  })
  return candidates
    .map((segments) => segments.map((segment) => surfaceForm(text, segment)))
    .flatMap((spellings) => (spellings.includes(null) ? [] : [spellings.join(' ')]))
    .sort((a, b) => tokenize(b).length - tokenize(a).length)
}

/** A phrase without its last tokens, down to half of it. */
const beginnings = (tokens: readonly string[]) =>
  tokens.slice(Math.ceil(tokens.length / 2)).map((_, at) => tokens.slice(0, -1 - at))

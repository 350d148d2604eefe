import { isWordToken, type QueryInterpretation } from '#resources/text/index.ts'
import { interpretQuery } from '#server/db/search/query/interpretations.ts'
import type { Document } from './documents.ts'

/** Search by reading every document: slow, simple, and so the reference for what the index finds. */

/** The ids of the documents that match each query. */
export const scan = (documents: readonly Document[], queries: readonly string[]): Map<string, ReadonlySet<number>> =>
  new Map(
    queries.map((query) => {
      const interpretations = interpretQuery(query)
      const matching = documents.filter((document) => matches(document, interpretations))
      return [query, new Set(matching.map(({ id }) => id))]
    }),
  )

const matches = ({ texts }: Document, interpretations: readonly QueryInterpretation[]) =>
  interpretations.some(
    ({ tokens, segments }) =>
      texts.some((text) => containsPhrase(text, tokens)) ||
      (segments.length > 1 &&
        segments.every((segment, at) =>
          texts.some((text) => containsPhrase(text, segment, at === segments.length - 1)),
        )),
  )

/**
 * Whether the text contains the phrase. Words of scripts with spaces also match by their beginning (docs/rules.md#tokens). A single
 * letter does so only at the end of the query, where it may be incomplete.
 */
function containsPhrase(text: readonly string[], phrase: readonly string[], isQueryEnd = true): boolean {
  const isMatch = (wanted: string, token: string | undefined, isLast: boolean) =>
    token === wanted ||
    (token !== undefined && isWordToken(wanted) && (isLast || wanted.length > 1) && token.startsWith(wanted))
  return text.some((_, start) =>
    phrase.every((wanted, at) => isMatch(wanted, text[start + at], isQueryEnd && at === phrase.length - 1)),
  )
}

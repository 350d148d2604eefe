import { joinTokens, type QueryInterpretation } from '#resources/text/index.ts'
import type { Executor } from '../../connection/database.ts'
import { interpretQuery } from '../query/interpretations.ts'
import { findSimilarWords } from './similarWords.ts'

const maxQueries = 6

/** The interpretations of a query with similar words in place of its unknown ones. None where it has no such word. */
export async function interpretWithSimilarWords(
  db: Executor,
  interpretations: readonly QueryInterpretation[],
): Promise<QueryInterpretation[]> {
  const tokens = interpretations.flatMap((interpretation) => interpretation.tokens)
  const similar = await findSimilarWords(db, tokens)
  if (similar.size === 0) return []
  const texts = new Set<string>()
  for (const { segments } of interpretations) {
    let spellings: string[][] = [[]]
    for (const token of segments.flatMap((segment) => [...segment, ' '])) {
      const words = similar.get(token)?.map(({ word }) => word) ?? [token]
      spellings = spellings.flatMap((before) => words.map((word) => [...before, word])).slice(0, maxQueries)
    }
    for (const spelling of spellings) texts.add(joinTokens(spelling))
  }
  return [...texts].slice(0, maxQueries).flatMap(interpretQuery)
}

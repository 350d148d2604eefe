import { sql } from 'drizzle-orm'
import { isBurmeseToken, isWordToken } from '#resources/text/index.ts'
import { editDistance, spellingUnits } from '#resources/text/editDistance.ts'
import type { Executor } from '../../connection/database.ts'

/** Words and syllables of the vocabulary (searchIndex/vocabulary.ts) that a misspelt one may stand for. */
export interface SimilarWord {
  word: string
  /** Edit distance. */
  distance: number
}

/** Letters. Shorter words are similar to too many others, and longer ones are not in the vocabulary. */
const [minWordLength, maxWordLength] = [3, 40]
const maxSimilarWords = 6
/** Words of the highest trigram similarity, of which the edit distance is computed. */
const maxCandidates = 40

/** Edits that a word of so many letters may contain. */
const maxDistance = (length: number) => (length <= 5 ? 1 : 2)

/** A word that is incomplete besides being misspelt comes after one that is only misspelt. */
const distanceOfIncomplete = 0.5

const isCorrectable = (token: string) =>
  isWordToken(token) && token.length >= minWordLength && token.length <= maxWordLength

/** Similar words of the vocabulary, the nearest first. None for a word that is in the vocabulary or begins a word of it. */
export async function findSimilarWords(db: Executor, tokens: readonly string[]): Promise<Map<string, SimilarWord[]>> {
  const distinctTokens = [...new Set(tokens.filter(isCorrectable))]
  const similar = new Map<string, SimilarWord[]>()
  if (distinctTokens.length === 0) return similar
  const rows = await db.rows<{ Asked: string; Word: string }>(sql`
    select a.asked as "Asked", w."Word" from unnest(${sql.param(distinctTokens)}::text[]) as a(asked)
    cross join lateral (
      select s."Word" from "searchWord" s where s."Word" % a.asked
      order by similarity(s."Word", a.asked) desc, s."Word" limit ${maxCandidates}
    ) w
    where not exists (select 1 from "searchWord" k
      where k."Word" >= a.asked collate "C" and k."Word" < (a.asked || chr(1114111)) collate "C")`)
  for (const { Asked, Word } of rows) {
    const distance = wordDistance([...Asked], [...Word])
    if (Math.floor(distance) > maxDistance([...Asked].length)) continue
    similar.set(Asked, [...(similar.get(Asked) ?? []), { word: Word, distance }])
  }
  for (const [word, words] of similar)
    similar.set(word, words.sort((a, b) => a.distance - b.distance).slice(0, maxSimilarWords))
  return similar
}

/** The edit distance to the whole word, or to its beginning: _restaurent_ is near _restaurants_ too. */
function wordDistance(typed: readonly string[], word: readonly string[]): number {
  const toWhole = editDistance(typed, word)
  if (word.length <= typed.length) return toWhole
  return Math.min(toWhole, editDistance(typed, word.slice(0, typed.length)) + distanceOfIncomplete)
}

/** Syllables of the vocabulary at edit distance 1. A final consonant with its asat counts as one unit. */
export async function findSimilarSyllables(
  db: Executor,
  tokens: readonly string[],
): Promise<Map<string, SimilarWord[]>> {
  const distinctTokens = [...new Set(tokens.filter(isBurmeseToken))]
  const similar = new Map<string, SimilarWord[]>()
  if (distinctTokens.length === 0) return similar
  const rows = await db.rows<{ Word: string }>(
    sql`select "Word" from "searchWord" where "Word" >= ${'\u1000'} and "Word" < ${'\u10A0'}`,
  )
  const syllables = rows.map(({ Word }) => ({ word: Word, units: spellingUnits(Word) }))
  for (const token of distinctTokens) {
    const units = spellingUnits(token)
    const near = syllables.filter(
      (other) =>
        other.word !== token &&
        Math.abs(other.units.length - units.length) <= 1 &&
        // People hardly ever mistake the first letter of a syllable.
        other.units[0]?.[0] === units[0]?.[0] &&
        editDistance(other.units, units) === 1,
    )
    similar.set(
      token,
      near.map(({ word }) => ({ word, distance: 1 })),
    )
  }
  return similar
}

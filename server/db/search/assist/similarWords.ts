import { sql } from 'drizzle-orm'
import { isBurmeseToken, isWordToken, type QueryInterpretation } from '#resources/text/index.ts'
import { editDistance, spellingUnits } from '#resources/text/editDistance.ts'
import type { Executor } from '../../connection/database.ts'
import { waysOf } from '../query/interpretations.ts'

/** What a token may have been meant as, and how far off it is. */
export interface Correction {
  token: string
  steps: number
}

/** Shorter words have too many neighbours. */
const shortest = 3
const mostEach = 6
/** Words alike enough to be compared letter by letter. */
const mostAlike = 40
const isLatin = (token: string) => isWordToken(token) && token.length >= shortest && token.length <= 40

/** How many typing errors a word of that length may hold. */
const allowed = (length: number) => (length <= 5 ? 1 : 2)

/** Known words spelled like these, the nearest first; nothing for what is known, be it as a beginning. */
export async function wordsLike(db: Executor, words: readonly string[]): Promise<Map<string, Correction[]>> {
  const asked = [...new Set(words.filter(isLatin))]
  const found = new Map<string, Correction[]>()
  if (asked.length === 0) return found
  const rows = await db.rows<{ Asked: string; Word: string }>(sql`
    select a.asked as "Asked", w."Word" from unnest(${sql.param(asked)}::text[]) as a(asked)
    cross join lateral (
      select s."Word" from "searchWord" s where s."Word" % a.asked
      order by similarity(s."Word", a.asked) desc, s."Word" limit ${mostAlike}
    ) w
    where not exists (select 1 from "searchWord" k
      where k."Word" >= a.asked collate "C" and k."Word" < (a.asked || chr(1114111)) collate "C")`)
  for (const { Asked, Word } of rows) {
    // Restaurent is Restaurants too: what is typed may be the beginning of a word.
    const [letters, whole] = [[...Asked], [...Word]]
    const steps = Math.min(
      editDistance(letters, whole),
      ...(whole.length > letters.length ? [editDistance(letters, whole.slice(0, letters.length)) + 0.5] : []),
    )
    if (Math.floor(steps) > allowed(letters.length)) continue
    found.set(Asked, [...(found.get(Asked) ?? []), { token: Word, steps }])
  }
  for (const [asked, list] of found) found.set(asked, list.sort((a, b) => a.steps - b.steps).slice(0, mostEach))
  return found
}

/** Known syllables one step from these: a letter, mark or killed consonant more, less or another. */
export async function syllablesLike(db: Executor, syllables: readonly string[]): Promise<Map<string, Correction[]>> {
  const asked = [...new Set(syllables.filter(isBurmeseToken))]
  const found = new Map<string, Correction[]>()
  if (asked.length === 0) return found
  const known = await db.rows<{ Word: string }>(
    sql`select "Word" from "searchWord" where "Word" >= ${'\u1000'} and "Word" < ${'\u10A0'}`,
  )
  const all = known.map(({ Word }) => ({ token: Word, units: spellingUnits(Word) }))
  for (const one of asked) {
    const units = spellingUnits(one)
    const near = all.filter(
      (other) =>
        other.token !== one &&
        Math.abs(other.units.length - units.length) <= 1 &&
        // The letter a syllable begins with is the last to be mistaken.
        other.units[0]?.[0] === units[0]?.[0] &&
        editDistance(other.units, units) === 1,
    )
    found.set(
      one,
      near.map(({ token }) => ({ token, steps: 1 })),
    )
  }
  return found
}

const mostWays = 6

/** The text with its unknown words replaced by known ones spelled like them; none where there are no such words. */
export async function nearWords(db: Executor, ways: readonly QueryInterpretation[]): Promise<QueryInterpretation[]> {
  const like = await wordsLike(
    db,
    ways.flatMap(({ tokens }) => tokens),
  )
  if (like.size === 0) return []
  const texts = new Set<string>()
  for (const { segments: parts } of ways) {
    let spelled: string[][] = [[]]
    for (const token of parts.flatMap((part) => [...part, ' '])) {
      const meant = like.get(token)?.map((one) => one.token) ?? [token]
      spelled = spelled.flatMap((before) => meant.map((one) => [...before, one])).slice(0, mostWays)
    }
    for (const tokens of spelled) texts.add(joined(tokens))
  }
  return [...texts].slice(0, mostWays).flatMap(waysOf)
}

/** Tokens as a text again: words apart, syllables together. */
export const joined = (tokens: readonly string[]) =>
  tokens
    .map((token, at) => (isWordToken(token) && isWordToken(tokens[at - 1] ?? ' ') ? ` ${token}` : token))
    .join('')
    .trim()

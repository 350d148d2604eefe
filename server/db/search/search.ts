import { sql, type SQL } from 'drizzle-orm'
import { declarations, type Resource } from '#resources'
import { withoutStopWords, type QueryInterpretation } from '#resources/text/index.ts'
import { bestOf, countFound, type Searching } from './query/ranking.ts'
import { nearWords } from './assist/similarWords.ts'
import type { Executor } from '../connection/database.ts'
import { meantBy } from './query/resolvedTerms.ts'
import { findRecords, type Row } from '../records/records.ts'
import { narrowed, type SearchFilters } from './query/filters.ts'
import { holdsAny, matchOf, meets, type Match } from './query/match.ts'
import { typed } from './query/tsquery.ts'
import type { Viewer } from '../records/visibility.ts'
import { waysKnown } from './query/interpretations.ts'

/** How a text may be met in a source; null: by nothing. */
export const matching = async (
  db: Executor,
  resource: Resource,
  ways: readonly QueryInterpretation[],
): Promise<Match | null> => matchOf(resource, await meantBy(db, resource, ways))

/** The condition that a record is found. */
export const found = (match: Match | null): SQL => meets(match ? [match.any] : [])

/** A condition in two words: for who counts all that meets it, and for who takes the first in some order. */
export interface Condition {
  counting: SQL
  taking: SQL
}

/**
 * That a record is found by a text as far as it is typed, for lists that narrow meanwhile: ရန is not a word yet, but names go on so.
 * All are counted from the index of texts; the first of many are sooner met on a walk, if the planner knows that they are many.
 */
export async function foundAsTyped(db: Executor, resource: Resource, text: string): Promise<Condition> {
  const ways = await waysKnown(db, text)
  const match = await matching(db, resource, ways)
  if (!match) return { counting: sql`false`, taking: sql`false` }
  const steps = [match.any, { in: 'SearchName', query: typed(ways, false).query } as const]
  return { counting: meets(steps), taking: holdsAny(steps) }
}

export interface SearchRequest {
  viewer: Viewer
  /** From 1. */
  page: number
  perPage: number
  filters?: SearchFilters
}

/** Fewer than these call for a look at words spelled alike. */
const few = 3

/**
 * Best first: by where the text stands (searchMatch.ts), then the nearby where a place is given, the verified and well rated,
 * then the newest. Where hardly anything is found, what less of the text, or words spelled alike find comes last.
 */
export async function searchRecords(
  db: Executor,
  resource: Resource,
  text: string,
  { viewer, page, perPage, filters = {} }: SearchRequest,
): Promise<Row[]> {
  const ways = await waysKnown(db, text)
  const match = await matching(db, resource, ways)
  if (!match) return []
  const searching = { resource, viewer, filters: await narrowed(db, filters) }
  const offset = (page - 1) * perPage
  const { ids, total } = await bestOf(db, searching, match, { limit: perPage, offset })
  if (total === null || total >= few) return rowsOf(db, resource, ids)
  const part = { limit: perPage - ids.length, offset: Math.max(0, offset - total) }
  const alike = part.limit > 0 ? await bestAlike(db, searching, ways, match, part) : []
  return rowsOf(db, resource, [...ids, ...alike])
}

/** What is found beside without words like in and at, and by words spelled alike. */
async function bestAlike(
  db: Executor,
  searching: Searching,
  ways: readonly QueryInterpretation[],
  strict: Match,
  part: { limit: number; offset: number },
): Promise<readonly number[]> {
  const fewer = withoutStopWords(ways)
  const near = await nearWords(db, fewer.length > 0 ? fewer : ways)
  const match = await matching(db, searching.resource, [...fewer, ...near])
  if (!match) return []
  return (await bestOf(db, { ...searching, besides: strict }, match, part)).ids
}

async function rowsOf(db: Executor, resource: Resource, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = new Map((await findRecords(db, resource, ids)).map((row) => [row.Id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}

/** What the common search looks through. */
const common = [declarations.page, declarations.product, declarations.post]

/** How many records of all sources this person finds by a text, counted up to `most`. */
export async function countUpTo(
  db: Executor,
  ways: readonly QueryInterpretation[],
  viewer: Viewer,
  most: number,
): Promise<number> {
  let count = 0
  for (const resource of common) {
    const match = await matching(db, resource, ways)
    if (!match) return 0
    count += await countFound(db, { resource, viewer }, match, most - count)
    if (count >= most) return most
  }
  return count
}

/** Whether a text finds anything at all, for this person. */
export const findsSomething = async (db: Executor, ways: readonly QueryInterpretation[], viewer: Viewer) =>
  (await countUpTo(db, ways, viewer, 1)) > 0

import type { Resource } from '#resources'
import { joinTokens, withoutStopWords, type QueryInterpretation } from '#resources/text/index.ts'
import { isOfNeedsAlone } from '#resources/text/needs/readNeeds.ts'
import { hasEnglishLetters } from '#resources/text/sound/latinSounds.ts'
import type { SearchOrder } from '#resources/searchOrders.ts'
import type { Executor } from '../connection/database.ts'
import type { Slice } from '../records/namedLists.ts'
import { findRecords, type Row } from '../records/records.ts'
import type { Viewer } from '../records/visibility.ts'
import { interpretWithSimilarWords } from './assist/similarQueries.ts'
import { idsWithNumber } from './byNumber.ts'
import { everyExtra, type Extras } from './extras.ts'
import { resolveFilters, type SearchFilters } from './query/filters.ts'
import { searchFor, type ReadQuery } from './query/interpretations.ts'
import type { KnownTerms } from './query/knownTerms.ts'
import { isOfAll, type SearchScope } from './query/searchScope.ts'
import { compileQuery, type TieredQuery } from './query/tieredQuery.ts'
import { queryWithNeeds } from './queryWithNeeds.ts'
import { countMatches } from './ranking/countMatches.ts'
import { isSurelyIn } from './ranking/estimateMatches.ts'
import type { RankedMatches } from './ranking/gatherMatches.ts'
import { orderMatches } from './ranking/orderMatches.ts'
import { rankMatches } from './ranking/rankMatches.ts'
import { noteCount, seenCount } from './ranking/seenMatches.ts'
import { hasSound, meantBySound, rankBySound } from './sound/rankBySound.ts'

export interface SearchRequest {
  viewer: Viewer
  /** Page of the results, from 1. */
  page: number
  perPage: number
  filters?: SearchFilters
  /** `best` unless said: by match tier, then static rank. */
  order?: SearchOrder
  /** Names of answer fields; by default all. */
  only?: readonly string[]
  /** By default what is late fails the search. */
  extras?: Extras
}

/** A query with fewer matches is asked again in a relaxed form. */
export const minMatches = 3

/** Whatever matched so often a while ago still matches often enough. */
const manyMatches = 4 * minMatches

/**
 * The matches of a source, by match tier, then static rank. If fewer than three, a relaxed query's follow, then what sounds so.
 * @param asked a text, or what was read of it once for several sources
 */
export const searchRecords = (
  db: Executor,
  resource: Resource,
  asked: string | ReadQuery,
  request: SearchRequest,
): Promise<Row[]> =>
  typeof asked === 'string'
    ? searchFor(db, asked, (read) => searchRead(db, resource, read, request), request.extras)
    : searchRead(db, resource, asked, request)

async function searchRead(
  db: Executor,
  resource: Resource,
  read: ReadQuery,
  { viewer, page, perPage, filters = {}, order = 'best', only, extras = everyExtra }: SearchRequest,
): Promise<Row[]> {
  const found = (ids: readonly number[]) => findInOrder(db, resource, ids, only)
  const { text, interpretations, names } = read
  const scope = { resource, viewer, filters: await resolveFilters(db, filters), together: 'read' as const }
  const offset = (page - 1) * perPage
  const called = await idsWithNumber(db, scope, text, offset + perPage)
  if (called.length > 0) return found(called.slice(offset))
  const query = await queryWithNeeds(db, scope, interpretations, { extras, names })
  if (!query) return []
  const slice = { limit: perPage, offset }
  if (order !== 'best') {
    const ids = await orderMatches(db, scope, query, order, slice)
    // Where it finds little, what else is found comes as the best do.
    if (offset > 0 || ids.length >= Math.min(minMatches, perPage)) return found(ids)
  }
  const sounding = order === 'best' ? await namesThatSoundSo(db, scope, query, read, extras) : noSounding
  const others = { ...scope, without: sounding.ids }
  const rowsOf = readFoundLast(db, others, query, slice, only)
  const { ids, total } = await rankAround(db, others, query, sounding, slice)
  if (total === null || total >= minMatches) return rowsOf(ids)
  const known = total + sounding.ids.length
  const rest = { limit: perPage - ids.length, offset: Math.max(0, offset - known) }
  const relaxed = await extras.unlessLate(
    'what is written nearly so',
    () => rankRelaxed(db, others, read, query, rest),
    noMatches,
  )
  if (relaxed.total === null || total + relaxed.total >= minMatches) return found([...ids, ...relaxed.ids])
  const few = { limit: minMatches, offset: 0 }
  const onlyNear = total + relaxed.total > 0 || hasEnglishLetters(text)
  const written = [
    ...(await rankAround(db, others, query, sounding, { limit: known, offset: 0 })).ids,
    ...(relaxed.total === 0 ? noMatches : await rankRelaxed(db, others, read, query, few)).ids,
    ...(isOfNeedsAlone(text)
      ? []
      : await extras.unlessLate('what sounds less like it', () => rankBySound(db, scope, text, { onlyNear }), [])),
  ]
  return found([...new Set(written)].slice(offset, offset + perPage))
}

/** What a query found the last time, and on which page of the results. */
const foundLast = new WeakMap<TieredQuery, { ids: readonly number[] } & Slice>()

/**
 * Reads the records that a text found the last time together with what ranks it: mostly it finds the same again.
 * @returns what reads those that it finds now, where they are others
 */
function readFoundLast(
  db: Executor,
  scope: SearchScope,
  query: TieredQuery,
  { limit, offset }: Slice,
  only?: readonly string[],
): (ids: readonly number[]) => Promise<Row[]> {
  const { resource, together } = scope
  if (!isOfAll(scope)) return (ids) => findInOrder(db, resource, ids, only)
  const last = foundLast.get(query)
  const isOfSlice = last?.limit === limit && last.offset === offset && last.ids.length > 0
  const rows = isOfSlice ? findRecords(db, resource, last.ids, only, together) : undefined
  // They may not be waited for.
  rows?.catch(() => undefined)
  return async (ids) => {
    foundLast.set(query, { ids, limit, offset })
    const isSame = last?.ids.length === ids.length && ids.every((id, at) => last.ids[at] === id)
    return rows && isSame ? inOrder(await rows, ids) : findInOrder(db, resource, ids, only)
  }
}

/** Names that sound like the text, which stand behind so many of the matches. */
interface Sounding {
  ids: readonly number[]
  after: number
}
const noSounding: Sounding = { ids: [], after: 0 }
const noMatches = { ids: [], total: 0 }

/**
 * The names that this text probably means by their sound, where few have it as it is written. They come after those, and before what
 * has the words elsewhere or only begins like them.
 */
async function namesThatSoundSo(
  db: Executor,
  scope: SearchScope,
  query: TieredQuery,
  read: ReadQuery,
  extras: Extras,
): Promise<Sounding> {
  // Asked first: most texts are written so in enough names, and to look by sound takes several times as long.
  if (await isSurelyIn(db, scope, query.asWritten, minMatches)) return noSounding
  if (seenCount(db, scope, query.asWritten, manyMatches) === manyMatches) return noSounding
  if (!mayBeTypedAsItSounds(read)) return noSounding
  return extras.unlessLate('names by sound', () => lookUpSounds(db, scope, query, read.text), noSounding)
}

const typedAsItSounds = new WeakMap<ReadQuery, boolean>()

/** Whether a text may be a name that is typed by its sound. A text that is searched again has the same object (query/interpretations.ts). */
function mayBeTypedAsItSounds(read: ReadQuery): boolean {
  const { text, interpretations, names } = read
  const may =
    typedAsItSounds.get(read) ?? (hasSound(text) && !isOfNeedsAlone(text) && !isPlaceOrCategory(interpretations, names))
  typedAsItSounds.set(read, may)
  return may
}

/**
 * Whether a text names a place or a category, and nothing else but a need: "mandalay", "mandalay tea". Then no name is typed as it sounds,
 * and the place's name in the other language is looked for anyway.
 */
function isPlaceOrCategory([written]: readonly QueryInterpretation[], names: KnownTerms): boolean {
  if (!written) return false
  const others = written.segments.filter((segment) => names.named([segment]).length === 0)
  if (others.length === written.segments.length) return false
  return others.length === 0 || isOfNeedsAlone(joinTokens(others.flat()))
}

async function lookUpSounds(db: Executor, scope: SearchScope, query: TieredQuery, text: string): Promise<Sounding> {
  const written = { ...query, tiers: [query.asWritten], broadest: query.asWritten }
  const count = await countMatches(db, scope, written, manyMatches)
  noteCount(db, scope, query.asWritten, manyMatches, count)
  if (count >= minMatches) return noSounding
  const ids = await meantBySound(db, scope, text)
  if (ids.length === 0 || count === 0) return { ids, after: 0 }
  return { ids, after: await countMatches(db, { ...scope, without: ids }, written, minMatches) }
}

/** The matches, with the names that sound so in their place. `total` counts the matches alone. */
async function rankAround(
  db: Executor,
  scope: SearchScope,
  query: TieredQuery,
  { ids: sounding, after }: Sounding,
  { limit, offset }: Slice,
): Promise<RankedMatches> {
  if (offset >= after + sounding.length)
    return rankMatches(db, scope, query, { limit, offset: offset - sounding.length })
  const { ids, total } = await rankMatches(db, scope, query, { limit: offset + limit, offset: 0 })
  return { ids: [...ids.slice(0, after), ...sounding, ...ids.slice(after)].slice(offset, offset + limit), total }
}

/** What matches only without the query's stop words, or with similar words in place of unknown ones. */
async function rankRelaxed(
  db: Executor,
  scope: SearchScope,
  { interpretations, names }: ReadQuery,
  strict: TieredQuery,
  slice: Slice,
): Promise<RankedMatches> {
  const shorter = withoutStopWords(interpretations)
  const similar = await interpretWithSimilarWords(db, shorter.length > 0 ? shorter : interpretations)
  const relaxed = await compileQuery(db, scope.resource, [...shorter, ...similar], names)
  return relaxed ? rankMatches(db, { ...scope, exclude: strict }, relaxed, slice) : { ids: [], total: 0 }
}

export async function findInOrder(
  db: Executor,
  resource: Resource,
  ids: readonly number[],
  only?: readonly string[],
): Promise<Row[]> {
  return ids.length === 0 ? [] : inOrder(await findRecords(db, resource, ids, only), ids)
}

function inOrder(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.Id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

import type { Resource } from '#resources'
import { joinTokens, withoutStopWords, type QueryInterpretation } from '#resources/text/index.ts'
import { isOfNeedsAlone } from '#resources/text/needs/readNeeds.ts'
import { hasEnglishLetters } from '#resources/text/sound/latinSounds.ts'
import type { MatchKind, SearchOrder } from '#resources/searchOrders.ts'
import type { Executor } from '../connection/database.ts'
import { findRecords, type Row } from '../records/records.ts'
import type { Viewer } from '../records/visibility.ts'
import { interpretWithSimilarWords } from './assist/similarQueries.ts'
import { idsWithNumber } from './byNumber.ts'
import { everyExtra, type Extras } from './extras.ts'
import { resolveFilters, type SearchFilters } from './query/filters.ts'
import { searchFor, type ReadQuery } from './query/interpretations.ts'
import type { KnownTerms } from './query/knownTerms.ts'
import type { SearchScope } from './query/searchScope.ts'
import { compileQuery, type TieredQuery } from './query/tieredQuery.ts'
import { queryWithNeeds } from './queryWithNeeds.ts'
import { orderMatches } from './ranking/orderMatches.ts'
import { rankMatches } from './ranking/rankMatches.ts'
import { hasSound, meantBySound, rankBySound } from './sound/rankBySound.ts'

export interface SearchRequest {
  viewer: Viewer
  /** Page of the results, from 1. */
  page: number
  perPage: number
  filters?: SearchFilters
  /** `best` unless said: by match tier, then static rank. */
  order?: SearchOrder
  /** What a reader has seen of it, the last one first: the page goes on after the first that is still found (docs/rules.md#after). */
  after?: readonly number[] | undefined
  /** Names of answer fields; by default all. */
  only?: readonly string[]
  /** By default what is late fails the search. */
  extras?: Extras
}

/** A query with fewer matches is asked again in a relaxed form. */
export const minMatches = 3

/** A record, and how it was found. */
export type FoundRow = Row & { readonly Match: MatchKind }

/**
 * The matches of a source, by match tier, then static rank. If fewer than three, a relaxed query's follow, then what sounds so.
 * @param asked a text, or what was read of it once for several sources
 */
export const searchRecords = (
  db: Executor,
  resource: Resource,
  asked: string | ReadQuery,
  request: SearchRequest,
): Promise<FoundRow[]> =>
  typeof asked === 'string'
    ? searchFor(db, asked, (read) => searchRead(db, resource, read, request), request.extras)
    : searchRead(db, resource, asked, request)

/** A page of what was found, from the beginning on. */
export function partOf(
  ids: readonly number[],
  { page, perPage, after = [] }: Pick<SearchRequest, 'page' | 'perPage' | 'after'>,
): number[] {
  const last = after.map((id) => ids.indexOf(id)).find((at) => at >= 0)
  const from = last === undefined ? (page - 1) * perPage : last + 1
  return ids.slice(from, from + perPage)
}

async function searchRead(
  db: Executor,
  resource: Resource,
  read: ReadQuery,
  { viewer, page, perPage, after, filters = {}, order = 'best', only, extras = everyExtra }: SearchRequest,
): Promise<FoundRow[]> {
  const { text, interpretations, names } = read
  const scope = { resource, viewer, filters: await resolveFilters(db, filters) }
  const end = page * perPage
  /** A page of it: of what is found twice the first counts. */
  const answer = async (found: readonly Found[]) => {
    const kinds = new Map(found.toReversed())
    const ids = partOf([...new Set(found.map(([id]) => id))], { page, perPage, after })
    return (await findInOrder(db, resource, ids, only)).map((row) => ({ ...row, Match: kinds.get(row.Id)! }))
  }
  const called = await idsWithNumber(db, scope, text, end)
  if (called.length > 0) return answer(foundAs('written', called))
  const query = await queryWithNeeds(db, scope, interpretations, { extras, names })
  if (!query) return []
  const isWritten = (tier: number) => query.tiers[tier]?.isWritten === true
  const asTyped = query.isMeant ? 'meant' : 'written'
  const matches =
    order === 'best'
      ? await rankMatches(db, scope, query, Math.max(end, minMatches))
      : (await orderMatches(db, scope, query, order, { limit: end, offset: 0 })).map((Id) => ({ Id, tier: -1 }))
  const strict = matches.map(({ Id, tier }): Found => [Id, isWritten(tier) ? 'written' : asTyped])
  const isCalledSo = order !== 'best' || matches.filter(({ tier }) => isWritten(tier)).length >= minMatches
  const sounding =
    strict.length < end && !isCalledSo && mayBeTypedAsItSounds(read)
      ? await extras.unlessLate('names by sound', () => meantBySound(db, scope, text), [])
      : []
  const alike = foundAs('sound', sounding)
  if (strict.length >= Math.min(minMatches, end)) return answer([...strict, ...alike])
  const relaxed = await extras.unlessLate(
    'what is written nearly so',
    () => rankRelaxed(db, scope, read, query, Math.max(end, minMatches)),
    [],
  )
  const found = [...strict, ...foundAs('meant', relaxed)]
  if (found.length >= minMatches || isOfNeedsAlone(text)) return answer([...found, ...alike])
  const onlyNear = found.length > 0 || hasEnglishLetters(text)
  const less = await extras.unlessLate('what sounds less like it', () => rankBySound(db, scope, text, { onlyNear }), [])
  return answer([...found, ...alike, ...foundAs('sound', less)])
}

type Found = readonly [id: number, match: MatchKind]
const foundAs = (match: MatchKind, ids: readonly number[]): Found[] => ids.map((id) => [id, match])

/** Whether a text may be a name that is typed by its sound: most are written so in enough names, and to look by sound takes longer. */
const mayBeTypedAsItSounds = ({ text, interpretations, names }: ReadQuery): boolean =>
  hasSound(text) && !isOfNeedsAlone(text) && !isPlaceOrCategory(interpretations, names)

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

/** What matches only without the query's stop words, or with similar words in place of unknown ones. */
async function rankRelaxed(
  db: Executor,
  scope: SearchScope,
  { interpretations, names }: ReadQuery,
  strict: TieredQuery,
  limit: number,
): Promise<number[]> {
  const shorter = withoutStopWords(interpretations)
  const similar = await interpretWithSimilarWords(db, shorter.length > 0 ? shorter : interpretations)
  const relaxed = await compileQuery(db, scope.resource, [...shorter, ...similar], names)
  const matches = relaxed ? await rankMatches(db, { ...scope, exclude: strict }, relaxed, limit) : []
  return matches.map(({ Id }) => Id)
}

/** The records with these ids, in their order. */
export async function findInOrder(
  db: Executor,
  resource: Resource,
  ids: readonly number[],
  only?: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return []
  const byId = new Map((await findRecords(db, resource, ids, only)).map((row) => [row.Id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

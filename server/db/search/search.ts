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
import { readQuery, type ReadQuery } from './query/interpretations.ts'
import { isNamed, type NamedRecord } from './query/namedRecords.ts'
import type { SearchScope } from './query/searchScope.ts'
import { compileQuery, type TieredQuery } from './query/tieredQuery.ts'
import { queryWithNeeds } from './queryWithNeeds.ts'
import { orderMatches } from './ranking/orderMatches.ts'
import { rankMatches, type Match } from './ranking/rankMatches.ts'
import { hasSound, meantBySound, rankBySound, type FoundBySound } from './sound/rankBySound.ts'

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

export type FoundRow = Row & { readonly Match: MatchKind }

/**
 * The matches of a source in the order asked for. If fewer than three, a relaxed query's follow, then what sounds so.
 * @param asked a text, or what was read of it once for several sources
 */
export const searchRecords = async (
  db: Executor,
  resource: Resource,
  asked: string | ReadQuery,
  request: SearchRequest,
): Promise<FoundRow[]> =>
  searchRead(db, resource, typeof asked === 'string' ? await readQuery(db, asked, request.extras) : asked, request)

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
  const { text, interpretations } = read
  const scope = { resource, viewer, filters: await resolveFilters(db, filters) }
  const end = page * perPage
  /** A page of it: of what is found twice the first counts. */
  const answer = async (found: readonly Found[]) => {
    const ordered = found.toSorted((a, b) => placeOf(a) - placeOf(b))
    const kinds = new Map(ordered.toReversed().map(({ Id, kind }) => [Id, kind]))
    const ids = partOf([...new Set(ordered.map(({ Id }) => Id))], { page, perPage, after })
    return (await findInOrder(db, resource, ids, only)).map((row) => ({ ...row, Match: kinds.get(row.Id)! }))
  }
  const called = await idsWithNumber(db, scope, text, end)
  if (called.length > 0) return answer(called.map((Id) => ({ Id, kind: 'written', isSold: false })))
  const query = await queryWithNeeds(db, scope, interpretations, { extras })
  if (!query) return []
  const needed = Math.max(end, minMatches)
  const matches = await (order === 'best'
    ? rankMatches(db, scope, query, needed)
    : orderMatches(db, scope, query, order, needed))
  const strict = matches.map(({ isWritten, ...one }): Found => {
    return { ...one, kind: isWritten || !query.isMeant ? 'written' : 'meant' }
  })
  const isCalledSo = matches.filter(({ isWritten }) => isWritten).length >= minMatches
  const alike =
    strict.length < end && !isCalledSo && mayBeTypedAsItSounds(read)
      ? await extras.unlessLate('names by sound', () => meantBySound(db, scope, text), [])
      : []
  if (strict.length >= minMatches) return answer([...strict, ...alike.map(bySound)])
  const relaxed = await extras.unlessLate(
    'what is written nearly so',
    () => rankRelaxed(db, scope, read, query, needed),
    [],
  )
  const found = [...strict, ...relaxed.map(({ isWritten: _, ...one }): Found => ({ ...one, kind: 'meant' }))]
  const isEnough = found.length >= minMatches || isOfNeedsAlone(text)
  const onlyNear = found.length > 0 || hasEnglishLetters(text)
  const less = isEnough
    ? []
    : await extras.unlessLate('what sounds less like it', () => rankBySound(db, scope, text, { onlyNear }), [])
  return answer([...found, ...[...alike, ...less].map(bySound)])
}

interface Found {
  Id: number
  kind: MatchKind
  isSold: boolean
}

const bySound = (one: FoundBySound): Found => ({ ...one, kind: 'sound' })

/** What is sold stands behind all that is for sale, and what only sounds so behind both (docs/rules.md#sold-things). */
const placeOf = ({ kind, isSold }: Found) => (kind === 'sound' ? 2 : 0) + Number(isSold)

/** Whether a text may be a name that is typed by its sound: most are written so in enough names, and to look by sound takes longer. */
const mayBeTypedAsItSounds = ({ text, interpretations, names }: ReadQuery): boolean =>
  hasSound(text) && !isOfNeedsAlone(text) && !isPlaceOrCategory(interpretations, names)

/**
 * Whether a text names a place or a category, and nothing else but a need: "mandalay", "mandalay tea". Then no name is typed as it sounds,
 * and the place's name in the other language is looked for anyway.
 */
function isPlaceOrCategory([written]: readonly QueryInterpretation[], names: readonly NamedRecord[]): boolean {
  if (!written) return false
  const others = written.segments.filter(
    (segment) => !names.some((one) => one.BurmeseName !== null && isNamed(one, segment)),
  )
  if (others.length === written.segments.length) return false
  return others.length === 0 || isOfNeedsAlone(joinTokens(others.flat()))
}

/** What matches only without the query's stop words, or with similar words in place of unknown ones. */
async function rankRelaxed(
  db: Executor,
  scope: SearchScope,
  { interpretations }: ReadQuery,
  strict: TieredQuery,
  limit: number,
): Promise<Match[]> {
  const shorter = withoutStopWords(interpretations)
  const similar = await interpretWithSimilarWords(db, shorter.length > 0 ? shorter : interpretations)
  const relaxed = await compileQuery(db, scope.resource, [...shorter, ...similar])
  return relaxed ? rankMatches(db, { ...scope, exclude: strict }, relaxed, limit) : []
}

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

import { registry, type Resource } from '#resources'
import type { SuggestedSource } from '#resources/derived.ts'
import type { Executor } from '../../connection/database.ts'
import type { Viewer } from '../../records/visibility.ts'
import { everyExtra, type Extras } from '../extras.ts'
import { interpretQuery } from '../query/interpretations.ts'
import { neededQueries, needsOf } from '../query/needQueries.ts'
import { prefixQuery } from '../query/prefixQuery.ts'
import { anyOf, wholeNameQuery, wholePhraseQuery } from '../query/tsquery.ts'
import { suggestFromLargeSource } from './largeSources.ts'
import { suggestFromSmallSources } from './smallSources.ts'
import { grades, maxSuggestions, type Suggestion, type SuggestionQuery, type SuggestionRow } from './suggestionRows.ts'

/** Suggestions from each small source (categories, towns) where all sources are asked. They come before those of large sources whose names match as well. */
const maxFromEachSmallSource = 3
/** Tokens of the typed text that are used. A name typed further than this is found by its beginning. */
const maxTokens = 16

interface SuggestionRequest {
  /** One source; all without it. */
  source?: SuggestedSource | undefined
  /** What is late is left out; by default it fails all. */
  extras?: Extras
}

/**
 * Suggestions for a text typed so far. Names with its words whole, or with what is meant by them, come first, then names that start with
 * it, then those that contain it.
 */
export async function suggest(
  db: Executor,
  text: string,
  viewer: Viewer,
  { source, extras = everyExtra }: SuggestionRequest = {},
): Promise<Suggestion[]> {
  const interpretations = interpretQuery(text).map((interpretation) => ({
    ...interpretation,
    tokens: interpretation.tokens.slice(0, maxTokens),
  }))
  if (interpretations.length === 0) return []
  const meant = neededQueries(needsOf(interpretations), () => [])
  const query = {
    wholeName: wholeNameQuery(interpretations),
    wholeWords: anyOf([wholePhraseQuery(interpretations, 'exact'), ...meant]),
    nameStart: prefixQuery(interpretations, { atNameStart: true }),
    anywhere: prefixQuery(interpretations, { atNameStart: false }),
  }
  const resource = source && registry.get(source)
  const rows = resource
    ? await extras.unlessLate('suggestions', () => suggestFrom(db, resource, query, viewer), [])
    : await suggestFromAll(db, query, viewer, extras)
  return rows.slice(0, maxSuggestions).map(({ grade: _, ...suggestion }) => suggestion)
}

const suggestFrom = (db: Executor, resource: Resource, query: SuggestionQuery, viewer: Viewer) =>
  resource.search.suggested === 'first'
    ? suggestFromSmallSources(db, [resource], query, maxSuggestions)
    : suggestFromLargeSource(db, resource, query, viewer)

const sourcesSuggested = (when: Resource['search']['suggested']) =>
  [...registry.values()].filter(({ search }) => search.suggested === when)

/** Suggestions from every source. Each gets a share, so that none keeps out the others. */
async function suggestFromAll(
  db: Executor,
  query: SuggestionQuery,
  viewer: Viewer,
  extras: Extras,
): Promise<SuggestionRow[]> {
  const fromLarge = (resource: Resource) =>
    extras.unlessLate('suggestions', () => suggestFromLargeSource(db, resource, query, viewer), [])
  const [first, ...often] = await Promise.all([
    extras.unlessLate(
      'suggestions',
      () => suggestFromSmallSources(db, sourcesSuggested('first'), query, maxFromEachSmallSource),
      [],
    ),
    ...sourcesSuggested('often').map(fromLarge),
  ])
  const rows: SuggestionRow[] = []
  for (const grade of grades) {
    const matching = (source: readonly SuggestionRow[]) => source.filter((row) => row.grade === grade)
    rows.push(...matching(first))
    rows.push(...share(often.map(matching), Math.max(0, maxSuggestions - rows.length)))
  }
  if (rows.length >= maxSuggestions) return rows
  const rare = await Promise.all([...sourcesSuggested('seldom'), ...sourcesSuggested('last')].map(fromLarge))
  return [...rows, ...rare.flat()]
}

/** Divides the room among sources. The first gets the most, but leaves a third to the others if they can fill it. */
function share([first, ...others]: readonly (readonly SuggestionRow[])[], room: number): SuggestionRow[] {
  if (!first) return []
  const available = others.reduce((sum, rows) => sum + rows.length, 0)
  const forOthers = Math.min(available, Math.max(Math.floor(room / 3), room - first.length))
  return [...first.slice(0, room - forOthers), ...share(others, forOthers)]
}

import { sql } from 'drizzle-orm'
import { registry, type Resource } from '#resources'
import type { SuggestedSource } from '#resources/derived.ts'
import { fold } from '#resources/text/index.ts'
import { isParent } from '#resources/under.ts'
import type { Executor } from '../../connection/database.ts'
import type { Viewer } from '../../records/visibility.ts'
import { everyExtra, type Extras } from '../extras.ts'
import { interpretQuery } from '../query/interpretations.ts'
import { neededQueries, needsOf } from '../query/needQueries.ts'
import { prefixQuery } from '../query/prefixQuery.ts'
import type { TieredQuery } from '../query/tieredQuery.ts'
import { anyOf, wholeNameQuery, wholePhraseQuery } from '../query/tsquery.ts'
import { rankByTier } from '../ranking/rankMatches.ts'
import { findInOrder } from '../search.ts'

const maxSuggestions = 10

/** A record whose name starts with the text typed so far, or contains it. */
interface Suggestion {
  Source: SuggestedSource
  Id: number
  Name: string
  BurmeseName: string | null
  Thumbnail: string | null
  /** of a page: whether it is closed */
  Closure: string | null
}

/** Words match whole before they match as a beginning, since who types tea does not mean teak; then names that start with the text. The lowest comes first. */
const grades = [0, 1, 2, 3] as const
type SuggestionRow = Suggestion & { grade: (typeof grades)[number] }

/** The text typed so far, as queries on names. */
interface SuggestionQuery {
  wholeName: string
  /** Its words, or what is meant by them. */
  wholeWords: string
  nameStart: string
  anywhere: string
}

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

/**
 * Suggestions from small sources (categories, towns): exact names, whole words, names that start with the text, then the shortest.
 */
function suggestFromSmallSources(
  db: Executor,
  resources: readonly Resource[],
  { wholeName, wholeWords, nameStart, anywhere }: SuggestionQuery,
  limit: number,
): Promise<SuggestionRow[]> {
  const matches = (query: string) => sql`r."SearchName" @@ ${query}::tsquery`
  const [isWhole, isStart] = [matches(wholeWords), matches(nameStart)]
  const from = (resource: Resource) => {
    const optional = (name: string) => (name in resource.fields ? sql`r.${sql.identifier(name)}` : sql`null`)
    return sql`(select ${resource.name} as "Source", r."Id", r."Name", ${optional('BurmeseName')} as "BurmeseName",
      ${optional('Thumbnail')} as "Thumbnail", null as "Closure",
      case when ${isWhole} then 0 else 2 end + case when ${isStart} then 0 else 1 end as grade
    from ${sql.identifier(resource.name)} r where r."Listed" and ${matches(anyOf([anywhere, wholeWords]))}
    order by ${matches(wholeName)} desc, ${isWhole} desc, ${isStart} desc, length(r."Name"), r."Id" limit ${limit})`
  }
  return db.rows<SuggestionRow>(sql.join(resources.map(from), sql` union all `))
}

/** Rows that are ranked: a hundred shops may sell products of one name, so ten different names take more than ten rows. */
const maxRows = 60
/** Of one name alone. */
const maxOfWholeName = 10
/** What a suggestion shows beside its title. */
const shown = ['BurmeseName', 'Thumbnail', 'Closure'] as const

/** Suggestions from a source with many records: the best matches of names, ranked as a search is. */
async function suggestFromLargeSource(
  db: Executor,
  resource: Resource,
  query: SuggestionQuery,
  viewer: Viewer,
): Promise<SuggestionRow[]> {
  const tiered = asTiers(query)
  const found = await rankByTier(db, { resource, viewer }, tiered, maxRows, maxOfWholeName)
  const tiers = new Map(found.map(({ Id, tier }) => [Id, tier % tiered.tiers.length]))
  const fields = [resource.title, ...shown.filter((name) => name in resource.fields)]
  const rows = await findInOrder(db, resource, [...tiers.keys()], fields)
  const suggestions = rows.map((row): SuggestionRow => {
    const text = (name: string) => (row[name] ?? null) as string | null
    return {
      Source: resource.name as SuggestedSource,
      Id: row.Id,
      Name: text(resource.title) ?? '',
      BurmeseName: text('BurmeseName'),
      Thumbnail: text('Thumbnail'),
      Closure: text('Closure'),
      // A whole name has its words whole, and starts so.
      grade: grades[Math.max(0, tiers.get(row.Id)! - 1)]!,
    }
  })
  return withoutDuplicates(resource, suggestions).sort((a, b) => a.grade - b.grade)
}

/** Exact names, then a tier for each grade. */
function asTiers({ wholeName, wholeWords, nameStart, anywhere }: SuggestionQuery): TieredQuery {
  const inName = (query: string, isWider: boolean) => ({ column: 'SearchName', query, isWider }) as const
  const broadest = inName(anywhere, false)
  return {
    tiers: [
      inName(wholeName, false),
      inName(`(${wholeWords}) & (${nameStart})`, true),
      inName(wholeWords, true),
      inName(nameStart, false),
      broadest,
    ],
    broadest,
    whole: broadest,
    isMeant: false,
  }
}

/** Pages are different whatever their names. Of other records, those with the same folded name appear once. */
function withoutDuplicates(resource: Resource, rows: readonly SuggestionRow[]): SuggestionRow[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const key = isParent(resource) ? String(row.Id) : fold(row.Name)
    return !seen.has(key) && seen.add(key)
  })
}

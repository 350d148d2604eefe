import { isParent, type Resource } from '#resources'
import { fold } from '#resources/text/index.ts'
import type { SuggestedSource } from '#resources/derived.ts'
import type { Executor } from '../../connection/database.ts'
import type { Viewer } from '../../records/visibility.ts'
import type { TieredQuery } from '../query/tieredQuery.ts'
import { rankByTier } from '../ranking/rankMatches.ts'
import { findInOrder } from '../search.ts'
import { grades, type SuggestionQuery, type SuggestionRow } from './suggestionRows.ts'

/** Rows that are ranked: a hundred shops may sell products of one name, so ten different names take more than ten rows. */
const maxRows = 60
/** Of one name alone. */
const maxOfWholeName = 10
/** What a suggestion shows beside its title. */
const shown = ['BurmeseName', 'Thumbnail', 'Closure'] as const

/** Suggestions from a source with many records: the best matches of names, ranked as a search is. */
export async function suggestFromLargeSource(
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

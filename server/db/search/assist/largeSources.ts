import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Resource } from '#resources'
import { fold } from '#resources/text/index.ts'
import { isParent } from '#resources/under.ts'
import type { Executor } from '../../connection/database.ts'
import type { Viewer } from '../../records/visibility.ts'
import type { PrefixQuery } from '../query/prefixQuery.ts'
import { isInScope } from '../query/searchScope.ts'
import { indexedRank } from '../../searchIndex/indexedRank.ts'
import { foundByIndex, rowsWhere } from './indexedSuggestions.ts'
import {
  gradeOf,
  maxSuggestions,
  nameMatches,
  nameMatchesByIndex,
  suggestionColumns,
  type SuggestionQuery,
  type SuggestionRow,
} from './suggestionRows.ts'

/**
 * Records of the highest static rank that are read before the index is asked. A first letter may begin every tenth name: the index
 * would find 10,000 rows to sort, while the first 500 records contain ten matches. For a rare beginning it is the other way round: the
 * first 500 contain none, and the index finds few (docs/decisions/search-assist.md#suggestions).
 */
const maxCandidates = 500
/** Rows kept of each set. A hundred shops may sell products of one name, so ten different names take more than ten rows. */
const maxRowsOfSet = 60

/**
 * Suggestions from a source with many records, by the static rank of the records alone: joining the page of each product would take
 * longer than all the rest. One statement with these sets, each of which is filled only as far as the ones before it are too small:
 *
 * - `whole`: exact names, found by the index;
 * - `among`: matches among the candidates;
 * - `words`: names with its words whole, found by the index;
 * - `starting`: names that start with the text, found by the index. They are looked up on their own only for a text of one token,
 *   because so many names contain it; of several tokens, nearly all names that contain them start with them;
 * - `going`: names that contain the text, found by the index.
 */
export async function suggestFromLargeSource(
  db: Executor,
  resource: Resource,
  query: SuggestionQuery,
  viewer: Viewer,
): Promise<SuggestionRow[]> {
  const { wholeName, wholeWords, nameStart, anywhere, matching } = query
  const inScope = isInScope({ resource, viewer })
  const order = indexedRank(resource)
  const hasFewNames = (set: SQL, condition = sql`true`) =>
    sql`(select count(distinct "Name") from ${set} s where ${condition}) < ${maxSuggestions}`
  const firstRowsOf = (set: SQLWrapper) => sql`(select "Source", "Id", "Name", "BurmeseName", "Thumbnail", "Closure",
    "isWhole", "isStart" from ${set} r order by "isWhole" desc, "isStart" desc, ${order} limit ${maxRowsOfSet})`
  const indexed = (set: string, prefix: PrefixQuery, condition: SQL) =>
    foundByIndex(set, { resource, query, prefix, condition: sql`${inScope} and ${condition}` })
  const fewWords = hasFewNames(sql`among`, sql`"isWhole" and "isStart"`)
  const fewStarts = hasFewNames(sql`among`, sql`"isStart"`)
  const fewInAll = hasFewNames(sql`(select "Name" from among union all select "Name" from starting)`)
  const isOneToken = anywhere.query === anywhere.head
  const indexedSets = ['words', ...(isOneToken ? ['starting'] : []), 'going']
  // The candidates' limit stands before the condition, so that their index is walked and nothing is sorted.
  const rows = await db.rows<SuggestionRow>(sql`
    with whole as (select ${suggestionColumns(resource, query)} from ${rowsWhere(resource, sql`${inScope} and ${nameMatchesByIndex(wholeName)} offset 0`)} r
      order by ${order} limit ${maxSuggestions}),
    among as materialized (select ${suggestionColumns(resource, query)}
      from ${rowsWhere(resource, sql`r."Listed" order by ${order} limit ${maxCandidates}`)} r
      where ${inScope} and ${nameMatches(matching)} limit ${maxRowsOfSet}),
    ${indexed('words', { query: wholeWords, head: wholeWords }, fewWords)},
    ${isOneToken ? sql`${indexed('starting', nameStart, fewStarts)}, ${indexed('going', anywhere, fewInAll)}` : indexed('going', anywhere, fewStarts)}
    select * from whole union all select * from among
    union all ${sql.join(
      indexedSets.map((set) => firstRowsOf(sql.identifier(set))),
      sql` union all `,
    )}`)
  return withoutDuplicates(resource, rows).sort((a, b) => gradeOf(a) - gradeOf(b))
}

/** Pages are different whatever their names. Of other records, those with the same folded name appear once. */
function withoutDuplicates(resource: Resource, rows: readonly SuggestionRow[]): SuggestionRow[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const key = isParent(resource) ? String(row.Id) : fold(row.Name)
    return !seen.has(key) && seen.add(key)
  })
}

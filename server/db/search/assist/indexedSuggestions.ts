import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { pageIdNames } from '#resources/under.ts'
import { column } from '../../records/projection.ts'
import type { PrefixQuery } from '../query/prefixQuery.ts'
import { indexedRankColumns } from '../../searchIndex/indexedRank.ts'
import {
  maxSuggestions,
  nameMatches,
  nameMatchesByIndex,
  suggestionColumns,
  type SuggestionQuery,
} from './suggestionRows.ts'

/** Rows read from the index and then sorted. Reading all takes longest, and none of them is among the candidates of highest rank. */
const maxGathered = 400
/** Names that contain all but the last token, of which is checked whether they also match the last. */
const maxHeadMatches = 1000

interface IndexedSet {
  resource: Resource
  query: SuggestionQuery
  prefix: PrefixQuery
  condition: SQL
}

/**
 * A common table expression of this name: the suggestions that the index finds for a prefix query, with what they are sorted by. The
 * last token may begin half of all words, so the index is asked for the tokens before it, and those names are then filtered. Only where
 * that gives too few of too many is the index asked for the whole query: then the last token is a rare one.
 */
export function foundByIndex(name: string, { resource, query, prefix, condition }: IndexedSet): SQL {
  const set = sql.identifier(name)
  const columns = sql`${suggestionColumns(resource, query)}, ${indexedRankColumns(resource)}`
  const gathered = (matches: SQL) =>
    sql`select ${columns} from ${rowsWhere(resource, sql`${condition} and ${matches} offset 0`)} r limit ${maxGathered}`
  if (prefix.query === prefix.head) return sql`${set} as materialized (${gathered(nameMatchesByIndex(prefix.query))})`
  const [headMatches, matches] = [sql.identifier(`${name}Looked`), sql.identifier(`${name}GoOn`)]
  const isLastTokenRare = sql`(select count(*) from ${headMatches}) = ${maxHeadMatches} and (select count(*) from ${matches}) < ${maxSuggestions}`
  return sql`${headMatches} as materialized (
      select * from ${rowsWhere(resource, sql`${condition} and ${nameMatchesByIndex(prefix.head)} offset 0`)} r limit ${maxHeadMatches}),
    ${matches} as materialized (select ${columns} from ${headMatches} r where ${nameMatches(prefix.query)} limit ${maxGathered}),
    ${set} as materialized (select * from ${matches} union all (${gathered(sql`${nameMatchesByIndex(prefix.query)} and ${isLastTokenRare}`)}))`
}

/**
 * The rows of a source that meet a condition, as a subquery. It has only the columns that suggestions need: planning for all columns of
 * a page (about 60) would take longer than finding the rows. `offset 0` at the end of the condition keeps the planner from merging the
 * subquery into the statement, since it underestimates how many rows match.
 */
export function rowsWhere(resource: Resource, condition: SQL): SQL {
  const optional = ['BurmeseName', 'Thumbnail', 'Closure'].filter((name) => name in resource.fields)
  const names = new Set(['Id', 'Listed', 'SearchName', resource.title].concat(optional, pageIdNames(resource)))
  const columns = [...names].map((name) => column('r', name))
  return sql`(select ${sql.join(columns, sql`, `)}, ${indexedRankColumns(resource)} from ${sql.identifier(resource.name)} r where ${condition})`
}

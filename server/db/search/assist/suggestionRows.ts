import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { SuggestedSource } from '#resources/derived.ts'
import type { PrefixQuery } from '../query/prefixQuery.ts'

/** Suggestions that are shown. */
export const maxSuggestions = 10

/** A record whose name starts with the text typed so far, or contains it. */
export interface Suggestion {
  Source: SuggestedSource
  Id: number
  Name: string
  BurmeseName: string | null
  Thumbnail: string | null
  /** of a page: whether it is closed */
  Closure: string | null
}

/** A suggestion, and whether its name has the words whole, and starts with the text. */
export type SuggestionRow = Suggestion & { isWhole: boolean; isStart: boolean }

/** Words match whole before they match as a beginning: who types tea does not mean teak. The lowest comes first. */
export const gradeOf = ({ isWhole, isStart }: SuggestionRow): number => (isWhole ? 0 : 2) + (isStart ? 0 : 1)
export const grades = [0, 1, 2, 3] as const

/** The text typed so far, as queries on names. */
export interface SuggestionQuery {
  wholeName: string
  /** Its words, or what is meant by them. */
  wholeWords: string
  nameStart: PrefixQuery
  anywhere: PrefixQuery
  /** Whatever is suggested. */
  matching: string
}

/** The columns of a `SuggestionRow` for rows `r`. */
export function suggestionColumns(resource: Resource, { wholeWords, nameStart }: SuggestionQuery): SQL {
  const optional = (name: string) => (name in resource.fields ? sql`r.${sql.identifier(name)}` : sql`null`)
  return sql`${resource.name} as "Source", r."Id", r.${sql.identifier(resource.title)} as "Name",
    ${optional('BurmeseName')} as "BurmeseName", ${optional('Thumbnail')} as "Thumbnail", ${optional('Closure')} as "Closure",
    ${nameMatches(wholeWords)} as "isWhole", ${nameMatches(nameStart.query)} as "isStart"`
}

/** A name matches a query: to filter rows that are read anyway. */
export const nameMatches = (query: string) => sql`r."SearchName" @@ ${query}::tsquery`

/** The same, to find rows by the index. The planner must not see the query, or it would read the whole table for a common one. */
export const nameMatchesByIndex = (query: string) => sql`r."SearchName" @@ (select ${query}::tsquery)`

import type { SuggestedSource } from '#resources/derived.ts'

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

/** Words match whole before they match as a beginning, since who types tea does not mean teak; then names that start with the text. The lowest comes first. */
export const grades = [0, 1, 2, 3] as const
export type SuggestionRow = Suggestion & { grade: (typeof grades)[number] }

/** The text typed so far, as queries on names. */
export interface SuggestionQuery {
  wholeName: string
  /** Its words, or what is meant by them. */
  wholeWords: string
  nameStart: string
  anywhere: string
}

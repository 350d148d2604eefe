import type { Resource } from '#resources'
import { isUnderPage } from '#resources/under.ts'

/** The fields that are searched: those of the declaration's search list, or the names of a place in both languages. */
export function searchedFields(resource: Pick<Resource, 'lists' | 'title' | 'fields'>): readonly string[] {
  const searchList = Object.values(resource.lists).find((rule) => Array.isArray(rule))
  if (searchList) return searchList as readonly string[]
  return 'BurmeseName' in resource.fields ? [resource.title, 'BurmeseName'] : []
}

/** Those of the searched fields that name the record. */
export const nameFields = (resource: Pick<Resource, 'lists' | 'title' | 'fields'>): readonly string[] =>
  searchedFields(resource).filter((name) => name === resource.title || name === 'BurmeseName')

/** The rank blocks but the last, best first (server/db/searchIndex/rankBlocks.ts). */
export const firstBlocks = [1, 2, 3] as const

/** Whether there may be very many of what everybody searches, so that it is ranked in blocks (server/db/searchIndex/rankBlocks.ts). */
export const isRankedInBlocks = ({ fields, search, under }: Pick<Resource, 'fields' | 'search' | 'under'>): boolean =>
  search.common === true && (fields['RatingAverage'] !== undefined || isUnderPage({ under }))

import type { Resource } from '#resources'
import { BOUNDARY, indexTokens } from '#resources/text/index.ts'

/** The fields that a declaration's search looks into; none when it has no search. */
export function searchedFields(resource: Pick<Resource, 'lists'>): readonly string[] {
  const found = Object.values(resource.lists).find((rule) => Array.isArray(rule))
  return (found as readonly string[] | undefined) ?? []
}

/** Folded tokens of the searched fields in reading order (contract section 5), as the Search column keeps them. */
export function searchTokensOf(resource: Resource, columns: Readonly<Record<string, unknown>>): string[] {
  return searchedFields(resource).flatMap((name) => {
    const text = columns[name]
    return typeof text === 'string' && text !== '' ? [...indexTokens(text), BOUNDARY] : []
  })
}

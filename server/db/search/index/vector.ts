import type { Resource } from '#resources'
import { tokenForms } from '#resources/text/index.ts'
import { namingFacets, otherFacets, type Lists } from './facets.ts'

/** The fields that are looked into: those of the declaration's search, or the names of a place in both languages. */
export function searchedFields(resource: Pick<Resource, 'lists' | 'title' | 'fields'>): readonly string[] {
  const found = Object.values(resource.lists).find((rule) => Array.isArray(rule))
  if (found) return found as readonly string[]
  return 'BurmeseName' in resource.fields ? [resource.title, 'BurmeseName'] : []
}

/** Those of them that name the record; the others are its text. */
export const nameFields = (resource: Pick<Resource, 'lists' | 'title' | 'fields'>): readonly string[] =>
  searchedFields(resource).filter((name) => name === resource.title || name === 'BurmeseName')

/** What the columns `Search` (all searched fields) and `SearchName` (the names alone) hold. */
export interface SearchVectors {
  Search: string
  SearchName: string
}

/** A record's vectors as the database reads them; nothing for a declaration without a search. */
export function searchVectors(
  resource: Resource,
  columns: Readonly<Record<string, unknown>>,
  lists: Lists = new Map(),
): SearchVectors | Record<never, never> {
  const fields = searchedFields(resource)
  if (fields.length === 0) return {}
  const names = nameFields(resource)
  const texts = (wanted: readonly string[]) => wanted.map((name) => columns[name])
  const named = namingFacets(resource, columns, lists)
  return {
    Search: vector(texts(fields), [...named, ...otherFacets(resource, columns, lists)]),
    SearchName: vector(texts(names), named, true),
  }
}

/** A token this long is no word, and PostgreSQL takes no longer than 2 KB: it is found by its beginning. */
const longest = 100
/** PostgreSQL counts positions up to 16,383; what stands behind is not found. */
const lastPosition = 16_000
/** A vector holds a megabyte at most. */
const mostLetters = 200_000
/** Longer names are not asked for letter by letter. */
const longestName = 300

export const lexeme = (token: string) => [...token].slice(0, longest).join('')
/** The first token of a name, beside the token itself: by it the beginning of a name is found. */
export const firstLexeme = (token: string) => `^${lexeme(token)}`
/** A whole name, by which it alone is found. */
export const wholeLexeme = (tokens: readonly string[]) => `=${[...tokens.join(' ')].slice(0, longestName).join('')}`

/** No token holds one, but a literal must not depend on it. */
export const quoted = (text: string) => `'${text.replace(/['\\]/g, '')}'`

/**
 * Folded tokens with their places, as the text of a `tsvector` (docs/rules.md#folding, #tokens). Made here and not by PostgreSQL, whose
 * own parsers cut Burmese at its marks. Each text comes as written and, where that differs, in standard form; places between
 * them stay free, so that no sequence runs from one into another.
 */
function vector(texts: readonly unknown[], facets: readonly string[], areNames = false): string {
  const entries = facets.map(quoted)
  let place = 1
  let letters = 0
  for (const text of texts) {
    if (typeof text !== 'string' || text === '') continue
    for (const tokens of tokenForms(text)) {
      const first = tokens[0]
      if (first === undefined) continue
      if (areNames) entries.push(`${quoted(firstLexeme(first))}:${place}`, quoted(wholeLexeme(tokens)))
      for (const token of tokens) {
        letters += token.length
        if (place > lastPosition || letters > mostLetters) return entries.join(' ')
        entries.push(`${quoted(lexeme(token))}:${place}`)
        place += 1
      }
      place += 1
    }
  }
  return entries.join(' ')
}

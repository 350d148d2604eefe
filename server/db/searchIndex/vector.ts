import type { Resource } from '#resources'
import { tokenForms, tokenize } from '#resources/text/index.ts'
import { soundTerms } from '#resources/text/sound/soundTerms.ts'
import { locationAndHourFacets, referenceFacets, type RelatedIds } from './facets.ts'
import type { Columns } from '../connection/database.ts'
import { nameFields, searchedFields } from '../schema/searchedFields.ts'

/** The columns `Search` (all searched fields) and `SearchName` (the names alone), in the text form of a `tsvector`. */
export interface SearchVectors {
  Search: string
  SearchName: string
}

/** The vectors of a record; none for a resource that is not searched. */
export function searchVectors(
  resource: Resource,
  columns: Columns,
  relatedIds: RelatedIds = new Map(),
): SearchVectors | Record<never, never> {
  const fields = searchedFields(resource)
  if (fields.length === 0) return {}
  const textsOf = (names: readonly string[]) => names.map((name) => columns[name])
  const references = referenceFacets(resource, columns, relatedIds)
  const facets = [...references, ...locationAndHourFacets(resource, columns, relatedIds)]
  return {
    Search: buildVector(textsOf(fields), facets),
    SearchName: buildVector(textsOf(nameFields(resource)), references, { withNameLexemes: true }),
  }
}

/** Characters of a lexeme. PostgreSQL takes at most 2 KB; nothing longer is a word, and its beginning still finds it. */
const maxLexemeLength = 100
/** PostgreSQL counts positions up to 16,383. Tokens after this one are not indexed. */
const maxPosition = 16_000
/** Characters of all tokens. PostgreSQL allows 1 MB in a vector. */
const maxVectorLength = 200_000
/** Characters of a name's whole-name lexeme. Nobody types a longer name letter by letter. */
const maxNameLength = 300

/** Most are short, and to take every one apart took a third of the time of a vector. */
const firstCharacters = (text: string, most: number) => (text.length <= most ? text : [...text].slice(0, most).join(''))

export const lexeme = (token: string) => firstCharacters(token, maxLexemeLength)
/** The first token of a name. It is indexed beside the token itself, so that names that begin with a text are found. */
export const nameStartLexeme = (token: string) => `^${lexeme(token)}`
/** A whole name as one lexeme, so that exact names are found. */
export const wholeNameLexeme = (tokens: readonly string[]) => `=${firstCharacters(tokens.join(' '), maxNameLength)}`

/** A lexeme as a literal of `tsvector` and `tsquery`. Tokens contain no quotes, but a literal must not rely on that. */
export const quoteLexeme = (text: string) => `'${text.replace(/['\\]/g, '')}'`

/**
 * Folded tokens with their positions, as the text of a `tsvector`: PostgreSQL's own parsers cut Burmese at its marks (docs/rules.md#tokens).
 * Each text is indexed as written and, where that differs, in canonical form. A position between two stays free, so that no phrase matches
 * across them.
 */
function buildVector(texts: readonly unknown[], facets: readonly string[], { withNameLexemes = false } = {}): string {
  const entries = facets.map(quoteLexeme)
  let position = 1
  let length = 0
  for (const text of texts) {
    if (typeof text !== 'string' || text === '') continue
    if (withNameLexemes) entries.push(...soundTerms(tokenize(text)).map(quoteLexeme))
    for (const tokens of tokenForms(text)) {
      const first = tokens[0]
      if (first === undefined) continue
      if (withNameLexemes)
        entries.push(`${quoteLexeme(nameStartLexeme(first))}:${position}`, quoteLexeme(wholeNameLexeme(tokens)))
      for (const token of tokens) {
        length += token.length
        if (position > maxPosition || length > maxVectorLength) return entries.join(' ')
        entries.push(`${quoteLexeme(lexeme(token))}:${position}`)
        position += 1
      }
      position += 1
    }
  }
  return entries.join(' ')
}

import { isWordToken, type QueryInterpretation } from '#resources/text/index.ts'
import { lexeme, nameStartLexeme, quoteLexeme, wholeNameLexeme } from '../../searchIndex/vector.ts'

/**
 * Queries as text of PostgreSQL's type `tsquery`, for the vectors of searchIndex/vector.ts. Burmese syllables and numbers always match whole.
 * Words of other scripts match whole (`exact`) or by their beginning (`prefix`): Mandal finds Mandalay.
 */
export type WordMatching = 'exact' | 'prefix'

/** Letters. A shorter word begins too many others, so it matches by prefix only at the end of the query, where it may be incomplete. */
const minPrefixLength = 2

interface PhraseOptions {
  /** The phrase must begin a name. */
  atNameStart?: boolean
  /** The phrase ends where the query ends. */
  isQueryEnd?: boolean
  /** Tokens that match whole, by their index. */
  whole?: ReadonlySet<number>
}

/** These tokens, one after the other. */
export const phraseQuery = (
  tokens: readonly string[],
  matching: WordMatching,
  { atNameStart = false, isQueryEnd = true, whole }: PhraseOptions = {},
) => {
  const terms = tokens.map((token, at) => {
    const term = quoteLexeme(atNameStart && at === 0 ? nameStartLexeme(token) : lexeme(token))
    const isLast = isQueryEnd && at === tokens.length - 1
    const isPrefix =
      matching === 'prefix' && !whole?.has(at) && isWordToken(token) && (isLast || token.length >= minPrefixLength)
    return isPrefix ? `${term}:*` : term
  })
  return `(${terms.join(followedBy)})`
}

/**
 * One query that matches where any of these does. What has another phrase in it is met by that one already, and so is a word by what
 * it begins with.
 */
export function anyOf(queries: readonly string[]): string {
  const different = [...new Set(queries)]
  const phrases = different.map((query) =>
    /[|&]/.test(query) ? undefined : `${followedBy}${query.replace(/[()]/g, '')}${followedBy}`,
  )
  const meets = (other: string, phrase: string) =>
    other !== phrase && (phrase.includes(other) || isBeginningIn(other, phrase))
  const isMet = (phrase: string | undefined) =>
    phrase !== undefined && phrases.some((other) => other !== undefined && meets(other, phrase))
  return different.filter((_, at) => !isMet(phrases[at])).join(' | ')
}

/** Whether this is one word with anything behind it (`'tea':*`), and a word of the phrase begins so. */
function isBeginningIn(prefix: string, phrase: string): boolean {
  const [, start] = /^ <-> ('[^']*)':\* <-> $/u.exec(prefix) ?? []
  return start !== undefined && phrase.includes(`${followedBy}${start}`)
}

const followedBy = ' <-> '

/** Records with this facet (searchIndex/facets.ts). */
export const facetQuery = (facet: string) => quoteLexeme(facet)

export const wholeNameQuery = (interpretations: readonly Pick<QueryInterpretation, 'tokens'>[]) =>
  anyOf(interpretations.map(({ tokens }) => quoteLexeme(wholeNameLexeme(tokens))))

export const nameStartQuery = (interpretations: readonly QueryInterpretation[], matching: WordMatching) =>
  anyOf(interpretations.map((one) => asPhrase(one, matching, { atNameStart: true })))

export const wholePhraseQuery = (interpretations: readonly QueryInterpretation[], matching: WordMatching) =>
  anyOf(interpretations.map((one) => asPhrase(one, matching)))

/** All tokens, one after the other; those of whole segments match whole. */
function asPhrase(
  { tokens, segments, whole }: QueryInterpretation,
  matching: WordMatching,
  options: PhraseOptions = {},
): string {
  const marks = segments.flatMap((segment, at) => segment.map(() => whole?.has(at) ?? false))
  return phraseQuery(tokens, matching, { ...options, whole: new Set(marks.flatMap((mark, at) => (mark ? [at] : []))) })
}

/** Alternatives of a query that an index is asked for one by one; what is more is asked for together. */
const maxApart = 8

/**
 * A query in parts, of which one at least must match. For phrases and conjunctions beside each other an index reads all entries of all
 * their words; for one alone only as many as the rarest word has. Words alone stay together.
 */
export function partsForIndex(query: string): string[] {
  const alternatives = [...new Set(alternativesOf(query))]
  const words = alternatives.filter((one) => !/<->|&/.test(one))
  const others = alternatives.filter((one) => /<->|&/.test(one))
  const [apart, rest] = [others.slice(0, maxApart), others.slice(maxApart)]
  return [words, ...apart.map((one) => [one]), rest].flatMap((some) => (some.length > 0 ? [some.join(' | ')] : []))
}

/** Quoted words, brackets and bars of a query, and any other sign. */
const PIECE = /'[^']*'|[()]| \| |./gu

/** What stands between the outermost bars. */
function alternativesOf(query: string): string[] {
  const alternatives = ['']
  let depth = 0
  for (const [piece] of query.matchAll(PIECE)) {
    depth += piece === '(' ? 1 : piece === ')' ? -1 : 0
    if (piece === ' | ' && depth === 0) alternatives.push('')
    else alternatives.push(alternatives.pop() + piece)
  }
  return alternatives
}

import { partsForIndex } from '../query/tsquery.ts'
import type { Frequencies } from './lexemeStatistics.ts'

/** The share of records that match a query. */
export interface Selectivity {
  /** As the planner takes it: words of a phrase or conjunction for independent of each other. */
  estimate: number
  /** By words alone that were counted: phrases, conjunctions and words that are not known add nothing. */
  atLeast: number
}

/**
 * The entries that an index reads for a query, as a share of the records. It is asked for each part by itself: of a phrase it reads as
 * many as the rarest word has, of words side by side all, and in a conjunction of such it leaves out little.
 */
export const entriesOf = (query: string, frequencies: Frequencies): number =>
  partsForIndex(query).reduce((sum, part) => sum + entriesOfPart(part, frequencies), 0)

function entriesOfPart(part: string, frequencies: Frequencies): number {
  const lexemes = new Map(
    [...part.matchAll(PIECE)].flatMap(([piece, lexeme, prefix]) =>
      lexeme === undefined ? [] : [[piece, { lexeme, isPrefix: prefix !== undefined }] as const],
    ),
  )
  const read = [...lexemes.values()].map(({ lexeme, isPrefix }) => ({
    share: ofLexeme(lexeme, isPrefix, frequencies).estimate,
    isPrefix,
  }))
  const rarest = Math.min(...read.map(({ share }) => share))
  const isPhrase = !part.includes('|')
  // The entries of all words with a prefix are joined before anything is compared.
  return read.reduce((sum, { share, isPrefix }) => sum + (isPhrase && !isPrefix ? rarest : share), 0)
}

/** Quoted lexemes, brackets and operators. Lexemes have no quotes in them (index/vector.ts). */
const PIECE = /'([^']*)'(:\*)?|[()|&]|<->/gu

/** The selectivity of a query, by the rules of PostgreSQL's planner (`tsquerysel`). */
export function selectivityOf(query: string, frequencies: Frequencies): Selectivity {
  const pieces = [...query.matchAll(PIECE)]
  let at = 0
  const next = () => pieces[at]?.[0]
  const any = (): Selectivity => {
    let found = all()
    while (next() === '|') {
      at++
      found = either(found, all())
    }
    return found
  }
  const all = (): Selectivity => {
    let found = one()
    while (next() === '&' || next() === '<->') {
      at++
      found = { estimate: found.estimate * one().estimate, atLeast: 0 }
    }
    return found
  }
  const one = (): Selectivity => {
    const [piece, lexeme = '', prefix] = pieces[at++]!
    if (piece !== '(') return ofLexeme(lexeme, prefix !== undefined, frequencies)
    const inside = any()
    at++
    return inside
  }
  return any()
}

const join = (a: number, b: number) => a + b - a * b
const either = (a: Selectivity, b: Selectivity): Selectivity => ({
  estimate: join(a.estimate, b.estimate),
  // The same records may have both.
  atLeast: Math.max(a.atLeast, b.atLeast),
})

function ofLexeme(lexeme: string, isPrefix: boolean, { byLexeme, ofOthers }: Frequencies): Selectivity {
  const known = byLexeme.get(lexeme)
  if (!isPrefix) return { estimate: known ?? ofOthers, atLeast: known ?? 0 }
  let [estimate, atLeast] = [0, 0]
  for (const [other, share] of byLexeme) {
    if (!other.startsWith(lexeme)) continue
    estimate = join(estimate, share)
    atLeast = Math.max(atLeast, share)
  }
  return { estimate: Math.max(estimate, ofOthers), atLeast }
}

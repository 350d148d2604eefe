import { canonicalTokens } from '../variants.ts'
import { isBurmeseToken, isWordToken, tokenize } from '../tokens.ts'
import { foodNeeds } from './food.ts'
import { goodsNeeds } from './goods.ts'
import { serviceNeeds } from './services.ts'
import { shopNeeds } from './shops.ts'

/**
 * A bilingual lexicon of what people look for every day, so that a text in one language finds what is written in the other
 * (docs/decisions/search-assist.md#by-need). It is the server's: browsers never load it.
 */

/** What is said for a need, in either language, as folded tokens. */
export type Expression = readonly string[]

/** One line, _english, english = burmese, burmese_: what is said for the same need, the usual words first. */
interface Need {
  english: readonly Expression[]
  burmese: readonly Expression[]
  /** Marked with *: understood, and never searched for, since they are more often a piece of other words: ငါး is fish and five. */
  onlyUnderstood: readonly Expression[]
}

/** Expressions that a search asks for in place of one. Each makes the search slower. */
const maxMeanings = 16

const expressionsIn = (side: readonly string[]) => side.map((one) => tokenize(one))

export const everydayNeeds: readonly Need[] = [...shopNeeds, ...serviceNeeds, ...foodNeeds, ...goodsNeeds].map(
  (line) => {
    const [english = [], burmese = []] = line.split('=').map((side) => side.split(','))
    const isMarked = (one: string) => one.endsWith('*')
    return {
      english: expressionsIn(english),
      burmese: expressionsIn(burmese.filter((one) => !isMarked(one))),
      onlyUnderstood: expressionsIn(burmese.filter(isMarked)),
    }
  },
)

const keyOf = (tokens: Expression) => tokens.join(' ')

/** The usual plural of an English word, which index and query hold as another word. */
function pluralOf(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** An expression in the forms that it is written in. */
function numbersOf(expression: Expression): Expression[] {
  const last = expression.at(-1) ?? ''
  return isWordToken(last) ? [expression, [...expression.slice(0, -1), pluralOf(last)]] : [expression]
}

/** Expressions, in all forms and also in canonical form, each to the needs that it is said for. */
const needsOf = new Map<string, Set<Need>>()
for (const need of everydayNeeds)
  for (const expression of [...need.english, ...need.burmese, ...need.onlyUnderstood].flatMap(numbersOf))
    for (const key of new Set([keyOf(expression), keyOf(canonicalTokens(keyOf(expression)))]))
      needsOf.set(key, (needsOf.get(key) ?? new Set<Need>()).add(need))

const longest = Math.max(...[...needsOf.keys()].map((key) => key.split(' ').length))

/** How many of the tokens from there are the longest expression; 0 for none. */
export function lengthOfExpression(tokens: Expression, at: number): number {
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--)
    if (needsOf.has(keyOf(tokens.slice(at, at + length)))) return length
  return 0
}

/** What else is said for an expression's needs, the first of each language first, in canonical form as the index has it. */
export function meaningsOf(expression: Expression): Expression[] {
  const needs = [...(needsOf.get(keyOf(expression)) ?? [])]
  const burmese = needs.flatMap((need) => need.burmese)
  const english = needs.flatMap((need) => need.english).flatMap(numbersOf)
  const [others, same] = isBurmeseToken(expression[0] ?? '') ? [english, burmese] : [burmese, english]
  const all = [...others.slice(0, maxMeanings / 2), ...same, ...others.slice(maxMeanings / 2)]
  const own = keyOf(canonicalTokens(keyOf(expression)))
  return distinctOf(all.map((one) => canonicalTokens(keyOf(one)))).filter((one) => keyOf(one) !== own)
}

/** Each expression once, and no more than a search may ask for. */
export const distinctOf = (expressions: readonly Expression[]): Expression[] =>
  [...new Map(expressions.map((one) => [keyOf(one), one])).values()].slice(0, maxMeanings)

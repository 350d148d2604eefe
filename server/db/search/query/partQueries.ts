import type { QueryInterpretation } from '#resources/text/index.ts'
import { anyOf, facet, sequence } from './tsquery.ts'

/** A text met in parts, each wherever it stands, as `tsquery`. */

/** Each part by itself. */
export const partsOf = ({ segments: parts }: QueryInterpretation): string[] =>
  parts.map((part, at) => sequence(part, 'begun', { isEnd: at === parts.length - 1 }))

/** Facets of what a part, as `tsquery`, names. */
type Under = (part: string) => readonly string[]
/** What each part may be met by. */
type Choices = readonly (readonly string[])[]

const choicesOf = (way: QueryInterpretation, under: Under): Choices =>
  partsOf(way).map((part) => [part, ...under(part).map(facet)])

const all = (choices: Choices) => `(${choices.map((one) => `(${anyOf(one)})`).join(' & ')})`

const haveParts = (ways: readonly QueryInterpretation[]) => ways.filter(({ segments: parts }) => parts.length > 1)

/** All parts of a way, none where no way has several. */
export const inParts = (ways: readonly QueryInterpretation[]): string[] =>
  haveParts(ways).map((way) => all(choicesOf(way, () => [])))

/** All parts, each among the words or named by what the record stands under; none where no part names such a thing. */
export const inPartsOrUnder = (ways: readonly QueryInterpretation[], under: Under): string[] =>
  haveParts(ways)
    .filter((way) => partsOf(way).some((part) => under(part).length > 0))
    .map((way) => all(choicesOf(way, under)))

/**
 * Found at all: every part somewhere, and so a sequence too. Each word once where that can be, since an index looks for it as often
 * as it stands in a query.
 */
export function anywhere(ways: readonly QueryInterpretation[], under: Under): string {
  const whole = ways.filter(({ segments: parts }) => parts.length < 2).map(({ tokens }) => sequence(tokens, 'begun'))
  return anyOf([...whole, ...joined(haveParts(ways).map((way) => choicesOf(way, under))).map(all)])
}

/** Ways that differ in one part alone are one way, in which that part may be either: all that a part may be called means the same. */
function joined(ways: readonly Choices[]): Choices[] {
  const result: Choices[] = []
  for (const way of ways) {
    const unlike = (other: Choices) =>
      way.flatMap((part, at) => (part.every((one) => other[at]?.includes(one)) ? [] : [at]))
    const like = result.findIndex((other) => other.length === way.length && unlike(other).length < 2)
    const other = result[like]
    if (!other) result.push(way)
    else {
      const [at] = unlike(other)
      result[like] = other.map((part, index) => (index === at ? [...part, ...way[index]!] : part))
    }
  }
  return result
}

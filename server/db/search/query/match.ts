import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Meant } from './resolvedTerms.ts'
import { anywhere, inParts, inPartsOrUnder } from './partQueries.ts'
import { anyOf, beginsName, facet, hasWords, inSequence, isName } from './tsquery.ts'
import { searchedFields } from '../index/vector.ts'

/** One way for a record to be met: by its names, or by all its searched fields. */
export interface Step {
  in: 'SearchName' | 'Search'
  /** as `tsquery` */
  query: string
}

/** How a text may be met in the records of a source. */
export interface Match {
  /** The best first; what meets several counts by the first. The last is `any`. */
  steps: readonly Step[]
  /** Met at all: the record is found. */
  any: Step
}

/**
 * Steps: exact name, beginning of the name, within the name, category or town, text; as one sequence before parts, whole words
 * before begun ones. Null where nothing can be found: a text without a letter or digit.
 */
export function matchOf(resource: Resource, meant: Meant): Match | null {
  const { ways } = meant
  if (ways.length === 0 || searchedFields(resource).length === 0) return null
  const words = hasWords(ways)
  const parts = inParts(ways)
  const sequence = inSequence(ways, 'begun')
  const under = meant.under(sequence).map(facet)
  const partsOrUnder = inPartsOrUnder(ways, meant.under)
  const inNames = [
    isName(ways),
    beginsName(ways, 'whole'),
    ...(words ? [beginsName(ways, 'begun')] : []),
    inSequence(ways, 'whole'),
    ...(words ? [sequence] : []),
    ...(parts.length > 0 ? [anyOf(parts)] : []),
    ...(under.length > 0 ? [anyOf(under)] : []),
    ...(partsOrUnder.length > 0 ? [anyOf(partsOrUnder)] : []),
  ]
  // A page stands in its town's region too, but so does half the country: it counts like a word in the text.
  const underOrIn = (part: string) => [...meant.under(part), ...meant.inRegion(part)]
  // Where its page is, is asked of one part of a text alone: nobody who types a town wants all that is sold there.
  const underOrOf = (part: string) => [...underOrIn(part), ...meant.ofPage(part)]
  const any: Step = {
    in: 'Search',
    query: anyOf([anywhere(ways, underOrOf), ...underOrIn(sequence).map(facet)]),
  }
  return {
    steps: [
      ...inNames.map((query): Step => ({ in: 'SearchName', query })),
      ...(parts.length > 0 ? [{ in: 'Search', query: sequence } as const] : []),
      any,
    ],
    any,
  }
}

const holds = ({ in: column, query }: Step): SQL => sql`r.${sql.identifier(column)} @@ ${query}::tsquery`
/** The same, the text kept from the planner. */
const untold = ({ in: column, query }: Step): SQL => sql`r.${sql.identifier(column)} @@ (select ${query}::tsquery)`

const any = (steps: readonly Step[], how: (step: Step) => SQL): SQL => {
  const inOne = (['SearchName', 'Search'] as const).flatMap((column) => {
    const queries = steps.filter((step) => step.in === column).map(({ query }) => query)
    return queries.length > 0 ? [how({ in: column, query: anyOf(queries) })] : []
  })
  return inOne.length > 0 ? sql`(${sql.join(inOne, sql` or `)})` : sql`false`
}

/** The condition that a row at hand, or one that another index leads to, meets any of these steps. */
export const holdsAny = (steps: readonly Step[]): SQL => any(steps, holds)

/**
 * The same, to be asked of the index of texts. The planner is not told the text: of a common one it would rather read the whole
 * table, not knowing that vectors lie beside it and are slow to read.
 */
export const meets = (steps: readonly Step[]): SQL => any(steps, untold)

/** The condition that a row at hand is found. */
export const isFound = ({ any }: Match): SQL => holds(any)

/** The first step that a row meets, from 0; it meets one of them. */
export function stepMet(steps: readonly Step[]): SQL {
  const last = steps.length - 1
  if (last < 1) return sql`0::integer`
  const cases = steps.slice(0, last).map((step, at) => sql`when ${holds(step)} then ${sql.raw(String(at))}`)
  return sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(last))} end`
}

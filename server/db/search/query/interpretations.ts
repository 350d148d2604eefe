import { sql } from 'drizzle-orm'
import { loadDetector, parseQuery, tokenForms, type QueryInterpretation } from '#resources/text/index.ts'
import type { Executor } from '../../connection/database.ts'
import { isName } from './tsquery.ts'

const detector = await loadDetector()

/** All ways to understand a search text (resources/text/parseQuery.ts). */
export const waysOf = (text: string): QueryInterpretation[] => parseQuery(text, detector)

/** More would be asked of the database than a text can mean. */
const mostWays = 12

/**
 * As `waysOf`, and with names of towns, regions and categories in their other language too, as they are known here: palaw finds
 * what is called ပုလော (issue: "names in Latin letters for Burmese ones where both are known").
 */
export async function waysKnown(db: Executor, text: string): Promise<QueryInterpretation[]> {
  const ways = waysOf(text)
  if (ways.length === 0) return ways
  const asked = isName(
    ways.flatMap((way) => [way, ...way.segments.map((part) => ({ tokens: part, segments: [part] }))]),
  )
  const named = (table: string) => sql`select "Name", "BurmeseName" from ${sql.identifier(table)}
    where "SearchName" @@ ${asked}::tsquery and "BurmeseName" is not null`
  const rows = await db.rows<{ Name: string; BurmeseName: string }>(
    sql`${named('town')} union all ${named('region')} union all ${named('category')} limit 20`,
  )
  return [...ways, ...inOtherLanguage(ways, rows)].slice(0, mostWays)
}

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((token, at) => token === b[at])

function inOtherLanguage(
  ways: readonly QueryInterpretation[],
  names: readonly { Name: string; BurmeseName: string }[],
): QueryInterpretation[] {
  const pairs = names.flatMap(({ Name, BurmeseName }) => {
    const [latin, burmese] = [tokenForms(Name), tokenForms(BurmeseName)]
    return [...latin.map((from) => ({ from, to: burmese[0]! })), ...burmese.map((from) => ({ from, to: latin[0]! }))]
  })
  const meant = (tokens: readonly string[]) => pairs.filter(({ from, to }) => same(from, tokens) && !same(to, tokens))
  return ways.flatMap((way) => [
    ...meant(way.tokens).map(({ to }) => ({ tokens: to, segments: [to] })),
    ...(way.segments.length > 1
      ? way.segments.flatMap((part, at) =>
          meant(part).map(({ to }) => {
            const parts = way.segments.map((other, index) => (index === at ? to : other))
            return { tokens: parts.flat(), segments: parts }
          }),
        )
      : []),
  ])
}

import { sql } from 'drizzle-orm'
import type { Statement } from '../../connection/statements.ts'
import { blocksOf } from '../../searchIndex/rankBlocks.ts'
import { circles, distanceBand, isWithin, type Coordinates } from '../query/distance.ts'
import { pageAlias } from '../query/filters.ts'
import type { SearchScope } from '../query/searchScope.ts'
import type { TieredQuery } from '../query/tieredQuery.ts'
import { bestOf, piecesOf } from './statement.ts'

/** As many matches are all ranked by their distance. Of more those in the nearest bands are read first. */
const mostRanked = 1000

/** Of the tiers before this one records are few, so that they are looked for wherever they are: exact names, and those that begin so. */
const firstOfMany = 2

/**
 * The best matches near a place: by match tier, then by distance band. Where few match, all of them are ranked. Else each tier is
 * looked for in one band after the other (docs/decisions/search.md#near-a-place).
 */
export function rankingNearby(scope: SearchScope, query: TieredQuery, near: Coordinates, limit: number): Statement {
  const { resource, filters: { within = Infinity } = {} } = scope
  const page = pageAlias(resource)!
  const bands = circles.filter((radiusKm) => radiusKm < within)
  const band = distanceBand(page, near)
  const isUnderPage = page === 'p'
  // Pages are looked for by their words alone: the plan is kept, and cannot know how many are in a circle.
  const circlesOfPages = isUnderPage ? bands : []
  const pieces = piecesOf(scope, query, [
    sql`${band} >= ${sql.raw(String(bands.length))}`,
    ...circlesOfPages.map((radiusKm) => isWithin(page, near, radiusKm)),
    ...bands.map((_, at) => sql`${band} = ${sql.raw(String(at))}`),
    ...blocksOf(resource),
  ])
  const { compared, rows, inScope, broadest, order, tiers, from } = pieces
  const [beyond, ...others] = pieces.places
  const around = others.slice(0, circlesOfPages.length)
  const inBand = others.slice(around.length, around.length + bands.length)
  const blocks = others.slice(around.length + bands.length)
  const inCircle = (at: number) =>
    isUnderPage ? ` and r."PageId" = any ((select ids from around${at})::integer[])` : ''
  const areMany = '(select "areMany" from counted)'
  const read = `select ${compared}, r."SearchName", r."Search" from ${rows} where ${inScope} and ${broadest}`
  const expressions = [
    // Of a common text the first blocks have enough.
    `met as materialized (select * from (${blocks
      .map((block) => `(with read as materialized (${read} and ${block}) select * from read)`)
      .join(' union all ')}) matching limit ${mostRanked + 1})`,
    `counted as materialized (select count(*) > ${mostRanked} as "areMany" from met)`,
    ...around.map(
      (isIn, at) => `around${at} as materialized (select array_agg(p."Id") as ids from "page" p where ${isIn})`,
    ),
  ]
  const tierOf = `case ${tiers.map((matches, tier) => `when ${matches} then ${tier}`).join(' ')} end`
  const ofFew = `(select r."Id", ${tierOf} as tier from ${from('(select * from met)')} where not ${areMany}
    order by tier, ${order} limit ${limit})`
  const ofMany = tiers.flatMap((matches, tier) => {
    const isFew = tier < firstOfMany || tier >= query.tiers.length
    const places = isFew ? ['true'] : [...inBand.map((is, at) => is + inCircle(at)), beyond]
    return places.map((place) => bestOf(pieces, { tier, where: `${areMany} and ${place} and ${matches}`, limit }))
  })
  return pieces.finish(expressions, [ofFew, ...ofMany], limit)
}

import { sql, type SQL } from 'drizzle-orm'

/**
 * What pages with ratings are ranked by: (10 × the mean of all ratings + the sum of its own) / (10 + their number), so that one friend's five
 * stars do not come before two hundred strangers' 4.8 (docs/rules.md#ratings). Stored is the difference to the mean: 0 without ratings.
 */

/** Ratings of the mean that count beside a page's own. */
const weight = 10

/** The score of a page with `count` ratings of this average. */
export const ratingScore = (count: SQL, average: SQL, mean: SQL): SQL =>
  sql`(${count} * (${average} - ${mean}) / (${sql.raw(String(weight))} + ${count}))::double precision`

/** A rating `r` that counts. */
export const counting = sql`r."Status" <> 0 and not r."Held"`

/** The mean of all ratings as last found out, or of the first thousand as long as nobody has. */
export const meanRating: SQL = sql`coalesce((select "Mean" from "ratingMean"),
  (select avg(r."Stars") from (select * from "pageRating" r where ${counting} limit 1000) r), 0)::double precision`

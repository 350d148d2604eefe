import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

/** Locks a page before its followers or ratings are counted. False: there is no such page. */
export async function lockPage(tx: Executor, id: number): Promise<boolean> {
  return (await tx.rows(sql`select 1 from "page" where "Id" = ${id} for no key update`)).length > 0
}

/** Recounts a page's followers and ratings. Exact only if the page is locked first. */
export const recountPage = (tx: Executor, id: number) => recount(tx, sql`p."Id" = ${id}`)

/** Recounts every page with followers or ratings. It takes no locks, so nobody else may write to the database. */
export const recountPages = (db: Executor) =>
  recount(db, sql`p."Id" in (select "PageId" from "pageFollowing" union select "PageId" from "pageRating")`)

/** Hidden and held ratings do not count. */
const recount = (db: Executor, where: SQL) =>
  db.rows(sql`update "page" p set
      "FollowerCount" = (select count(*) from "pageFollowing" f where f."PageId" = p."Id"),
      "RatingCount" = n.ratings, "RatingAverage" = n.average
    from "page" q cross join lateral (
      select count(*) as ratings, coalesce(avg("Stars"), 0) as average from "pageRating" r
      where r."PageId" = q."Id" and r."Status" <> 0 and not r."Held") n
    where q."Id" = p."Id" and ${where}`)

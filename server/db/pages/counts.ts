import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

/** Locks a page before something is counted on it, so that concurrent counts wait for each other. False: no such page. */
export async function lockPage(tx: Executor, id: number): Promise<boolean> {
  return (await tx.rows(sql`select 1 from "page" where "Id" = ${id} for no key update`)).length > 0
}

/** Brings a page's followers and ratings in line with what is there. Exact when the page was locked first. */
export async function recountPage(tx: Executor, id: number): Promise<void> {
  await tx.rows(sql`update "page" p set
      "FollowerCount" = (select count(*) from "pageFollowing" f where f."PageId" = p."Id"),
      "RatingCount" = r.number, "RatingAverage" = r.average
    from (select count(*) as number, coalesce(avg("Stars"), 0) as average from "pageRating"
      where "PageId" = ${id} and "Status" <> 0 and not "Held") r
    where p."Id" = ${id}`)
}

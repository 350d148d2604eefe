import { sql, type SQL } from 'drizzle-orm'
import { declarations } from '#resources'
import { askedAfterDays } from '#resources/freshness.ts'
import type { Database, Executor } from '../connection/database.ts'
import type { Expiring } from '../jobs/expiry.ts'
import { isPresent } from '../records/presence.ts'

/** That a page is still there (docs/rules.md#still-here). */

const thisQuarter = sql`(date_trunc('quarter', now() at time zone 'Asia/Yangon') at time zone 'Asia/Yangon')`

interface Saying {
  readonly pageId: number
  readonly profileId: number
}

/** Notes that somebody says so; false: they have said it in this quarter. The page is locked. Nothing of its own has changed. */
export async function confirmPage(tx: Executor, { pageId, profileId }: Saying): Promise<boolean> {
  const confirmed = await tx.rows(sql`with said as (
      insert into "stillHere" as s ("PageId", "ProfileId", "At", "Before")
      select "Id", ${profileId}::integer, now(), "ConfirmedAt" from "page" where "Id" = ${pageId}
      on conflict ("PageId", "ProfileId") do update set "At" = excluded."At", "Before" = excluded."Before"
        where s."At" < ${thisQuarter} returning "PageId", "At")
    update "page" p set "ConfirmedAt" = said."At" from said where p."Id" = said."PageId" returning 1`)
  return confirmed.length > 0
}

/** Takes back what somebody said in this quarter. What others have said since stays, and goes back to before it too. */
export async function unconfirmPage(tx: Executor, { pageId, profileId }: Saying): Promise<void> {
  await tx.rows(sql`with gone as (
      delete from "stillHere" where "PageId" = ${pageId} and "ProfileId" = ${profileId} and "At" >= ${thisQuarter}
      returning "PageId", "At", "Before"
    ), later as (
      update "stillHere" s set "Before" = gone."Before" from gone
      where s."PageId" = gone."PageId" and s."Before" = gone."At" and s."ProfileId" <> ${profileId}
    ) update "page" p set "ConfirmedAt" = gone."Before" from gone
      where p."Id" = gone."PageId" and p."ConfirmedAt" = gone."At"`)
}

/** Who said what is nobody's business once it does not count any more. */
export const expiredSayings: Expiring = { table: 'stillHere', isOver: sql`"At" < ${thisQuarter}` }

const pagesAtOnce = 1000

/**
 * Asks the people of each public page that was neither changed nor confirmed for half a year, at most once in that time.
 * @param at the present
 */
export async function askStillHere(
  db: Database,
  { at = sql`now()`, isStopped = () => false }: { at?: SQL; isStopped?: () => boolean } = {},
): Promise<void> {
  const since = sql`(${at} - make_interval(days => ${askedAfterDays}::integer))`
  for (let after: number | null = 0; after !== null && !isStopped();) {
    const found: { id: number | null }[] = await db.rows(sql`with portion as (
        select p."Id", p."OwnerId" from "page" p where p."Id" > ${after} and p."Listed" and p."OwnerId" is not null
          and coalesce(p."Closure", 'none') = 'none' and greatest(p."UpdatedAt", p."ConfirmedAt") < ${since}
          and ${isPresent(declarations.page, 'p')} order by p."Id" limit ${pagesAtOnce}
      ), due as (
        select * from portion where not exists (select 1 from "notification" n
          where n."PageId" = portion."Id" and n."Kind" = 'stillHere' and n."CreatedAt" > ${since})
      ), asked as (
        insert into "notification" ("ProfileId", "Kind", "PageId", "About", "AboutId", "CreatedAt")
        select person, 'stillHere', due."Id", 'page', due."Id", ${at} from due cross join lateral (
          select due."OwnerId" as person
          union select "ProfileId" from "pageAdmin" where "PageId" = due."Id" and "State" = 'accepted') people
      ) select max("Id") as id from portion`)
    after = found[0]!.id
  }
}

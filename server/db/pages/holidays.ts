import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { holidayDays } from '#resources/openingHours.ts'
import type { Database } from '../connection/database.ts'
import { isPresent } from '../records/presence.ts'

/** A page whose people were asked is not asked again for so long: days of one festival follow each other. */
const quietDays = 20
const pagesAtOnce = 1000

/** What a calendar in Yangon shows, some days from now. */
const dayIn = (days: number) =>
  sql`to_char(now() at time zone 'UTC' + interval '390 minutes' + make_interval(days => ${days}::integer), 'YYYY-MM-DD')`

/** Says anything of any day (isEmptyWeek of src/fields/hours/openTimes.ts). */
const hasHours = sql`(jsonb_path_exists(p."Hours" - 'exceptions', '$.*[*]') or jsonb_path_exists(p."Hours", '$.exceptions.*'))`

/** Asks the people of each page with hours that say nothing of a holiday to come. Without holidays nobody is asked. */
export async function askOfHolidays(db: Database, isStopped = () => false): Promise<void> {
  for (let after: number | null = 0; after !== null && !isStopped();) {
    const found: { id: number | null }[] = await db.rows(sql`with portion as (
        select p."Id", p."OwnerId", coalesce(p."Hours"->'exceptions', '{}') as special from "page" p
        where p."Id" > ${after} and p."Listed" and ${hasHours} and coalesce(p."Closure", 'none') = 'none'
          and ${isPresent(declarations.page, 'p')} order by p."Id" limit ${pagesAtOnce}
      ), due as (
        select p."Id", p."OwnerId", h."Id" as holiday, h."Date" from portion p cross join lateral (
          select h."Id", h."Date" from "holiday" h where h."Date" between ${dayIn(0)} and ${dayIn(holidayDays)}
            and not jsonb_exists(p.special, h."Date") and ${isPresent(declarations.holiday, 'h')} order by h."Date", h."Id" limit 1) h
        where not exists (select 1 from "notification" n where n."PageId" = p."Id" and n."Kind" = 'holiday'
          and n."CreatedAt" > now() - make_interval(days => ${quietDays}))
      ), asked as (
        insert into "notification" ("ProfileId", "Kind", "PageId", "About", "AboutId", "State")
        select person, 'holiday', due."Id", 'holiday', due.holiday, due."Date" from due cross join lateral (
          select due."OwnerId" as person where due."OwnerId" is not null
          union select "ProfileId" from "pageAdmin" where "PageId" = due."Id" and "State" = 'accepted') people
      ) select max("Id") as id from portion`)
    after = found[0]!.id
  }
}

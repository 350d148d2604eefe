import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import type { Database } from '../connection/database.ts'
import { thisMillisecond } from '../jobs/turns.ts'
import { isPresent } from '../records/presence.ts'

/** Which websites are looked at, and what was found (docs/rules.md#dead-links). */

const pagesAtOnce = 5000

/** Notes the websites of public pages that are new or have changed: these are looked at first. */
export async function noteWebsites(db: Database, isStopped = () => false): Promise<void> {
  for (let after: number | null = 0; after !== null && !isStopped();) {
    const found: { id: number | null }[] = await db.rows(sql`with portion as (
        select p."Id", p."WebsiteURL", p."Listed" from "page" p where p."Id" > ${after} and ${isPresent(declarations.page, 'p')}
          order by p."Id" limit ${pagesAtOnce}
      ), noted as (
        insert into "websiteCheck" as c ("PageId", "URL", "NextAt")
        select "Id", "WebsiteURL", now() from portion where "Listed" and "WebsiteURL" is not null
        on conflict ("PageId") do update set "URL" = excluded."URL", "NextAt" = now(), "FailedOn" = null
          where c."URL" <> excluded."URL"
      ) select max("Id") as id from portion`)
    after = found[0]!.id
  }
}

export interface Website {
  readonly PageId: number
  readonly URL: string
}

/** The next one that is due, for whoever asks first; nobody else gets it within the hour. */
export async function takeWebsite(db: Database): Promise<Website | undefined> {
  const [taken] = await db.rows<Website>(sql`update "websiteCheck" set "NextAt" = now() + interval '1 hour'
    where "PageId" = (select "PageId" from "websiteCheck" where "NextAt" <= ${thisMillisecond}
      order by "NextAt" limit 1 for update skip locked) returning "PageId", "URL"`)
  return taken
}

const today = sql`to_char(now() at time zone 'Asia/Yangon', 'YYYY-MM-DD')`

/** Dead is what failed on two days. What is dead may come back, and is looked at each week; what opens, once a month. */
export async function noteWebsite(db: Database, { PageId, URL }: Website, opens: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const [page] = await tx.rows<{ Id: number }>(
      sql`select "Id" from "page" where "Id" = ${PageId} and "WebsiteURL" = ${URL} and "Listed" for no key update`,
    )
    if (!page) return tx.rows(sql`delete from "websiteCheck" where "PageId" = ${PageId}`)
    const [noted] = await tx.rows<{ isDead: boolean }>(sql`with before as (
        select "PageId", coalesce("FailedOn" < ${today}, false) as again from "websiteCheck" where "PageId" = ${PageId}
      ) update "websiteCheck" c set
        "FailedOn" = ${opens ? sql`null` : sql`coalesce(c."FailedOn", ${today})`},
        "NextAt" = now() + case when ${opens} then interval '30 days' when before.again then interval '7 days' else interval '1 day' end
      from before where c."PageId" = before."PageId" returning before.again and not ${opens}::boolean as "isDead"`)
    return tx.rows(sql`update "page" set "WebsiteDeadSince" = ${noted?.isDead ? sql`now()` : sql`null`}
      where "Id" = ${PageId} and ("WebsiteDeadSince" is null) = ${noted?.isDead ?? false}::boolean`)
  })
}

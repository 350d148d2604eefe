import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

/** What waits for an answer goes along with its page (docs/rules.md#merging): what is suggested for it, and who claims it. */

interface Merged {
  Id: number
  DropId: number
  KeepId: number
}

/** Of two that are only once there, such as one suggestion by one person, that of the survivor stays. */
const waiting = [
  {
    table: sql`"suggestion"`,
    source: 'suggestion',
    isOpen: sql`r."State" = 'open'`,
    isTwin: sql`o."State" = 'open' and o."Same" = r."Same" and o."Voice" = r."Voice"`,
  },
  {
    table: sql`"claim"`,
    source: 'claim',
    isOpen: sql`r."DecidedAt" is null`,
    isTwin: sql`o."DecidedAt" is null and o."ProfileId" = r."ProfileId"`,
  },
]

/** Before the page is marked as removed, with which its claims end. */
export async function moveWaiting(tx: Executor, { Id, DropId, KeepId }: Merged): Promise<void> {
  for (const { table, source, isOpen, isTwin } of waiting)
    await tx.rows(sql`with moved as (update ${table} r set "PageId" = ${KeepId} where r."PageId" = ${DropId} and ${isOpen}
        and not exists (select 1 from ${table} o where o."PageId" = ${KeepId} and ${isTwin}) returning r."Id")
      insert into "mergeMove" ("MergeId", "Source", "Field", "RecordId") select ${Id}::integer, ${source}, 'Page', "Id" from moved
      on conflict do nothing`)
}

/** Where the survivor has an owner, claims end as when a page gets one (0046_claim). After their cases have gone along, which end with them. */
export async function endClaims(tx: Executor, { KeepId }: Merged): Promise<void> {
  await tx.rows(sql`with ended as (update "claim" c set "DecidedAt" = now(), "Code" = null,
        "State" = case when c."ProfileId" = p."OwnerId" then 'accepted' else 'refused' end,
        "Because" = case when c."ProfileId" = p."OwnerId" then null else 'another' end
      from "page" p where p."Id" = ${KeepId} and p."OwnerId" is not null and c."PageId" = p."Id" and c."DecidedAt" is null
      returning c."Id", c."ProfileId", c."State")
    insert into "notification" ("ProfileId", "Kind", "PageId", "About", "AboutId", "State")
      select "ProfileId", 'claim', ${KeepId}::integer, 'claim', "Id", "State" from ended`)
}

/** What has been answered meanwhile stays with the survivor. */
export async function moveWaitingBack(tx: Executor, { Id, DropId, KeepId }: Merged): Promise<void> {
  for (const { table, source, isOpen } of waiting)
    await tx.rows(sql`update ${table} r set "PageId" = ${DropId} from "mergeMove" m
      where m."MergeId" = ${Id} and m."Source" = ${source} and m."RecordId" = r."Id" and r."PageId" = ${KeepId} and ${isOpen}`)
}

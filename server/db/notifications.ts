import { sql } from 'drizzle-orm'
import type { Notification } from '#resources'
import type { Executor } from './connection/database.ts'

interface NotificationContent {
  /** The page this is about; `notify` tells its owner and admins. Null: about no page. */
  pageId: number | null
  kind: NonNullable<Notification['Kind']>
  about: string
  aboutId: number
  /** The current state (resources/notification.ts). */
  state?: string
  /** The person who did this; they are not notified of their own action. */
  byProfileId?: number
  /** The page in whose name it was done; who blocks it hears nothing. */
  byPageId?: number
}

export type ProfileNotification = Omit<NotificationContent, 'byProfileId' | 'byPageId'>

/** Notifies the owner and admins of a page, in the transaction of the event itself (docs/rules.md#notifications). */
export async function notify(tx: Executor, content: NotificationContent): Promise<void> {
  const { pageId, kind, about, aboutId, state, byProfileId, byPageId } = content
  await tx.rows(sql`insert into "notification" ("ProfileId", "Kind", "PageId", "About", "AboutId", "State")
    select person, ${kind}, ${pageId}::integer, ${about}, ${aboutId}::double precision, ${state ?? null}::text from (
      select "OwnerId" as person from "page" where "Id" = ${pageId} and "OwnerId" is not null
      union select "ProfileId" from "pageAdmin" where "PageId" = ${pageId} and "State" = 'accepted'
    ) people where person is distinct from ${byProfileId ?? null}::integer and not exists (
      select 1 from "pageBlock" b where b."ProfileId" = person and b."PageId" = ${byPageId ?? null}::integer)`)
}

/** Who blocks a page hears no more of what it wrote, whose rows would be empty. */
export const forgetNewsOfPage = (tx: Executor, profileId: number, pageId: number) =>
  tx.rows(sql`delete from "notification" n where n."ProfileId" = ${profileId} and (
    (n."Kind" = 'answer' and n."PageId" = ${pageId})
    or (n."Kind" = 'comment' and exists (select 1 from "comment" c where c."Id" = n."AboutId" and c."PageId" = ${pageId})))`)

/** Notifies one person, who does not block the page. */
export async function notifyProfile(tx: Executor, profileId: number, content: ProfileNotification): Promise<void> {
  await tx.rows(sql`insert into "notification" ("ProfileId", "Kind", "PageId", "About", "AboutId", "State")
    select ${profileId}::integer, ${content.kind}, ${content.pageId}::integer, ${content.about}, ${content.aboutId}::double precision, ${content.state ?? null}::text
    where not exists (select 1 from "pageBlock" b where b."ProfileId" = ${profileId} and b."PageId" = ${content.pageId}::integer)`)
}

/**
 * Notifies the person with this address, if there is one who does not block the page. Either way an id is taken:
 * otherwise gaps between the sender's own notifications would tell whether the address has an account (docs/safety.md#s16).
 */
export async function notifyAddress(tx: Executor, email: string, content: ProfileNotification): Promise<void> {
  const { pageId, kind, about, aboutId, state } = content
  const [next] = await tx.rows<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('"notification"', 'Id'))::integer as id`,
  )
  await tx.rows(sql`insert into "notification" ("Id", "ProfileId", "Kind", "PageId", "About", "AboutId", "State")
    select ${next!.id}::integer, p."Id", ${kind}, ${pageId}::integer, ${about}, ${aboutId}::double precision, ${state ?? null}::text
    from "profile" p where p."Email" = ${email} and not exists (
      select 1 from "pageBlock" b where b."ProfileId" = p."Id" and b."PageId" = ${pageId})`)
}

/** Invitations and offers that wait for this address. */
const waitingFor = (email: string) => sql`(
      select 'pageAdmin' as kind, 'pageAdmin' as about, "Id", "PageId", "State" from "pageAdmin"
        where "Email" = ${email} and "State" = 'invited' and "ExpiresAt" > now()
      union all select 'transfer', 'pageTransfer', "Id", "PageId", "State" from "pageTransfer"
        where "Email" = ${email} and "State" = 'offered'
    ) w`

/** Notifies a person who signs in of what waits for their address: invitations and offers made before they had it. */
export const notifyWaiting = (tx: Executor, { profileId, email }: { profileId: number; email: string }) =>
  tx.rows(sql`insert into "notification" ("ProfileId", "Kind", "PageId", "About", "AboutId", "State")
    select ${profileId}::integer, w.kind, w."PageId", w.about, w."Id", w."State" from ${waitingFor(email)}
      where not exists (select 1 from "notification" n
        where n."ProfileId" = ${profileId} and n."About" = w.about and n."AboutId" = w."Id")
      and not exists (select 1 from "pageBlock" b where b."ProfileId" = ${profileId} and b."PageId" = w."PageId")`)

/**
 * Notifies those who asked this address for something, of a person who will not answer any more, as if they had declined:
 * that an account has been deleted is nobody's business (docs/decisions/accounts-and-pages.md).
 */
export const notifyOfDeclines = (tx: Executor, { profileId, email }: { profileId: number; email: string }) =>
  tx.rows(sql`insert into "notification" ("ProfileId", "Kind", "PageId", "About", "AboutId", "State")
    select team.person, w.kind, w."PageId", w.about, w."Id", 'declined' from ${waitingFor(email)} cross join lateral (
      select "OwnerId" as person from "page" where "Id" = w."PageId" and "OwnerId" is not null
      union select "ProfileId" from "pageAdmin" where "PageId" = w."PageId" and "State" = 'accepted'
    ) team where team.person <> ${profileId}`)

export const markRead = (db: Executor, profileId: number, upTo: number) =>
  db.rows(
    sql`update "notification" set "ReadAt" = now() where "ProfileId" = ${profileId} and "Id" <= ${upTo} and "ReadAt" is null`,
  )

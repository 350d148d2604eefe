import { sql } from 'drizzle-orm'
import type { Notification } from '#resources'
import type { Executor } from '../connection/database.ts'

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
}

export type ProfileNotification = Omit<NotificationContent, 'byProfileId'>

/** Notifies the owner and admins of a page, in the transaction of the event itself (docs/rules.md#notifications). */
export async function notify(tx: Executor, content: NotificationContent): Promise<void> {
  const { pageId, kind, about, aboutId, state, byProfileId } = content
  await tx.rows(sql`insert into "notification" ("ProfileId", "Kind", "PageId", "About", "AboutId", "State")
    select person, ${kind}, ${pageId}::integer, ${about}, ${aboutId}::double precision, ${state ?? null}::text from (
      select "OwnerId" as person from "page" where "Id" = ${pageId} and "OwnerId" is not null
      union select "ProfileId" from "pageAdmin" where "PageId" = ${pageId}
    ) people where person is distinct from ${byProfileId ?? null}::integer`)
}

export async function notifyProfile(tx: Executor, profileId: number, content: ProfileNotification): Promise<void> {
  await tx.rows(sql`insert into "notification" ("ProfileId", "Kind", "PageId", "About", "AboutId", "State")
    values (${profileId}, ${content.kind}, ${content.pageId}, ${content.about}, ${content.aboutId}, ${content.state ?? null})`)
}

/** Marks a person's notifications as read, up to that id. */
export const markRead = (db: Executor, profileId: number, upTo: number) =>
  db.rows(
    sql`update "notification" set "ReadAt" = now() where "ProfileId" = ${profileId} and "Id" <= ${upTo} and "ReadAt" is null`,
  )

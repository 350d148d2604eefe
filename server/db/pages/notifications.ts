import { sql } from 'drizzle-orm'
import type { notificationKinds } from '#resources'
import type { Executor } from '../connection/database.ts'

interface News {
  /** The page it is about; its owner and admins are told by `notify`. Null: about no page. */
  pageId: number | null
  kind: (typeof notificationKinds)[number]
  about: string
  aboutId: number
  /** How it stands now (resources/notification.ts). */
  state?: string
  /** Who did it is not told of their own act. */
  byProfileId?: number
}

/** Tells the people of a page what happened, in the transaction in which it does (docs/rules.md#notifications). */
export async function notify(tx: Executor, { pageId, kind, about, aboutId, state, byProfileId }: News): Promise<void> {
  await tx.rows(sql`insert into "notification" ("ProfileId", "Kind", "PageId", "About", "AboutId", "State")
    select person, ${kind}, ${pageId}::integer, ${about}, ${aboutId}::double precision, ${state ?? null}::text from (
      select "OwnerId" as person from "page" where "Id" = ${pageId} and "OwnerId" is not null
      union select "ProfileId" from "pageAdmin" where "PageId" = ${pageId}
    ) people where person is distinct from ${byProfileId ?? null}::integer`)
}

/** Tells one person. */
export async function notifyProfile(tx: Executor, profileId: number, news: Omit<News, 'byProfileId'>): Promise<void> {
  await tx.rows(sql`insert into "notification" ("ProfileId", "Kind", "PageId", "About", "AboutId", "State")
    values (${profileId}, ${news.kind}, ${news.pageId}, ${news.about}, ${news.aboutId}, ${news.state ?? null})`)
}

/** A person has seen what they were told, up to that id. */
export const markRead = (db: Executor, profileId: number, upTo: number) =>
  db.rows(
    sql`update "notification" set "ReadAt" = now() where "ProfileId" = ${profileId} and "Id" <= ${upTo} and "ReadAt" is null`,
  )

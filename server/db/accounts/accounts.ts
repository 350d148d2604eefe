import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { requireResource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { enqueueFileRemoval } from '../jobs/jobs.ts'
import { removeRecord } from '../records/mutations.ts'
import { recountAfter } from '../pages/counts.ts'
import { giveToHeirs } from '../pages/owners.ts'
import { forgetPerson } from './erasure.ts'
import { filesRemovedWith } from '../records/fileColumns.ts'

/** Opens a session that lasts this many seconds, and returns its id. */
export async function openSession(
  db: Executor,
  { Id, Email }: { Id: number; Email: string },
  seconds: number,
): Promise<string> {
  const id = randomUUID()
  await db.rows(sql`insert into "session" ("Id", "ProfileId", "Email", "EndsAt")
    values (${id}, ${Id}, ${Email}, now() + make_interval(secs => ${seconds}))`)
  return id
}

export async function endSessions(db: Executor, which: { profileId: number } | { sessionId: string }): Promise<void> {
  if ('profileId' in which) await db.rows(sql`delete from "session" where "ProfileId" = ${which.profileId}`)
  else await db.rows(sql`delete from "session" where "Id" = ${which.sessionId}`)
}

/** Stores a device's push token for whoever is signed in on it now. Returns the record's id. */
export async function saveDeviceToken(db: Executor, token: string, appName: string | null, profileId: number | null) {
  const [row] = await db.rows<{ Id: number }>(sql`insert into "firebaseToken" ("Token", "AppName", "ProfileId")
    values (${token}, ${appName}, ${profileId})
    on conflict ("Token") do update set "AppName" = excluded."AppName", "ProfileId" = excluded."ProfileId", "UpdatedAt" = now()
    returning "Id"`)
  return row!.Id
}

/**
 * Erases an account and everything it owns (docs/rules.md#account-deletion). A page with an heir passes to
 * them; the other pages are deleted with everything under them.
 */
export async function eraseAccount(tx: Executor, profileId: number): Promise<void> {
  const [person] = await tx.rows<{ Email: string }>(
    sql`select "Email" from "profile" where "Id" = ${profileId} for update`,
  )
  if (!person) return
  const ratedOrFollowed = await tx.rows<{
    PageId: number
  }>(sql`select "PageId" from "pageFollowing" where "ProfileId" = ${profileId}
    union select "PageId" from "pageRating" where "ProfileId" = ${profileId}`)
  await giveToHeirs(tx, profileId)
  const page = requireResource('page')
  const own = await tx.rows<{ Id: number }>(sql`select "Id" from "page" where "OwnerId" = ${profileId}`)
  const pages = own.map(({ Id }) => Id)
  await forgetPerson(tx, { profileId, email: person.Email.toLowerCase(), pages })
  for (const id of pages) {
    await enqueueFileRemoval(tx, await filesRemovedWith(tx, page, id))
    await removeRecord(tx, page, id)
  }
  await enqueueFileRemoval(tx, await filesRemovedWith(tx, requireResource('profile'), profileId))
  await tx.rows(sql`delete from "profile" where "Id" = ${profileId}`)
  await recountAfter(tx, requireResource('pageFollowing'), ratedOrFollowed)
}

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'
import type { Expiring } from '../jobs/expiry.ts'

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
  if ('profileId' in which) {
    await db.rows(sql`delete from "session" where "ProfileId" = ${which.profileId}`)
    // Devices on which nobody is signed in any more.
    await db.rows(sql`update "firebaseToken" set "ProfileId" = null where "ProfileId" = ${which.profileId}`)
  } else await db.rows(sql`delete from "session" where "Id" = ${which.sessionId}`)
}

interface Device {
  token: string
  appName: string | null
  profileId: number | null
}

/** Returns the record's id. `moves`: a token that is known is given to this person too (docs/rules.md#push-tokens). */
export async function saveDeviceToken(db: Executor, { token, appName, profileId }: Device, moves: boolean) {
  const [saved] = await db.rows<{
    Id: number
  }>(sql`insert into "firebaseToken" ("Token", "AppName", "ProfileId", "SeenAt")
    values (${token}, ${appName}, ${profileId}, now())
    on conflict ("Token") do update set "AppName" = coalesce(excluded."AppName", "firebaseToken"."AppName"),
      "ProfileId" = excluded."ProfileId", "SeenAt" = now(), "UpdatedAt" = now() where ${moves}
    returning "Id"`)
  if (saved) return saved.Id
  const [known] = await db.rows<{ Id: number }>(sql`select "Id" from "firebaseToken" where "Token" = ${token}`)
  return known!.Id
}

/** After so long Firebase, which makes the tokens, forgets them too. */
export const expiredDevices: Expiring = {
  table: 'firebaseToken',
  isOver: sql`"SeenAt" < now() - interval '270 days'`,
}

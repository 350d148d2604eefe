import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

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

import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

/** Stores a device's push token for whoever is signed in on it now. Returns the record's id. */
export async function saveDeviceToken(db: Executor, token: string, appName: string | null, profileId: number | null) {
  const [row] = await db.rows<{ Id: number }>(sql`insert into "firebaseToken" ("Token", "AppName", "ProfileId")
    values (${token}, ${appName}, ${profileId})
    on conflict ("Token") do update set "AppName" = excluded."AppName", "ProfileId" = excluded."ProfileId", "UpdatedAt" = now()
    returning "Id"`)
  return row!.Id
}

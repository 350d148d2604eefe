import { sql } from 'drizzle-orm'
import { withDirectConnection } from '#server/db/connection/database.ts'
import type { App } from './app.ts'

/** Makes the person of this app a super admin, as `npm run admin -- role` does. */
export const makeSuperAdmin = (url: string, { pageId }: App) =>
  withDirectConnection(url, (db) =>
    db.rows(sql`insert into "role" ("ProfileId", "Role")
      select "OwnerId", 'superAdmin' from "page" where "Id" = ${pageId} on conflict do nothing`),
  )

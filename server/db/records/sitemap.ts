import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { isPresent } from './presence.ts'

export interface SitemapEntry {
  Id: number
  /** ISO 8601 UTC; null where it cannot be read. */
  UpdatedAt: string | null
  /** Takes the place of the id in the address. */
  Place?: string
}

/** All listed records by id, read in batches, so no connection is held in between. */
export async function* sitemapEntries(
  db: Executor,
  resource: Resource,
  batch = 2000,
): AsyncGenerator<readonly SitemapEntry[]> {
  for (let after = 0; ;) {
    const rows = await db.rows<SitemapEntry>(
      sql`select r."Id", r."UpdatedAt" from ${sql.identifier(resource.name)} r
        where r."Listed" and ${isPresent(resource)} and r."Id" > ${after} order by r."Id" limit ${batch}`,
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (rows.length < batch || !last) return
    after = last.Id
  }
}

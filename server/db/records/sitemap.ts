import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { isPresent } from './presence.ts'

/** A range of ids of one source that fits into one sitemap file, with its number of listed records. */
export interface SitemapPart {
  source: string
  /** From 1. The range is from `(number - 1) * idsPerPart + 1` to `number * idsPerPart`. */
  number: number
  /** Number of listed records, at least one. */
  count: number
  /** The latest change of these records, ISO 8601 UTC. */
  changedAt: string
}
export interface SitemapEntry {
  Id: number
  UpdatedAt: string
}

/**
 * Splits the listed records by id range rather than by count. A record then stays in its part when others are added or
 * hidden, and a part is found without reading those before it.
 */
export async function sitemapParts(db: Executor, resource: Resource, idsPerPart: number): Promise<SitemapPart[]> {
  const rows = await db.rows<Omit<SitemapPart, 'source'>>(
    sql`select (r."Id" - 1) / ${idsPerPart}::integer + 1 as "number", count(*)::integer as "count", max(r."UpdatedAt") as "changedAt"
      from ${sql.identifier(resource.name)} r where r."Listed" and ${isPresent(resource)} group by 1 order by 1`,
  )
  return rows.map((row) => ({ source: resource.name, ...row }))
}

/** Listed records with ids above `after` and up to `upTo`, read in batches, so no connection is held in between. */
export async function* sitemapEntries(
  db: Executor,
  resource: Resource,
  { after, upTo }: { after: number; upTo: number },
  batch = 2000,
): AsyncGenerator<SitemapEntry[]> {
  for (let from = after; ;) {
    const rows = await db.rows<SitemapEntry>(
      sql`select r."Id", r."UpdatedAt" from ${sql.identifier(resource.name)} r
        where r."Listed" and ${isPresent(resource)} and r."Id" > ${from} and r."Id" <= ${upTo} order by r."Id" limit ${batch}`,
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (rows.length < batch || !last) return
    from = last.Id
  }
}

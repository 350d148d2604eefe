import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../connection/database.ts'

/** The listed records of one source whose ids lie in one span, as many ids as a file of the sitemap may name. */
export interface SitemapPart {
  source: string
  /** From 1: ids from `(number - 1) * most + 1` to `number * most`. */
  number: number
  /** Records listed in it, at least one. */
  count: number
  /** When the latest of them was changed, ISO 8601 UTC. */
  changedAt: string
}
export interface SitemapEntry {
  Id: number
  UpdatedAt: string
}

/**
 * What there is to name, in parts. Cut by id and not by count, so that a record stays in its part whatever is added or
 * hidden, and a part is found without walking those before it.
 */
export async function sitemapParts(db: Executor, resource: Resource, most: number): Promise<SitemapPart[]> {
  const rows = await db.rows<Omit<SitemapPart, 'source'>>(
    sql`select (r."Id" - 1) / ${most}::integer + 1 as "number", count(*)::integer as "count", max(r."UpdatedAt") as "changedAt"
      from ${sql.identifier(resource.name)} r where r."Listed" group by 1 order by 1`,
  )
  return rows.map((row) => ({ source: resource.name, ...row }))
}

/** Listed records of a source with ids above `after` and up to `upTo`, in batches by keyset, no connection held between them. */
export async function* sitemapEntries(
  db: Executor,
  resource: Resource,
  { after, upTo }: { after: number; upTo: number },
  batch = 2000,
): AsyncGenerator<SitemapEntry[]> {
  for (let from = after; ;) {
    const rows = await db.rows<SitemapEntry>(
      sql`select r."Id", r."UpdatedAt" from ${sql.identifier(resource.name)} r
        where r."Listed" and r."Id" > ${from} and r."Id" <= ${upTo} order by r."Id" limit ${batch}`,
    )
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (rows.length < batch || !last) return
    from = last.Id
  }
}

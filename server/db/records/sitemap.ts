import { sql } from 'drizzle-orm'
import { canBeSold, sold, type Resource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { isPresent } from './presence.ts'

export interface SitemapEntry {
  Id: number
  /** ISO 8601 UTC; null where it cannot be read. */
  UpdatedAt: string | null
  /** Takes the place of the id in the address. */
  Place?: string
}

/** What fits into one file of the sitemap, counted at one moment. */
export interface SitemapPart {
  /** From 1. */
  number: number
  count: number
  /** When one of these records changed last. */
  changedAt: string | null
  /** Those that are there now. */
  entries(): AsyncIterable<readonly SitemapEntry[]>
}

/**
 * The listed records in ranges of `idsPerFile` ids: one stays in its range when others are added or hidden. A statement for each, since
 * one for all would read a large table for longer than a statement may take.
 */
export async function sitemapParts(db: Executor, resource: Resource, idsPerFile: number): Promise<SitemapPart[]> {
  const table = sql.identifier(resource.name)
  const parts: SitemapPart[] = []
  for (let last = 0; ;) {
    const [next] = await db.rows<{ id: number | null }>(
      sql`select min("Id") as id from ${table} where "Listed" and "Id" > ${last}`,
    )
    if (!next?.id) return parts
    const number = Math.ceil(next.id / idsPerFile)
    const range = { after: (number - 1) * idsPerFile, upTo: number * idsPerFile }
    const [found] = await db.rows<{ count: number; changedAt: string | null }>(
      sql`select count(*)::integer as count, max(r."UpdatedAt") as "changedAt" from ${table} r where ${isEntry(resource, range)}`,
    )
    if (found!.count > 0) parts.push({ number, ...found!, entries: () => entriesIn(db, resource, range) })
    last = range.upTo
  }
}

interface Range {
  after: number
  upTo: number
}

/** What nobody can have any more is no entry (docs/rules.md#sitemap). */
const isOffered = (resource: Resource) =>
  sql.join(
    [
      ...(canBeSold(resource) ? [sql`r."Status" <> ${sql.raw(String(sold))}`] : []),
      ...('Closure' in resource.fields ? [sql`coalesce(r."Closure", 'none') <> 'forGood'`] : []),
      sql`true`,
    ],
    sql` and `,
  )

const isEntry = (resource: Resource, { after, upTo }: Range) =>
  sql`r."Listed" and ${isOffered(resource)} and ${isPresent(resource)} and r."Id" > ${after} and r."Id" <= ${upTo}`

/** Read in batches, so no connection is held in between. */
async function* entriesIn(db: Executor, resource: Resource, { after, upTo }: Range, batch = 2000) {
  for (let from = after; ;) {
    const rows = await db.rows<SitemapEntry>(
      sql`select r."Id", r."UpdatedAt" from ${sql.identifier(resource.name)} r
        where ${isEntry(resource, { after: from, upTo })} order by r."Id" limit ${batch}`,
    )
    yield rows
    const last = rows.at(-1)
    if (rows.length < batch || !last) return
    from = last.Id
  }
}

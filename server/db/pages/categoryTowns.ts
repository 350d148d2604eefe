import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import type { Executor } from '../connection/database.ts'
import { isPresent } from '../records/presence.ts'
import type { SitemapPart } from '../records/sitemap.ts'

/** Pairs in the sitemap: a whole country has some ten thousand. */
const maxEntries = 20_000

/** Each category with each town where it has pages, those with the most pages first (docs/rules.md#category-in-a-township). */
export async function categoryTowns(db: Executor): Promise<SitemapPart[]> {
  const rows = await db.rows<{ CategoryId: number; TownId: number; UpdatedAt: string }>(
    sql`select c."CategoryId", r."TownId", max(r."UpdatedAt") as "UpdatedAt" from "page" r
      join "pageCategory" c on c."PageId" = r."Id"
      where r."Listed" and r."TownId" is not null and ${isPresent(declarations.page)}
      group by c."CategoryId", r."TownId" order by count(*) desc, c."CategoryId", r."TownId" limit ${maxEntries}`,
  )
  const entries = rows.map(({ CategoryId, TownId, UpdatedAt }, at) => ({
    Id: at + 1,
    UpdatedAt,
    Place: `${CategoryId}?townId=${TownId}`,
  }))
  const changedAt = rows.map(({ UpdatedAt }) => UpdatedAt).reduce((a, b) => (b > a ? b : a), '')
  const asPart = {
    number: 1,
    count: entries.length,
    changedAt,
    entries: async function* () {
      yield entries
    },
  }
  return entries.length > 0 ? [asPart] : []
}

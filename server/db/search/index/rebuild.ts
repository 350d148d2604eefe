import { sql } from 'drizzle-orm'
import { registry, type Resource } from '#resources'
import type { Executor } from '../../connection/database.ts'
import { searchedFields, searchVectors } from './vector.ts'
import { learnWords } from './vocabulary.ts'
import { listColumns, readLists } from './location.ts'

/** One more whenever folding, tokens, variants or vectors change: what is stored was made by the rules of its day. */
export const searchRules = 4

const batch = 500

/**
 * Makes the vectors of every table anew that were made by older rules. SQL alone cannot: folding and tokens are ours. For a
 * connection of its own, after the migrations and under their lock.
 */
export async function refreshSearch(db: Executor): Promise<void> {
  for (const resource of registry.values()) {
    if (searchedFields(resource).length === 0) continue
    const made = await db.rows(
      sql`select 1 from "searchMade" where "Source" = ${resource.name} and "Rules" >= ${searchRules}`,
    )
    if (made.length > 0) continue
    await refreshTable(db, resource)
    await db.rows(sql`insert into "searchMade" ("Source", "Rules") values (${resource.name}, ${searchRules})
      on conflict ("Source") do update set "Rules" = excluded."Rules"`)
  }
}

async function refreshTable(db: Executor, resource: Resource): Promise<void> {
  const table = sql.identifier(resource.name)
  const columns = sql.join([sql`r.*`, ...listColumns(resource)], sql`, `)
  for (let after = 0; ;) {
    const rows = await db.rows<{ Id: number } & Record<string, unknown>>(
      sql`select ${columns} from ${table} r where r."Id" > ${after} order by r."Id" limit ${batch}`,
    )
    const last = rows.at(-1)
    if (!last) return
    const made = JSON.stringify(
      rows.map((row) => ({ Id: row.Id, ...searchVectors(resource, row, readLists(resource, row)) })),
    )
    await db.rows(sql`update ${table} r set "Search" = n."Search", "SearchName" = n."SearchName"
      from json_populate_recordset(null::${table}, ${made}::json) n where n."Id" = r."Id"`)
    await learnWords(db, resource, rows)
    after = last.Id
  }
}

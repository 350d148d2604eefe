import { sql } from 'drizzle-orm'
import { registry, type Resource } from '#resources'
import type { Executor } from '../../connection/database.ts'
import { readRelatedIds, relatedIdColumns } from './relatedIds.ts'
import { searchedFields, searchVectors } from './vector.ts'
import { addToVocabulary } from './vocabulary.ts'

/** The version of the index format. Increase it whenever folding, tokens, variants, facets or vectors change. */
export const indexVersion = 5

const rowsPerBatch = 500

/**
 * Rebuilds the vectors and the vocabulary of every table whose index has an older version. A migration in SQL cannot do it, because
 * folding and tokens are our own code. It needs a direct connection, after the migrations and under their lock.
 */
export async function rebuildOutdatedIndexes(db: Executor): Promise<void> {
  for (const resource of registry.values()) {
    if (searchedFields(resource).length === 0) continue
    const upToDate = await db.rows(
      sql`select 1 from "searchMade" where "Source" = ${resource.name} and "Rules" >= ${indexVersion}`,
    )
    if (upToDate.length > 0) continue
    await rebuildIndex(db, resource)
    await db.rows(sql`insert into "searchMade" ("Source", "Rules") values (${resource.name}, ${indexVersion})
      on conflict ("Source") do update set "Rules" = excluded."Rules"`)
  }
}

async function rebuildIndex(db: Executor, resource: Resource): Promise<void> {
  const table = sql.identifier(resource.name)
  const columns = sql.join([sql`r.*`, ...relatedIdColumns(resource)], sql`, `)
  for (let after = 0; ;) {
    const rows = await db.rows<{ Id: number } & Record<string, unknown>>(
      sql`select ${columns} from ${table} r where r."Id" > ${after} order by r."Id" limit ${rowsPerBatch}`,
    )
    const last = rows.at(-1)
    if (!last) return
    const vectors = JSON.stringify(
      rows.map((row) => ({ Id: row.Id, ...searchVectors(resource, row, readRelatedIds(resource, row)) })),
    )
    await db.rows(sql`update ${table} r set "Search" = n."Search", "SearchName" = n."SearchName"
      from json_populate_recordset(null::${table}, ${vectors}::json) n where n."Id" = r."Id"`)
    await addToVocabulary(db, resource, rows)
    after = last.Id
  }
}

import { sql } from 'drizzle-orm'
import { registry, requireResource, type Resource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { enqueueRebuild } from '../jobs/jobs.ts'
import { inTransaction } from './bulk.ts'
import { readRelatedIds, relatedIdColumns } from '../searchIndex/relatedIds.ts'
import { searchVectors } from '../searchIndex/vector.ts'
import { searchedFields } from '../schema/searchedFields.ts'
import { addToVocabulary } from '../searchIndex/vocabulary.ts'

/** The version of the index format. Increase it whenever folding, tokens, variants, facets or vectors change. */
export const indexVersion = 7

const rowsPerBatch = 500
/** Records of a table that are done before the server answers; more are done by a job while it does. */
const mostAtOnce = 2000

/**
 * What a job has to look through (docs/decisions/search.md). While the processes of a server are replaced one by one, older ones
 * go on writing as they know it: so all is looked through again until nothing was found and that is over.
 */
export interface Rebuild {
  source: string
  /** The version that it is for. */
  rules: number
  begun: number
  /** The last record that is done in this round. */
  after: number
  /** Records that were otherwise, in this round. */
  changed: number
}

/** Within so many milliseconds no older process is left. */
const upgradeMs = 1_800_000
const secondsBetweenRounds = 600

/**
 * Sees to the vectors and the vocabulary of every table whose index has an older version. A migration in SQL cannot do it, because
 * folding and tokens are our own code. It needs a direct connection, after the migrations and under their lock.
 */
export async function rebuildOutdatedIndexes(db: Executor): Promise<void> {
  for (const resource of registry.values()) {
    if (searchedFields(resource).length === 0) continue
    const { name: source } = resource
    const upToDate = await db.rows(
      sql`select 1 from "searchMade" where "Source" = ${source} and "Rules" >= ${indexVersion}`,
    )
    if (upToDate.length > 0) continue
    const [count] = await db.rows<{ n: number }>(
      sql`select count(*)::integer as n from (select 1 from ${sql.identifier(source)} limit ${mostAtOnce + 1}) r`,
    )
    const records = count!.n
    if (records <= mostAtOnce) {
      for (let after: number | null = 0; after !== null;)
        after = (await inTransaction(db, () => rebuildPortion(db, resource, after!, rowsPerBatch))).last
    }
    await inTransaction(db, async () => {
      const rebuild: Rebuild = { source, rules: indexVersion, begun: Date.now(), after: 0, changed: 0 }
      if (records > 0) await enqueueRebuild(db, rebuild, records > mostAtOnce ? 0 : secondsBetweenRounds)
      await db.rows(sql`insert into "searchMade" ("Source", "Rules") values (${source}, ${indexVersion})
        on conflict ("Source") do update set "Rules" = excluded."Rules"`)
    })
  }
}

export async function continueRebuild(tx: Executor, rebuild: Rebuild, portion: number): Promise<boolean | 'later'> {
  // Queued by a newer version, for one of its processes.
  if (rebuild.rules > indexVersion) return 'later'
  const { last, changed } = await rebuildPortion(
    tx,
    requireResource(rebuild.source),
    rebuild.after,
    Math.min(rowsPerBatch, portion),
  )
  const next = { ...rebuild, after: last ?? 0, changed: rebuild.changed + changed }
  if (last !== null) await enqueueRebuild(tx, next, 0)
  else if (next.changed > 0 || Date.now() - rebuild.begun < upgradeMs)
    await enqueueRebuild(tx, { ...next, changed: 0 }, secondsBetweenRounds)
  return true
}

/** Makes anew what is outdated of the next records, and says which was the last one; null: there are no more. */
async function rebuildPortion(
  tx: Executor,
  resource: Resource,
  after: number,
  limit: number,
): Promise<{ last: number | null; changed: number }> {
  const table = sql.identifier(resource.name)
  const columns = sql.join([sql`r.*`, ...relatedIdColumns(resource)], sql`, `)
  // Locked, so that what somebody writes meanwhile is not overwritten.
  const rows = await tx.rows<{ Id: number } & Record<string, unknown>>(
    sql`select ${columns} from ${table} r where r."Id" > ${after} order by r."Id" limit ${limit} for no key update of r`,
  )
  const last = rows.at(-1)
  if (!last) return { last: null, changed: 0 }
  const vectors = JSON.stringify(
    rows.map((row) => ({ Id: row.Id, ...searchVectors(resource, row, readRelatedIds(resource, row)) })),
  )
  const changed = await tx.rows(sql`update ${table} r set "Search" = n."Search", "SearchName" = n."SearchName"
    from json_populate_recordset(null::${table}, ${vectors}::json) n
    where n."Id" = r."Id" and (n."Search" is distinct from r."Search" or n."SearchName" is distinct from r."SearchName")
    returning 1`)
  await addToVocabulary(tx, resource, rows)
  return { last: last.Id, changed: changed.length }
}

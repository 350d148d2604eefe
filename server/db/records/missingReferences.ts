import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

/** A part of a request that points at records, and the ids it names. */
export interface Pointing {
  readonly part: string
  /** the declaration pointed at */
  readonly to: string
  readonly ids: readonly number[]
}

/** The parts that point at something that is not there. */
export async function missingReferences(db: Executor, pointing: readonly Pointing[]): Promise<string[]> {
  const asked = pointing.filter(({ ids }) => ids.length > 0)
  if (asked.length === 0) return []
  const missing = asked.map(
    ({ part, to, ids }) => sql`select ${part}::text as part
      from unnest(${sql.param(ids)}::integer[]) as wanted(id)
      where not exists (select 1 from ${sql.identifier(to)} t where t."Id" = wanted.id)`,
  )
  const rows = await db.rows<{ part: string }>(sql.join(missing, sql` union `))
  return rows.map(({ part }) => part)
}

import { sql } from 'drizzle-orm'
import { requireResource } from '#resources'
import type { Executor } from '../connection/database.ts'
import { isPresent } from '../records/presence.ts'

/** A part of a request that refers to records, and the ids in it. */
export interface RequestedReferences {
  readonly part: string
  /** the name of the resource referred to */
  readonly to: string
  readonly ids: readonly number[]
}

export async function missingReferences(db: Executor, requested: readonly RequestedReferences[]): Promise<string[]> {
  const nonEmpty = requested.filter(({ ids }) => ids.length > 0)
  if (nonEmpty.length === 0) return []
  const missing = nonEmpty.map(
    ({ part, to, ids }) => sql`select ${part}::text as part
      from unnest(${sql.param(ids)}::integer[]) as wanted(id)
      where not exists (select 1 from ${sql.identifier(to)} t
        where t."Id" = wanted.id and ${isPresent(requireResource(to), 't')})`,
  )
  const rows = await db.rows<{ part: string }>(sql.join(missing, sql` union `))
  return rows.map(({ part }) => part)
}

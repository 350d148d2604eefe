import { sql } from 'drizzle-orm'
import type { AuditAct } from '#resources/audit.ts'
import type { Resource } from '#resources'
import type { Executor } from '../connection/database.ts'

/** The audit log (docs/decisions/history.md): acts, opaque ids, codes and names of fields. No value and no text of anybody's. */

export interface Act {
  /** null: the operator at the command line. */
  by: number | null
  act: AuditAct
  about: Pick<Resource, 'name'>
  aboutId: number
  /** A code. */
  reason?: string
  /** Names of fields. */
  fields?: readonly string[]
}

/** In the transaction of the act. */
export const recordAct = (tx: Executor, { by, act, about, aboutId, reason, fields = [] }: Act) =>
  tx.rows(sql`insert into "audit" ("ById", "Act", "About", "AboutId", "Reason", "Fields")
    values (${by}::integer, ${act}, ${about.name}, ${aboutId}, ${reason ?? null}, ${fields.join(', ') || null})`)

/** Records the owners of pages that are removed, so that reports of them are found when an owner leaves. */
export const recordPageRemovals = (tx: Executor, ids: readonly number[]) =>
  tx.rows(sql`insert into "audit" ("Act", "About", "AboutId", "OwnerId")
    select 'removed', 'page', "Id", "OwnerId" from "page" where "Id" = any(${sql.param(ids)}::integer[])`)

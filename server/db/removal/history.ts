import { sql } from 'drizzle-orm'
import type { Resource, Role } from '#resources'
import type { Executor } from '../connection/database.ts'

/** The history names accounts by opaque id and holds no text of theirs (docs/rules.md#account-deletion). */

/** Records the owners of pages that are removed, by opaque id, so that reports of them are found when an owner leaves. */
export const recordPageDeletions = (tx: Executor, ids: readonly number[]) =>
  tx.rows(sql`insert into "history" ("Source", "RecordId", "Act", "Fields")
    select 'page', "Id", 'delete', jsonb_build_object('ownerId', "OwnerId") from "page"
    where "Id" = any(${sql.param(ids)}::integer[])`)

export const recordHistory = (tx: Executor, { name }: Resource, id: number, byProfileId: number, fields: object) =>
  tx.rows(sql`insert into "history" ("Source", "RecordId", "Act", "ProfileId", "Fields")
    values (${name}, ${id}, 'moderate', ${byProfileId}, ${JSON.stringify(fields)}::jsonb)`)

/** Records which roles a super admin gave. */
export const recordRoles = (tx: Executor, id: number, byProfileId: number, roles: readonly Role[]) =>
  tx.rows(sql`insert into "history" ("Source", "RecordId", "Act", "ProfileId", "Fields")
    values ('profile', ${id}, 'role', ${byProfileId}, ${JSON.stringify({ roles })}::jsonb)`)

/** Records what an operator did at the command line, which knows no account of theirs. */
export const recordOperatorAct = (tx: Executor, { name }: Resource, id: number, act: string, fields?: object) =>
  tx.rows(sql`insert into "history" ("Source", "RecordId", "Act", "Fields")
    values (${name}, ${id}, ${act}, ${fields ? JSON.stringify(fields) : null}::jsonb)`)

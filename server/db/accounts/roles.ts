import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

/** What the table of roles gives, beside the configured super admins (docs/rules.md#roles). */
export const roles = ['moderator', 'editor', 'superAdmin'] as const
export type Role = (typeof roles)[number]

export async function rolesOf(db: Executor, profileId: number): Promise<Role[]> {
  const rows = await db.rows<{ Role: Role }>(sql`select "Role" from "role" where "ProfileId" = ${profileId}`)
  return roles.filter((role) => rows.some(({ Role }) => Role === role))
}

/** Gives exactly these roles. It waits for the person's writes under way; later ones read the new roles. */
export async function setRoles(tx: Executor, profileId: number, given: readonly Role[]): Promise<void> {
  // Writes lock their session until they end (docs/decisions/rights-at-commit.md).
  await tx.rows(sql`select 1 from "session" where "ProfileId" = ${profileId} order by "Id" for update`)
  await tx.rows(
    sql`delete from "role" where "ProfileId" = ${profileId} and not "Role" = any(${sql.param(given)}::text[])`,
  )
  await tx.rows(sql`insert into "role" ("ProfileId", "Role")
    select ${profileId}, unnest(${sql.param(given)}::text[]) on conflict do nothing`)
}

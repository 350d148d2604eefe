import { sql } from 'drizzle-orm'
import { roles, type Role } from '#resources'
import type { Executor } from '../connection/database.ts'
import { standing } from './suspensions.ts'

/** The table of roles, beside the configured super admins (docs/rules.md#roles). */

export async function storedRoles(db: Executor, profileId: number): Promise<Role[]> {
  const rows = await db.rows<{ Role: Role }>(sql`select "Role" from "role" where "ProfileId" = ${profileId}`)
  return roles.filter((role) => rows.some(({ Role }) => Role === role))
}

/** Everybody with a role, by name. */
export const peopleWithRoles = (db: Executor) =>
  db.rows<{ ProfileId: number; Name: string; Email: string; Roles: Role[] }>(sql`
    select p."Id" as "ProfileId", p."Name", p."Email", array_agg(r."Role" order by r."Role") as "Roles"
    from "role" r join "profile" p on p."Id" = r."ProfileId" group by p."Id" order by lower(p."Name"), p."Id"`)

/**
 * Gives exactly these roles, after the person's writes under way. False, and nothing is changed, if no super admin would be left.
 * @param configured whether there are super admins by configuration, who are no rows of this table
 */
export async function setRoles(
  tx: Executor,
  profileId: number,
  given: readonly Role[],
  configured: boolean,
): Promise<boolean> {
  if (!given.includes('superAdmin') && !(await canSpare(tx, profileId, configured))) return false
  // Writes lock their session until they end (docs/decisions/rights-at-commit.md).
  await tx.rows(sql`select 1 from "session" where "ProfileId" = ${profileId} order by "Id" for update`)
  await tx.rows(
    sql`delete from "role" where "ProfileId" = ${profileId} and not "Role" = any(${sql.param(given)}::text[])`,
  )
  await tx.rows(sql`insert into "role" ("ProfileId", "Role")
    select ${profileId}, unnest(${sql.param(given)}::text[]) on conflict do nothing`)
  return true
}

/** Whether there is a super admin without this one. Two who leave at once wait for one another. */
export async function canSpare(tx: Executor, profileId: number, configured: boolean): Promise<boolean> {
  if (configured || !(await storedRoles(tx, profileId)).includes('superAdmin')) return true
  await tx.rows(sql`lock table "role" in share row exclusive mode`)
  const rows = await tx.rows<{ ProfileId: number }>(sql`select "ProfileId" from "role" r where "Role" = 'superAdmin'
    and not exists (select 1 from "suspension" s where s."ProfileId" = r."ProfileId" and ${standing})`)
  return rows.some((one) => one.ProfileId !== profileId)
}

/** Whether somebody helps to run this: by a role, or as a super admin by configuration. */
export async function isOfTeam(db: Executor, profileId: number, isConfigured: (email: string) => boolean) {
  const [person] = await db.rows<{ Email: string; hasRole: boolean }>(sql`select "Email",
    exists (select 1 from "role" r where r."ProfileId" = p."Id") as "hasRole" from "profile" p where "Id" = ${profileId}`)
  return person !== undefined && (person.hasRole || isConfigured(person.Email))
}

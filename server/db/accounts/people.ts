import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

/** Accounts that somebody signs in to with an identity of another provider than the demo's. */
export async function countPeople(db: Executor, demoIssuer: string): Promise<number> {
  const [row] = await db.rows<{ people: number }>(
    sql`select count(distinct "ProfileId")::integer as people from "identity" where "Issuer" <> ${demoIssuer}`,
  )
  return row!.people
}

/** The newest profiles of the demo: what is invented never belongs to a person. */
export const demoProfileIds = async (db: Executor, demoIssuer: string, limit: number): Promise<number[]> =>
  (
    await db.rows<{ Id: number }>(
      sql`select "ProfileId" as "Id" from "identity" where "Issuer" = ${demoIssuer} order by "ProfileId" desc limit ${limit}`,
    )
  ).map(({ Id }) => Id)

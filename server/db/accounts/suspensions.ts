import { sql } from 'drizzle-orm'
import type { Executor } from '../connection/database.ts'

interface Identity {
  issuer: string
  subject: string
}

/**
 * Keeps all identities of an account from signing in, also after it is deleted (docs/safety.md#s64).
 * @param hashOf the keyed hash by which one is recognised
 * @returns how many identities it has
 */
export async function suspendAccount(
  tx: Executor,
  profileId: number,
  hashOf: (identity: Identity) => string,
): Promise<number> {
  const identities = await tx.rows<Identity>(sql`select "Issuer" as issuer, "Subject" as subject from "identity"
    where "ProfileId" = ${profileId} order by 1, 2`)
  for (const identity of identities) {
    await tx.rows(sql`insert into "suspension" ("IdentityHash", "ProfileId") values (${hashOf(identity)}, ${profileId})
      on conflict ("IdentityHash") do update set "ProfileId" = excluded."ProfileId"`)
  }
  return identities.length
}

/** @returns whether it was suspended */
export const liftSuspension = async (tx: Executor, profileId: number): Promise<boolean> =>
  (await tx.rows(sql`delete from "suspension" where "ProfileId" = ${profileId} returning 1`)).length > 0

import { sql } from 'drizzle-orm'
import { appealDays } from '#resources/case.ts'
import type { Executor } from '../connection/database.ts'

export interface Identity {
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
  { until, actId }: { until: string | null; actId: number | null } = { until: null, actId: null },
): Promise<number> {
  const identities = await tx.rows<Identity>(sql`select "Issuer" as issuer, "Subject" as subject from "identity"
    where "ProfileId" = ${profileId} order by 1, 2`)
  for (const identity of identities) {
    await tx.rows(sql`insert into "suspension" ("IdentityHash", "ProfileId", "Until", "ActId")
      values (${hashOf(identity)}, ${profileId}, ${until}::timestamptz, ${actId}::integer)
      on conflict ("IdentityHash") do update set "ProfileId" = excluded."ProfileId", "Until" = excluded."Until",
        "ActId" = excluded."ActId"`)
  }
  return identities.length
}

/** The condition that suspension `s` stands: it ends by itself. */
export const standing = sql`(s."Until" is null or s."Until" > now())`

/** The standing suspension of an identity, with the act of a case that explains it. */
export async function suspensionOf(tx: Executor, hash: string) {
  const [found] = await tx.rows<{
    until: string | null
    reason: string | null
    actId: number | null
    mayAppeal: boolean
    appealUntil: string | null
    appeal: string | null
  }>(
    sql`select s."Until" as until, a."Reason" as reason, a."Id" as "actId",
      coalesce(a."CreatedAt" > now() - make_interval(days => ${appealDays}) and s."ProfileId" is not null
        and v."ActId" is null, false) as "mayAppeal",
      a."CreatedAt" + make_interval(days => ${appealDays}) as "appealUntil",
      case when v."ActId" is not null then coalesce(v."Outcome", 'open') end as "appeal"
    from "suspension" s left join "caseAct" a on a."Id" = s."ActId" left join "appeal" v on v."ActId" = a."Id" where s."IdentityHash" = ${hash} and ${standing}`,
  )
  return found
}

/** @returns whether it was suspended */
export const liftSuspension = async (tx: Executor, profileId: number): Promise<boolean> =>
  (await tx.rows(sql`delete from "suspension" where "ProfileId" = ${profileId} returning 1`)).length > 0

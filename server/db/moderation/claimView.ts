import { sql } from 'drizzle-orm'
import { claimAgainDays, codeTries, proofDays, type ProofType } from '#resources/claims.ts'
import type { Columns, Executor } from '../connection/database.ts'
import type { Expiring } from '../jobs/expiry.ts'
import { lapses } from './claims.ts'

/** What is read of claims (docs/rules.md#claims). No address of an account is in it. */

/** What the people of a claim read of it, the newest first. */
export const findOwnClaims = (db: Executor, profileId: number, most = 50) =>
  db.rows<Columns>(sql`select c."Id", c."PageId", p."Name" as "PageName", p."BurmeseName" as "PageBurmeseName",
      p."WebsiteURL", c."Proof", c."Verify", ${lapses}, c."Because", c."CodeUntil",
      ${codeTries} - c."Tries" as "TriesLeft", c."Token", c."LinkSeenAt", c."CreatedAt", c."DecidedAt",
      exists (select 1 from "claimProof" where "ClaimId" = c."Id") as "HasDocument",
      case when c."State" = 'refused' then c."DecidedAt" + make_interval(days => ${claimAgainDays}) end as "AgainAt"
    from "claim" c join "page" p on p."Id" = c."PageId" where c."ProfileId" = ${profileId}
    order by c."Id" desc limit ${most}`)

/** Of a page, for those who judge them, the newest first. Nobody reads the code of their own. */
export const findClaims = (db: Executor, pageId: number, reader: number) =>
  db.rows<Columns>(sql`select c."Id", c."ProfileId", o."Name", o."CreatedAt" as "Since",
      (select count(*)::integer from "page" where "OwnerId" = c."ProfileId") as "Pages",
      (select count(*)::integer from "claim" r where r."ProfileId" = c."ProfileId" and r."State" = 'refused') as "Refused",
      c."Proof", c."Verify", ${lapses}, c."Because",
      case when c."State" = 'calling' and c."CodeUntil" > now() and c."ProfileId" <> ${reader} then c."Code" end as "Code",
      coalesce(c."Number", p."PhoneOneE164", p."PhoneTwoE164", p."PhoneThreeE164") as "Number", c."CodeUntil", c."Tries",
      p."WebsiteURL", c."Token", c."LinkSeenAt", d."Type" as "DocumentType", c."CreatedAt", c."DecidedAt"
    from "claim" c join "page" p on p."Id" = c."PageId" join "profile" o on o."Id" = c."ProfileId"
    left join "claimProof" d on d."ClaimId" = c."Id" where c."PageId" = ${pageId} order by c."Id" desc limit 20`)

export async function findProof(db: Executor, claimId: number) {
  const [found] = await db.rows<{ Type: ProofType; Bytes: Buffer }>(
    sql`select "Type", "Bytes" from "claimProof" where "ClaimId" = ${claimId}`,
  )
  return found
}

/** Documents of what was decided long enough ago. */
export const expiredProofs: Expiring = {
  table: 'claimProof',
  isOver: sql`"ClaimId" in (select "Id" from "claim" where "DecidedAt" < now() - make_interval(days => ${proofDays}))`,
}

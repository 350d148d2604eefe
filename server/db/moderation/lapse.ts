import { sql } from 'drizzle-orm'
import { declarations, type Page } from '#resources'
import type { Database, Executor } from '../connection/database.ts'
import { recordAct } from '../audit/audit.ts'
import { refreshRanksUnder } from '../searchIndex/storedRank.ts'

/** A verification ends by itself (docs/rules.md#verification). Answers made from then on know; this tells what is kept, and the rank. */

/** Pages whose verification one transaction ends. */
const endedAtOnce = 100
const lockedMs = 1000

/** Ends what is over, and returns in how many ms the next one is: Infinity where there is none. */
export async function lapseVerifications(db: Database): Promise<number> {
  while ((await db.transaction(lapsePortion)) === endedAtOnce);
  const [next] = await db.rows<{ ms: number | null }>(
    sql`select extract(epoch from min("VerifiedUntil") - clock_timestamp())::float8 * 1000 as ms from "page"`,
  )
  // Over already, and yet there: somebody has it locked.
  const ms = next?.ms ?? Infinity
  return ms > 0 ? ms : lockedMs
}

async function lapsePortion(tx: Executor): Promise<number> {
  const ended = await tx.rows<{ Id: number }>(sql`update "page" set "VerifiedAt" = null, "Version" = "Version" + 1
    where "Id" = any(array(select "Id" from "page" where "VerifiedUntil" <= now()
      order by "VerifiedUntil" limit ${endedAtOnce} for update skip locked)) returning "Id"`)
  for (const { Id } of ended) await recordAct(tx, { by: null, act: 'lapse', about: declarations.page, aboutId: Id })
  await refreshRanksUnder(
    tx,
    ended.map(({ Id }) => Id),
  )
  return ended.length
}

export interface Lapsing extends Pick<Page, 'Id' | 'Name' | 'VerifiedProof'> {
  VerifiedUntil: string
  /** null: nobody knows any more */
  Verifier: string | null
}

/** What lapses within a month, the next one first. */
export const findLapsing = (db: Executor) =>
  db.rows<Lapsing>(sql`select p."Id", p."Name", p."VerifiedUntil", p."VerifiedProof", v."Name" as "Verifier"
    from "page" p left join "profile" v on v."Id" = p."VerifierId"
    where p."VerifiedUntil" < now() + interval '1 month' order by p."VerifiedUntil", p."Id" limit 1000`)

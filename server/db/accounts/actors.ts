import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import type { Executor } from '../connection/database.ts'
import { isPresent } from '../records/presence.ts'
import { standing } from './suspensions.ts'

/** What the rights of a signed-in person depend on. */
export interface ActorFacts {
  Email: string
  /** The address at which the session was opened; null for sessions of older versions. */
  SessionEmail: string | null
  Name: string
  Suspended: boolean
  Roles: string[]
  Issuers: string[]
  Owns: number[]
  Administers: number[]
  Blocks: number[]
}

export async function hasSuperAdminRole(
  db: Executor,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<boolean> {
  const rows = await db.rows(sql`select 1 from "identity" i join "role" r on r."ProfileId" = i."ProfileId"
    where i."Issuer" = ${issuer} and i."Subject" = ${subject} and r."Role" = 'superAdmin'`)
  return rows.length > 0
}

/** Keeps a session from being ended until the transaction does. */
export const lockSession = (tx: Executor, sessionId: string) =>
  tx.rows(sql`select 1 from "session" where "Id" = ${sessionId} for share`, 'write')

/** The person of a session; undefined when the session has ended or the account is gone. */
export async function findActor(
  db: Executor,
  session: { profileId: number; sessionId: string },
): Promise<ActorFacts | undefined> {
  const [found] = await db.rows<ActorFacts>(
    sql`
    select p."Email", p."Name", s."Email" as "SessionEmail",
      exists (select 1 from "suspension" s where s."ProfileId" = p."Id" and ${standing}) as "Suspended",
      array(select "Role" from "role" where "ProfileId" = p."Id") as "Roles",
      array(select "Issuer" from "identity" where "ProfileId" = p."Id") as "Issuers",
      array(select r."Id" from "page" r where r."OwnerId" = p."Id" and ${isPresent(declarations.page)}) as "Owns",
      array(select r."PageId" from "pageAdmin" r
        where r."ProfileId" = p."Id" and r."State" = 'accepted' and ${isPresent(declarations.pageAdmin)}) as "Administers",
      array(select "PageId" from "pageBlock" where "ProfileId" = p."Id") as "Blocks"
    from "profile" p join "session" s on s."ProfileId" = p."Id"
    where p."Id" = ${session.profileId} and s."Id" = ${session.sessionId} and s."EndsAt" > now()
      and ${isPresent(declarations.profile, 'p')}`,
    'read',
  )
  return found
}

/** The same of somebody who is not asking. */
export async function findPerson(db: Executor, profileId: number) {
  const [found] = await db.rows<Pick<ActorFacts, 'Email' | 'Suspended' | 'Roles' | 'Issuers'>>(sql`select p."Email",
    exists (select 1 from "suspension" s where s."ProfileId" = p."Id" and ${standing}) as "Suspended",
    array(select "Role" from "role" where "ProfileId" = p."Id") as "Roles",
    array(select "Issuer" from "identity" where "ProfileId" = p."Id") as "Issuers"
    from "profile" p where p."Id" = ${profileId} and ${isPresent(declarations.profile, 'p')}`)
  return found
}

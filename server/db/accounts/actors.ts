import { sql, type SQL } from 'drizzle-orm'
import { declarations } from '#resources'
import type { Executor } from '../connection/database.ts'
import { isPresent } from '../records/presence.ts'

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

/** Whether the account of this identity has the role. */
export async function hasSuperAdminRole(
  db: Executor,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<boolean> {
  const rows = await db.rows(sql`select 1 from "identity" i join "role" r on r."ProfileId" = i."ProfileId"
    where i."Issuer" = ${issuer} and i."Subject" = ${subject} and r."Role" = 'superAdmin'`)
  return rows.length > 0
}

/** Keeps a session from being ended until the transaction does. */
export const lockSession = (tx: Executor, sessionId: string) => tx.rows(sessionLock(sessionId), 'write')

/** The statement that locks it. */
export const sessionLock = (sessionId: string) => sql`select 1 from "session" where "Id" = ${sessionId} for share`

/** What a create depends on: the person's rights at one page, and that page. */
export interface CreateFacts extends Pick<
  ActorFacts,
  'Email' | 'SessionEmail' | 'Name' | 'Suspended' | 'Roles' | 'Issuers'
> {
  /** Null: there is no such page, or none was asked for. */
  Page: number | null
  IsOwner: boolean | null
  IsAdmin: boolean
  Town: number | null
  Region: number | null
}

/** Null where they concern no page. */
type AboutPage = { profileId: number; sessionId: string; pageId: number | null }

/**
 * The text of these facts, so that one can be compared with an earlier one: no value when the session has ended or the
 * account is gone.
 */
export const createFacts = ({ profileId, sessionId, pageId }: AboutPage): SQL => sql`
  select json_build_object('Email', p."Email", 'Name', p."Name", 'SessionEmail', s."Email",
    'Suspended', exists (select 1 from "suspension" s where s."ProfileId" = p."Id"),
    'Roles', array(select "Role" from "role" where "ProfileId" = p."Id" order by 1),
    'Issuers', array(select "Issuer" from "identity" where "ProfileId" = p."Id" order by 1),
    'Page', r."Id", 'IsOwner', r."OwnerId" = p."Id",
    'IsAdmin', exists (select 1 from "pageAdmin" a where a."ProfileId" = p."Id" and a."PageId" = r."Id"
      and a."State" = 'accepted' and ${isPresent(declarations.pageAdmin, 'a')}),
    'Town', r."TownId", 'Region', t."RegionId")::text as facts
  from "profile" p join "session" s on s."ProfileId" = p."Id"
    left join "page" r on r."Id" = ${pageId} and ${isPresent(declarations.page)}
    left join "town" t on t."Id" = r."TownId"
  where p."Id" = ${profileId} and s."Id" = ${sessionId} and s."EndsAt" > now() and ${isPresent(declarations.profile, 'p')}`

export async function findCreateFacts(db: Executor, about: AboutPage): Promise<string | undefined> {
  const [row] = await db.rows<{ facts: string }>(createFacts(about), 'read')
  return row?.facts
}

/** The person of a session; undefined when the session has ended or the account is gone. */
export async function findActor(
  db: Executor,
  session: { profileId: number; sessionId: string },
): Promise<ActorFacts | undefined> {
  const [found] = await db.rows<ActorFacts>(
    sql`
    select p."Email", p."Name", s."Email" as "SessionEmail",
      exists (select 1 from "suspension" s where s."ProfileId" = p."Id") as "Suspended",
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

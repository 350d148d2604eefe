import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { requireResource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { loadDetector, readEncoding } from '#resources/text/index.ts'
import type { Identity } from '../../auth/identityToken.ts'
import { conflict, forbidden } from '../../errors.ts'
import type { Executor } from '../connection/database.ts'
import { enqueueFileRemoval } from '../jobs/jobs.ts'
import { removeRecord } from '../records/mutations.ts'
import { recountPage } from '../pages/counts.ts'
import { forgetPerson } from './erasure.ts'
import { filesRemovedWith } from '../records/fileColumns.ts'

export interface Account {
  Id: number
  Name: string
  Email: string
}

interface AdmissionOptions {
  /** The keyed hash of (issuer, subject), compared with those of suspended accounts. */
  hash: string
  /** Whether an e-mail address this issuer has verified may claim the pages reserved for it. */
  claimsPendingPages: boolean
  log: { warn(details: object, message: string): void }
}

/**
 * Finds the account of a verified identity, or creates it at the first login (docs/rules.md#accounts).
 * @throws ApiError 409 when the address belongs to another subject, 403 when the account is suspended
 */
export async function admitIdentity(
  tx: Executor,
  identity: Identity,
  { hash, claimsPendingPages, log }: AdmissionOptions,
): Promise<Account> {
  const email = identity.email.toLowerCase()
  const [suspended] = await tx.rows(sql`select 1 from "suspension" where "IdentityHash" = ${hash}`)
  if (suspended) throw forbidden(refusal.suspended)
  const [known] =
    await tx.rows<Account>(sql`select p."Id", p."Name", p."Email" from "identity" i join "profile" p on p."Id" = i."ProfileId"
    where i."Issuer" = ${identity.issuer} and i."Subject" = ${identity.subject}`)
  const account = known ?? (await createAccount(tx, identity, email, log))
  if (claimsPendingPages) await claimPendingPages(tx, account.Id, email)
  return account
}

async function createAccount(tx: Executor, identity: Identity, email: string, log: AdmissionOptions['log']) {
  const { text: name, raw } = readEncoding(identity.name, await loadDetector())
  const [created] = await tx.rows<Account>(sql`insert into "profile" ("Name", "Email", "Raw")
    values (${name}, ${email}, ${raw === null ? null : JSON.stringify({ Name: raw })}::jsonb)
    on conflict ("Email") do nothing returning "Id", "Name", "Email"`)
  if (!created) {
    const [concurrent] =
      await tx.rows<Account>(sql`select p."Id", p."Name", p."Email" from "identity" i join "profile" p on p."Id" = i."ProfileId"
      where i."Issuer" = ${identity.issuer} and i."Subject" = ${identity.subject}`)
    // The same person signed in for the first time twice, concurrently.
    if (concurrent) return concurrent
    log.warn({ issuer: identity.issuer }, 'a second subject came with a known address')
    throw conflict(refusal.emailTaken)
  }
  await tx.rows(
    sql`insert into "identity" ("Issuer", "Subject", "ProfileId") values (${identity.issuer}, ${identity.subject}, ${created.Id})`,
  )
  return created
}

/** Claims pages that were given to an address before it had an account (docs/rules.md#pages-for-an-address). */
async function claimPendingPages(tx: Executor, profileId: number, email: string): Promise<void> {
  await tx.rows(sql`with gift as (delete from "pageGift" where "Email" = ${email} returning "PageId")
    update "page" set "OwnerId" = ${profileId} where "Id" in (select "PageId" from gift)`)
}

/** Opens a session that lasts this many seconds, and returns its id. */
export async function openSession(db: Executor, profileId: number, seconds: number): Promise<string> {
  const id = randomUUID()
  await db.rows(
    sql`insert into "session" ("Id", "ProfileId", "EndsAt") values (${id}, ${profileId}, now() + make_interval(secs => ${seconds}))`,
  )
  return id
}

export async function endSessions(db: Executor, which: { profileId: number } | { sessionId: string }): Promise<void> {
  if ('profileId' in which) await db.rows(sql`delete from "session" where "ProfileId" = ${which.profileId}`)
  else await db.rows(sql`delete from "session" where "Id" = ${which.sessionId}`)
}

/** Stores a device's push token for whoever is signed in on it now. Returns the record's id. */
export async function saveDeviceToken(db: Executor, token: string, appName: string | null, profileId: number | null) {
  const [row] = await db.rows<{ Id: number }>(sql`insert into "firebaseToken" ("Token", "AppName", "ProfileId")
    values (${token}, ${appName}, ${profileId})
    on conflict ("Token") do update set "AppName" = excluded."AppName", "ProfileId" = excluded."ProfileId", "UpdatedAt" = now()
    returning "Id"`)
  return row!.Id
}

/**
 * Erases an account and everything it owns (docs/rules.md#account-deletion). A page with admins passes to the
 * longest-serving one; the other pages are deleted with everything under them.
 */
export async function eraseAccount(tx: Executor, profileId: number): Promise<void> {
  const [person] = await tx.rows<{ Email: string }>(
    sql`select "Email" from "profile" where "Id" = ${profileId} for update`,
  )
  if (!person) return
  const ratedOrFollowed = await tx.rows<{
    PageId: number
  }>(sql`select "PageId" from "pageFollowing" where "ProfileId" = ${profileId}
    union select "PageId" from "pageRating" where "ProfileId" = ${profileId}`)
  await tx.rows(sql`with heir as (
      select distinct on (a."PageId") a."Id", a."PageId", a."ProfileId" from "pageAdmin" a join "page" p on p."Id" = a."PageId"
      where p."OwnerId" = ${profileId} and a."ProfileId" <> ${profileId} order by a."PageId", a."CreatedAt", a."Id"
    ), taken as (delete from "pageAdmin" where "Id" in (select "Id" from heir))
    update "page" p set "OwnerId" = heir."ProfileId" from heir where p."Id" = heir."PageId"`)
  const page = requireResource('page')
  const own = await tx.rows<{ Id: number }>(sql`select "Id" from "page" where "OwnerId" = ${profileId}`)
  const pages = own.map(({ Id }) => Id)
  await forgetPerson(tx, { profileId, email: person.Email.toLowerCase(), pages })
  for (const id of pages) {
    await enqueueFileRemoval(tx, await filesRemovedWith(tx, page, id))
    await removeRecord(tx, page, id)
  }
  await enqueueFileRemoval(tx, await filesRemovedWith(tx, requireResource('profile'), profileId))
  await tx.rows(sql`delete from "profile" where "Id" = ${profileId}`)
  for (const { PageId } of ratedOrFollowed) await recountPage(tx, PageId)
}

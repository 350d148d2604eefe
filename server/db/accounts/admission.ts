import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { loadDetector, readEncoding } from '#resources/text/index.ts'
import { conflict, unavailable } from '../../errors.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { notifyWaiting } from '../notifications.ts'
import { suspensionOf } from './suspensions.ts'
import { changeOwners } from '../team/owners.ts'
import { lockForUpdate, updateRecord } from '../writing/mutations.ts'

export interface Account {
  Id: number
  Name: string
  Email: string
}

/** A person as an issuer identifies them. Accounts are identified by (issuer, subject). The e-mail is in lower case. */
export interface Identity {
  issuer: string
  subject: string
  email: string
  name: string
  /** False when the token names nobody and `name` is made from the address. */
  isNameStated: boolean
  picture?: string
}

interface KnownIdentity {
  ProfileId: number
  StatedName: string | null
}

interface AdmissionOptions {
  /** The keyed hash of (issuer, subject), compared with those of suspended accounts. */
  hash: string
  /** Whether an e-mail address this issuer has verified may claim the pages reserved for it. */
  claimsPendingPages: boolean
  /** Tells why, until when, and how to appeal (docs/rules.md#measures). */
  refuseSuspended: (suspended: NonNullable<Awaited<ReturnType<typeof suspensionOf>>>) => Promise<Error>
  log: { warn(details: object, message: string): void }
}

/**
 * Finds the account of a verified identity and brings its name and address up to date, or creates it at the first login
 * (docs/rules.md#accounts).
 * @throws ApiError 409 when the address belongs to another subject, 403 when the account is suspended
 */
export async function admitIdentity(
  tx: Executor,
  identity: Identity,
  { hash, claimsPendingPages, log, refuseSuspended }: AdmissionOptions,
): Promise<Account> {
  const suspended = await suspensionOf(tx, hash)
  if (suspended) throw await refuseSuspended(suspended)
  const refuseTaken = () => {
    log.warn({ issuer: identity.issuer }, 'a subject came with the address of another')
    return conflict(refusal.emailTaken)
  }
  const known = (await lockIdentity(tx, identity)) ?? (await createAccount(tx, identity))
  if (!known) throw refuseTaken()
  const account = 'Id' in known ? known : await followToken(tx, identity, known, refuseTaken)
  if (claimsPendingPages) await claimPendingPages(tx, account.Id, account.Email)
  await notifyWaiting(tx, { profileId: account.Id, email: account.Email })
  return account
}

/** Locked, so that two logins of a person who was renamed do not overwrite each other's facts. */
async function lockIdentity(tx: Executor, { issuer, subject }: Identity): Promise<KnownIdentity | undefined> {
  const [known] = await tx.rows<KnownIdentity>(sql`select "ProfileId", "StatedName" from "identity"
    where "Issuer" = ${issuer} and "Subject" = ${subject} for update`)
  return known
}

/** The new account, or the one a concurrent first login has made; undefined when the address is another subject's. */
async function createAccount(tx: Executor, identity: Identity): Promise<Account | KnownIdentity | undefined> {
  const { issuer, subject, email } = identity
  const { text: name, raw } = readEncoding(identity.name, await loadDetector())
  const [created] = await tx.rows<Account>(sql`insert into "profile" ("Name", "Email", "Raw")
    values (${name}, ${email}, ${raw === null ? null : JSON.stringify({ Name: raw })}::jsonb)
    on conflict ("Email") do nothing returning "Id", "Name", "Email"`)
  if (!created) return lockIdentity(tx, identity)
  await tx.rows(sql`insert into "identity" ("Issuer", "Subject", "ProfileId", "StatedName")
    values (${issuer}, ${subject}, ${created.Id}, ${statedName(identity)})`)
  return created
}

const statedName = (identity: Identity) => (identity.isNameStated ? identity.name : null)

/**
 * The address is always the token's. The name is the token's when it is another than at the last login, so that a name
 * the person has chosen in their profile stays until they are renamed (docs/decisions/renamed-people.md).
 */
async function followToken(tx: Executor, identity: Identity, known: KnownIdentity, refuseTaken: () => Error) {
  const row = await lockForUpdate(tx, declarations.profile, known.ProfileId)
  // The account is being deleted at this moment; a later sign-in makes a new one.
  if (!row) throw unavailable()
  const stated = statedName(identity)
  const isRenamed = stated !== null && known.StatedName !== null && stated !== known.StatedName
  const { text: name, raw } = isRenamed
    ? readEncoding(identity.name, await loadDetector())
    : { text: row['Name'] as string, raw: undefined }
  const columns: Columns = { ...(isRenamed ? { Name: name } : {}), Email: identity.email }
  try {
    await updateRecord(tx, declarations.profile, row, { columns, raw: raw === undefined ? {} : { Name: raw } })
  } catch (error) {
    // The unique index waits for a concurrent transaction that takes or gives up the address.
    if ((error as { code?: string }).code === '23505') throw refuseTaken()
    throw error
  }
  if (stated !== null && stated !== known.StatedName) {
    await tx.rows(sql`update "identity" set "StatedName" = ${stated}
      where "Issuer" = ${identity.issuer} and "Subject" = ${identity.subject}`)
  }
  return { Id: known.ProfileId, Name: name, Email: identity.email }
}

/** Claims pages that were given to an address before it had an account (docs/rules.md#pages-for-an-address). */
async function claimPendingPages(tx: Executor, profileId: number, email: string): Promise<void> {
  const pages = await tx.rows<{ pageId: number }>(
    sql`delete from "pageGift" where "Email" = ${email} returning "PageId" as "pageId"`,
  )
  await changeOwners(
    tx,
    pages.map(({ pageId }) => ({ pageId, profileId })),
  )
}

import type { Expiring } from '../jobs/expiry.ts'
import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { lowerCaseAddress } from '#resources/emailAddress.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { insertRecord, lockForUpdate, removeRecord, updateRecord } from '../writing/mutations.ts'
import { findRecord, select, type Row } from '../records/records.ts'
import { lockPage } from '../ratings/counts.ts'

const { pageAdmin } = declarations

export const maxOpenInvitations = 20
const invitationDays = 30
const dayMs = 86_400_000

/** Invited and not expired, of table `r`. */
const isOpen = sql`r."State" = 'invited' and r."ExpiresAt" > now()`

/** The record of this address at a page: an open invitation, or an admin who has this address now. */
export async function findByAddress(db: Executor, pageId: number, email: string): Promise<Row | undefined> {
  const [row] = await select(db, pageAdmin, {
    where: sql`r."PageId" = ${pageId} and ((r."Email" = ${email} and ${isOpen})
      or r."ProfileId" = (select "Id" from "profile" where "Email" = ${email}))`,
  })
  return row
}

export async function countOpenInvitations(db: Executor, pageId: number): Promise<number> {
  const [row] = await db.rows<{ n: number }>(
    sql`select count(*)::integer as n from "pageAdmin" r where r."PageId" = ${pageId} and ${isOpen}`,
  )
  return row?.n ?? 0
}

/** The record knows the address alone, and no more for one that has an account (docs/safety.md#s16). */
export async function invite(tx: Executor, pageId: number, email: string): Promise<number> {
  await tx.rows(sql`delete from "pageAdmin" where "PageId" = ${pageId} and "Email" = ${email}`)
  const ExpiresAt = new Date(Date.now() + invitationDays * dayMs)
  return insertRecord(tx, pageAdmin, { columns: { PageId: pageId, Email: email, State: 'invited', ExpiresAt } })
}

interface Person {
  profileId: number
  email: string
  blocks: readonly number[]
}

/** This person's open invitations, except to pages they block, and the pages they help to run. */
export const membershipsOf = (db: Executor, { profileId, email, blocks }: Person) =>
  select(db, pageAdmin, {
    where: sql`r."ProfileId" = ${profileId} or (r."Email" = ${lowerCaseAddress(email)} and ${isOpen}
      and r."PageId" <> all(${sql.param(blocks)}::integer[]))`,
  })

/** Locks the page of such a record and then the record, if it is an open invitation to this person or makes them admin. */
export async function lockMembership(tx: Executor, id: number, person: Person): Promise<Columns | undefined> {
  const found = await findRecord(tx, pageAdmin, id)
  if (!found || !(await lockPage(tx, found['PageId'] as number))) return undefined
  const row = await lockForUpdate(tx, pageAdmin, id)
  if (!row || row['ProfileId'] === person.profileId) return row
  const isInvited = row['State'] === 'invited' && row['Email'] === lowerCaseAddress(person.email)
  return isInvited && new Date(row['ExpiresAt'] as string) > new Date() ? row : undefined
}

/**
 * Makes an invited person an admin, or changes what an admin has said about being heir; undefined leaves that as it is.
 * Returns the record's id: that of the first one, if they were invited again under another address.
 */
export async function acceptMembership(
  tx: Executor,
  row: Columns,
  { profileId, isHeir }: { profileId: number; isHeir: boolean | undefined },
): Promise<number> {
  const [earlier] = await select(tx, pageAdmin, {
    where: sql`r."PageId" = ${row['PageId']} and r."ProfileId" = ${profileId} and r."Id" <> ${row['Id']}`,
  })
  if (earlier) {
    await removeRecord(tx, pageAdmin, row['Id'] as number)
    const locked = await lockForUpdate(tx, pageAdmin, earlier.Id)
    return locked ? acceptMembership(tx, locked, { profileId, isHeir }) : earlier.Id
  }
  const now = new Date()
  const heirSince = row['HeirSince'] ?? now
  await updateRecord(tx, pageAdmin, row, {
    columns: {
      State: 'accepted',
      ProfileId: profileId,
      Email: null,
      ExpiresAt: null,
      AcceptedAt: row['AcceptedAt'] ?? now,
      ...(isHeir === undefined ? {} : { HeirSince: isHeir ? heirSince : null }),
    },
  })
  return row['Id'] as number
}

/** Nobody keeps the address of a person who did not answer. */
export const expiredInvitations: Expiring = {
  table: 'pageAdmin',
  isOver: sql`"ExpiresAt" <= now() and "Email" is not null`,
}

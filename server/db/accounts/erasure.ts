import { getTableColumns, sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { lowerCaseAddress } from '#resources/emailAddress.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { enqueue, enqueueFileRemoval } from '../jobs/jobs.ts'
import { notifyOfDeclines } from '../notifications.ts'
import { giveToHeirs, hasHeir } from '../team/owners.ts'
import { fileColumnsOf, filesOf, isFileList } from '../schema/fileColumns.ts'
import { markRemoved } from '../records/presence.ts'
import { schemaTables } from '../schema/internalTables.ts'

const { page, profile } = declarations

/** Pages with an heir that pass on at once; a job gives away the others. */
const maxGivenAtOnce = 500

/**
 * Ends an account in one short transaction (docs/rules.md#account-deletion): nobody can sign in to it, its name and address are gone, its
 * pages have passed to their heirs or are gone for everybody. A job erases the rest (erasurePortion.ts).
 */
export async function eraseAccount(tx: Executor, profileId: number): Promise<void> {
  // Sessions hold the address of the sign-in. They come first, because every write locks its session first.
  await tx.rows(sql`delete from "session" where "ProfileId" = ${profileId}`)
  const [person] = await tx.rows<Columns & { Email: string }>(
    sql`select * from "profile" where "Id" = ${profileId} for update`,
  )
  if (!person || !(await markRemoved(tx, profile, profileId))) return
  await giveToHeirs(tx, profileId, { limit: maxGivenAtOnce })
  // Locked, so that a transfer at the same moment is not overlooked.
  await tx.rows(sql`insert into "removal" ("Source", "RecordId") select ${page.name}, own."Id" from (
    select p."Id" from "page" p where p."OwnerId" = ${profileId} and not ${hasHeir} order by p."Id" for update) own
    on conflict do nothing`)
  const email = lowerCaseAddress(person.Email)
  await notifyOfDeclines(tx, { profileId, email })
  await forgetAddress(tx, email)
  await tx.rows(sql`delete from "identity" where "ProfileId" = ${profileId}`)
  await tx.rows(sql`delete from "role" where "ProfileId" = ${profileId}`)
  await enqueueFileRemoval(tx, filesOf(profile, [person]))
  await emptyProfile(tx, profileId)
  // Not `eraseAccount`: a process of the release before would do that, and it knows no edits, no cases and no audit log.
  await enqueue(tx, 'eraseWhole', { profileId })
}

/** Offers, invitations and reservations that others made to the person's address. */
async function forgetAddress(tx: Executor, email: string): Promise<void> {
  await tx.rows(sql`delete from "pageTransfer" where "Email" = ${email}`)
  await tx.rows(sql`delete from "pageAdmin" where "Email" = ${email}`)
  await tx.rows(sql`delete from "pageGift" where "Email" = ${email}`)
}

/** Empties the profile. Its row stays until no page refers to it (docs/decisions/deletion.md). */
async function emptyProfile(tx: Executor, profileId: number): Promise<void> {
  const nullable = Object.values(getTableColumns(schemaTables().get(profile.name)!)).filter(({ notNull }) => !notNull)
  const lists = fileColumnsOf(profile).filter((name) => isFileList(profile, name))
  const emptied = [
    ...nullable.map(({ name }) => sql`${sql.identifier(name)} = null`),
    ...lists.map((name) => sql`${sql.identifier(name)} = '{}'`),
  ]
  await tx.rows(sql`update "profile" set ${sql.join(emptied, sql`, `)}, "ChangedIn" = '{}' where "Id" = ${profileId}`)
}

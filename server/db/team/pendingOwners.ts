import { sql } from 'drizzle-orm'
import { lowerCaseAddress } from '#resources/emailAddress.ts'
import type { Executor } from '../connection/database.ts'
import { findProfileId } from '../records/namedLists.ts'
import { changeOwners } from './owners.ts'

/**
 * Gives a page to the person with this e-mail address. If nobody has it yet, the page keeps its owner until the first
 * verified login with that address (docs/rules.md#pages-for-an-address).
 */
export async function assignOwnerByEmail(tx: Executor, pageId: number, address: string): Promise<void> {
  const email = lowerCaseAddress(address.trim())
  await tx.rows(sql`delete from "pageGift" where "PageId" = ${pageId}`)
  const profileId = await findProfileId(tx, email)
  if (profileId === undefined) {
    await tx.rows(sql`insert into "pageGift" ("PageId", "Email") values (${pageId}, ${email})`)
  } else await changeOwners(tx, [{ pageId, profileId }])
}

import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import type { Executor } from '../connection/database.ts'
import { select } from '../records/records.ts'

export interface Offer {
  PageId: number
  Email: string
}

/** Open offers of pages made to this address, or made by the owner of these pages. */
export const openOffers = (db: Executor, email: string, owns: readonly number[]) =>
  select(db, declarations.pageTransfer, {
    where: sql`r."State" = 'offered' and (r."Email" = ${email.toLowerCase()} or r."PageId" = any(${sql.param(owns)}::integer[]))`,
  })

export async function lockOffer(tx: Executor, id: number): Promise<Offer | undefined> {
  const [offer] = await tx.rows<Offer>(
    sql`select "PageId", "Email" from "pageTransfer" where "Id" = ${id} and "State" = 'offered' for update`,
  )
  return offer
}

/** A page can be offered to one person at a time only. */
export const withdrawOffers = (tx: Executor, pageId: number) =>
  tx.rows(sql`update "pageTransfer" set "State" = 'withdrawn' where "PageId" = ${pageId} and "State" = 'offered'`)

export const closeOffer = (tx: Executor, id: number, state: 'accepted' | 'declined' | 'withdrawn') =>
  tx.rows(sql`update "pageTransfer" set "State" = ${state}, "UpdatedAt" = now() where "Id" = ${id}`)

/** Gives the page to its new owner, who no longer needs to be one of its admins. */
export async function changeOwner(tx: Executor, pageId: number, profileId: number): Promise<void> {
  await tx.rows(sql`update "page" set "OwnerId" = ${profileId} where "Id" = ${pageId}`)
  await tx.rows(sql`delete from "pageAdmin" where "PageId" = ${pageId} and "ProfileId" = ${profileId}`)
}

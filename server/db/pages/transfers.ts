import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import type { Executor } from '../connection/database.ts'
import { select } from '../records/records.ts'

export interface Offer {
  PageId: number
  Email: string
}

/** Open offers of pages made to this address, or by who owns these pages. */
export const openOffers = (db: Executor, email: string, owns: readonly number[]) =>
  select(db, declarations.pageTransfer, {
    where: sql`r."State" = 'offered' and (r."Email" = ${email.toLowerCase()} or r."PageId" = any(${sql.param(owns)}::integer[]))`,
  })

/** An open offer, locked until the transaction ends. */
export async function lockOffer(tx: Executor, id: number): Promise<Offer | undefined> {
  const [offer] = await tx.rows<Offer>(
    sql`select "PageId", "Email" from "pageTransfer" where "Id" = ${id} and "State" = 'offered' for update`,
  )
  return offer
}

/** A page is on its way to one person at a time. */
export const withdrawOffers = (tx: Executor, pageId: number) =>
  tx.rows(sql`update "pageTransfer" set "State" = 'withdrawn' where "PageId" = ${pageId} and "State" = 'offered'`)

export const closeOffer = (tx: Executor, id: number, state: 'accepted' | 'declined' | 'withdrawn') =>
  tx.rows(sql`update "pageTransfer" set "State" = ${state}, "UpdatedAt" = now() where "Id" = ${id}`)

/** The page changes hands; its new owner needs no admin's right any more. */
export async function changeOwner(tx: Executor, pageId: number, profileId: number): Promise<void> {
  await tx.rows(sql`update "page" set "OwnerId" = ${profileId} where "Id" = ${pageId}`)
  await tx.rows(sql`delete from "pageAdmin" where "PageId" = ${pageId} and "ProfileId" = ${profileId}`)
}

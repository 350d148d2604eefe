import { sql } from 'drizzle-orm'
import { declarations } from '#resources'
import { lowerCaseAddress } from '#resources/emailAddress.ts'
import type { Executor } from '../connection/database.ts'
import { isPresent } from '../records/presence.ts'
import { select } from '../records/records.ts'
import { lockPage } from '../ratings/counts.ts'

export interface Offer {
  PageId: number
  Email: string
  /** Whether the person who made it still owns the page. */
  IsByOwner: boolean
}

/** Open offers of pages made to this address, or made by the owner of these pages. */
export const openOffers = (db: Executor, email: string, owns: readonly number[]) =>
  select(db, declarations.pageTransfer, {
    where: sql`r."State" = 'offered' and (r."Email" = ${lowerCaseAddress(email)} or r."PageId" = any(${sql.param(owns)}::integer[]))`,
  })

/** Locks the page of an open offer and then the offer; undefined when there is none, or no longer. */
export async function lockOffer(tx: Executor, id: number): Promise<Offer | undefined> {
  const [found] = await tx.rows<{ PageId: number }>(sql`select "PageId" from "pageTransfer" where "Id" = ${id}`)
  if (!found || !(await lockPage(tx, found.PageId))) return undefined
  const [offer] = await tx.rows<Offer>(
    sql`select t."PageId", t."Email", coalesce(t."OfferedById" = p."OwnerId", false) as "IsByOwner"
      from "pageTransfer" t join "page" p on p."Id" = t."PageId"
      where t."Id" = ${id} and t."State" = 'offered' and ${isPresent(declarations.pageTransfer, 't')} for update of t`,
  )
  return offer
}

/** A page can be offered to one person at a time only. */
export const withdrawOffers = (tx: Executor, pageId: number) =>
  tx.rows(
    sql`update "pageTransfer" set "State" = 'withdrawn', "UpdatedAt" = now() where "PageId" = ${pageId} and "State" = 'offered'`,
  )

export const closeOffer = (tx: Executor, id: number, state: 'accepted' | 'declined' | 'withdrawn') =>
  tx.rows(sql`update "pageTransfer" set "State" = ${state}, "UpdatedAt" = now() where "Id" = ${id}`)

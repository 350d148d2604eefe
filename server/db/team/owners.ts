import { sql, type SQL } from 'drizzle-orm'
import { declarations, type Resource } from '#resources'
import { standing } from '../accounts/suspensions.ts'
import { isPresent } from '../records/presence.ts'
import type { Executor } from '../connection/database.ts'
import { lockPages } from '../ratings/counts.ts'
import { notifyAddress } from '../notifications.ts'

interface NewOwner {
  pageId: number
  profileId: number
}

/**
 * Gives pages to new owners, who no longer need to be among their admins; not those that are being removed. The trigger `page_ownerChanged`
 * ends what the owner before had under way (docs/decisions/accounts-and-pages.md).
 */
export async function changeOwners(tx: Executor, newOwners: readonly NewOwner[]): Promise<void> {
  if (newOwners.length === 0) return
  const pages = new Set(
    await lockPages(
      tx,
      newOwners.map(({ pageId }) => pageId),
    ),
  )
  const owners = newOwners.filter(({ pageId }) => pages.has(pageId))
  const offers = await tx.rows<{
    Id: number
    PageId: number
    Email: string
  }>(sql`select offer."Id", offer."PageId", offer."Email"
    from "pageTransfer" offer join ${asRows(owners)} given using ("PageId") join "profile" person on person."Id" = given."ProfileId"
    where offer."State" = 'offered' and offer."Email" <> person."Email" order by offer."Id"`)
  for (const { Id, PageId, Email } of offers) {
    const about = { kind: 'transfer', about: 'pageTransfer', aboutId: Id, state: 'withdrawn' } as const
    await notifyAddress(tx, Email, { ...about, pageId: PageId })
  }
  const pageIds = sql`${sql.param(owners.map(({ pageId }) => pageId))}::integer[]`
  // Who agreed to be the heir of one owner is not the choice of the next.
  await tx.rows(
    sql`update "pageAdmin" set "HeirSince" = null where "PageId" = any(${pageIds}) and "HeirSince" is not null`,
  )
  // Nor does an address for which it was kept before take it from them.
  await tx.rows(sql`delete from "pageGift" where "PageId" = any(${pageIds})`)
  await tx.rows(
    sql`update "page" p set "OwnerId" = given."ProfileId" from ${asRows(owners)} given where p."Id" = given."PageId"`,
  )
}

const asRows = (owners: readonly NewOwner[]) => sql`(select * from unnest(
  ${sql.param(owners.map(({ pageId }) => pageId))}::integer[],
  ${sql.param(owners.map(({ profileId }) => profileId))}::integer[]) as pair("PageId", "ProfileId"))`

/** The condition that admin `a` accepted to be the page's heir, has not left since, and is not suspended. */
const isHeir = sql`a."State" = 'accepted' and a."HeirSince" is not null and ${isPresent(declarations.pageAdmin, 'a')}
  and not exists (select 1 from "suspension" s where s."ProfileId" = a."ProfileId" and ${standing})`

/** The condition that page `p` has an heir. */
export const hasHeir = sql`exists (select 1 from "pageAdmin" a where a."PageId" = p."Id" and ${isHeir})`

/**
 * Gives an owner's pages to those who accepted to be their heirs: of several, to the one who has been an admin longest
 * (docs/rules.md#account-deletion). Returns the ids of those that were given: the first so many, or those among these.
 */
export async function giveToHeirs(
  tx: Executor,
  ownerId: number,
  which: { limit: number } | { among: readonly number[] },
): Promise<number[]> {
  const chosen =
    'among' in which
      ? which.among
      : (
          await tx.rows<{ Id: number }>(
            sql`select p."Id" from "page" p where p."OwnerId" = ${ownerId} and ${hasHeir} order by p."Id" limit ${which.limit}`,
          )
        ).map(({ Id }) => Id)
  // Whoever was given one of them at the same moment keeps it.
  await lockPages(tx, chosen)
  const candidates = sql`from "pageAdmin" a join "page" p on p."Id" = a."PageId"
    where p."OwnerId" = ${ownerId} and p."Id" = any(${sql.param(chosen)}::integer[]) and ${isHeir}`
  // An heir who leaves at the same moment must not get the page.
  await tx.rows(sql`select 1 ${candidates} order by a."Id" for update of a`)
  const heirs =
    await tx.rows<NewOwner>(sql`select distinct on (a."PageId") a."PageId" as "pageId", a."ProfileId" as "profileId"
    ${candidates} order by a."PageId", a."AcceptedAt", a."Id"`)
  await changeOwners(tx, heirs)
  await tx.rows(sql`insert into "notification" ("ProfileId", "Kind", "PageId", "About", "AboutId", "State")
    select heir."ProfileId", 'transfer', heir."PageId", 'page', heir."PageId", 'inherited' from ${asRows(heirs)} heir`)
  return heirs.map(({ pageId }) => pageId)
}

/**
 * Locks a page until the transaction ends. True if this person owns it now: the request may have begun when they still
 * did.
 */
export async function lockOwned(tx: Executor, pageId: number, profileId: number): Promise<boolean> {
  const [page] = await tx.rows<{ OwnerId: number | null }>(
    sql`select "OwnerId" from "page" where "Id" = ${pageId} for no key update`,
  )
  return page?.OwnerId === profileId
}

/** The condition that row `r` has no place at a page: who owns it is no admin of it, and its people do not rate it. */
export function isOfNoUse({ access }: Pick<Resource, 'access'>, pageId: number): SQL {
  const isOwners = sql`exists (select 1 from "page" p where p."Id" = ${pageId} and p."OwnerId" = r."ProfileId")`
  if (access === declarations.pageAdmin.access) return isOwners
  if (access !== declarations.pageRating.access) return sql`false`
  return sql`(${isOwners} or exists (select 1 from "pageAdmin" a
    where a."PageId" = ${pageId} and a."ProfileId" = r."ProfileId" and a."State" = 'accepted'))`
}

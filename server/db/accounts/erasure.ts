import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import type { Executor } from '../connection/database.ts'

/**
 * Removes a person's words and e-mail address from records that outlive the account: reports, page transfers, reserved
 * pages and the history (docs/rules.md#account-deletion, docs/safety.md#s64). `pages` are the pages deleted with the
 * account; the history names those deleted earlier.
 */
export async function forgetPerson(
  tx: Executor,
  { profileId, email, pages }: { profileId: number; email: string; pages: readonly number[] },
): Promise<void> {
  await tx.rows(sql`update "report" set "Description" = null, "Raw" = null where "ProfileId" = ${profileId}`)
  await tx.rows(sql`with theirs as (
      select unnest(${sql.param(pages)}::integer[]) as id union
      select "RecordId" from "history" where "Source" = 'page' and "Act" = 'delete' and ("Fields"->>'ownerId')::integer = ${profileId}
    )
    update "report" set "Snapshot" = null where "Snapshot" is not null and
      (case when "Type" = 'Page' then "ContentId" else ("Snapshot"::jsonb->>'PageId')::double precision end) in (select id from theirs)`)
  await tx.rows(sql`delete from "pageTransfer" where "Email" = ${email}`)
  await tx.rows(sql`delete from "pageAdmin" where "Email" = ${email}`)
  await tx.rows(sql`delete from "pageGift" where "Email" = ${email}`)
  await tx.rows(sql`update "history" set "Fields" = null where "ProfileId" = ${profileId}`)
}

/** Records the owner of a page that is being deleted, by opaque id, so that `forgetPerson` can find the page later. */
export async function recordDeletion(tx: Executor, { name }: Pick<Resource, 'name'>, id: number): Promise<void> {
  if (name !== 'page') return
  await tx.rows(sql`insert into "history" ("Source", "RecordId", "Act", "Fields")
    select 'page', "Id", 'delete', jsonb_build_object('ownerId', "OwnerId") from "page" where "Id" = ${id}`)
}

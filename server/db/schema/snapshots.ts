import { sql, type SQL } from 'drizzle-orm'

/**
 * Whose a stored copy is, as expressions of indexes, which find the copies of a page and of a person
 * (docs/safety.md#s64). A query must use these very expressions.
 */

/** Of the table `report`: the page a snapshot is of, or whose record it is of. */
export const snapshotPageId = (): SQL =>
  sql`(case when "Type" = 'Page' then "ContentId" else ("Snapshot"::jsonb->>'PageId')::double precision end)`

/** Of the table `report`: the person whose record a snapshot is of. */
export const snapshotProfileId = (): SQL => sql`(("Snapshot"::jsonb->>'ProfileId')::integer)`

/** Of the table `idempotencyKey`: the page of the created record, whose name the stored answer may hold. */
export const answeredPageId = (): SQL => sql`(("Answer"->'data'->>'PageId')::integer)`

/** Of the table `history`: the owner of a page that was deleted. */
export const deletedOwnerId = (): SQL => sql`(("Fields"->>'ownerId')::integer)`

import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import { lockPage, recountPage } from './counts.ts'
import type { Executor } from './database.ts'
import { findRecord, type Row } from './records.ts'
import { relist } from './visibility.ts'

interface Judgement {
  /** null: as it is */
  held: boolean | null
  verified: boolean | null
  byProfileId: number
}

/** Holds a record, lifts its hold, verifies it or takes that back; all that stands under it follows. Undefined: no such record. */
export async function moderate(
  tx: Executor,
  resource: Resource,
  id: number,
  { held, verified, byProfileId }: Judgement,
): Promise<Row | undefined> {
  await tx.rows(sql`update ${sql.identifier(resource.name)} set
    "Held" = coalesce(${held}::boolean, "Held"),
    "VerifiedAt" = case ${verified}::boolean when true then coalesce("VerifiedAt", now()) when false then null else "VerifiedAt" end,
    "Version" = "Version" + 1, "UpdatedAt" = now() where "Id" = ${id}`)
  await relist(tx, resource, id)
  const row = await findRecord(tx, resource, id)
  // What is held counts no more in its page's average.
  if (row && resource.name === 'pageRating' && (await lockPage(tx, row['PageId'] as number)))
    await recountPage(tx, row['PageId'] as number)
  await tx.rows(sql`insert into "history" ("Source", "RecordId", "Act", "ProfileId", "Fields")
    values (${resource.name}, ${id}, 'moderate', ${byProfileId}, ${JSON.stringify({ held, verified })}::jsonb)`)
  return row
}

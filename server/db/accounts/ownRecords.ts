import { sql, type SQL } from 'drizzle-orm'
import { declarations, type Resource, type ResourceName } from '#resources'
import type { Executor } from '../connection/database.ts'
import { select, type Row } from '../records/records.ts'

interface Owner {
  profileId: number
  /** pages that are theirs, by id */
  owns: readonly number[]
}
type Condition = (owner: Owner) => SQL

const byProfile: Condition = ({ profileId }) => sql`r."ProfileId" = ${profileId}`
const underPages: Condition = ({ owns }) => sql`r."PageId" = any(${sql.param(owns)}::integer[])`
const either =
  (one: Condition, other: Condition): Condition =>
  (owner) =>
    sql`(${one(owner)} or ${other(owner)})`

/** What belongs to a person, source by source. Push tokens are nobody's to read (docs/rules.md#who-may-do-what). */
const conditions: Partial<Record<ResourceName, Condition>> = {
  profile: ({ profileId }) => sql`r."Id" = ${profileId}`,
  page: ({ profileId }) => sql`r."OwnerId" = ${profileId}`,
  post: underPages,
  product: underPages,
  productCategory: underPages,
  comment: underPages,
  pageRating: byProfile,
  pageFollowing: byProfile,
  pageBlock: byProfile,
  pageAdmin: either(byProfile, underPages),
  pageTransfer: underPages,
  report: byProfile,
  notification: byProfile,
  reward: byProfile,
}

/** The sources somebody may own something of. */
export const ownedSources = Object.keys(conditions) as readonly ResourceName[]

/** All records of a source that are this person's, oldest first, in batches, no connection held between them. */
export async function* ownRecords(db: Executor, name: ResourceName, owner: Owner, batch = 500): AsyncGenerator<Row> {
  const condition = conditions[name]
  if (!condition) return
  const resource: Resource = declarations[name]
  for (let after = 0; ;) {
    const rows = await select(db, resource, {
      where: sql`${condition(owner)} and r."Id" > ${after}`,
      order: sql`r."Id"`,
      limit: batch,
    })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.Id
  }
}

import { sql } from 'drizzle-orm'
import { requireResource } from '#resources'
import { isParent } from '#resources/under.ts'
import type { Executor } from '../connection/database.ts'

/** Cases go along with the page that they are about (docs/rules.md#merging). What was reported, a report says as before. */

interface Merged {
  Id: number
  Source: string
  DropId: number
  KeepId: number
}

/** The columns of a case that name a record of this source. */
function columnsFor(source: string) {
  const resource = requireResource(source)
  return [
    ...(isParent(resource) ? [{ name: 'PageId', isIt: sql`true` }] : []),
    ...(resource.reportedAs ? [{ name: 'ContentId', isIt: sql`"Type" = ${resource.reportedAs}` }] : []),
  ]
}

export async function moveCases(tx: Executor, { Id, Source, DropId, KeepId }: Merged): Promise<void> {
  for (const { name, isIt } of columnsFor(Source))
    await tx.rows(sql`with moved as (update "case" set ${sql.identifier(name)} = ${KeepId}
        where ${sql.identifier(name)} = ${DropId} and ${isIt} returning "Id")
      insert into "mergeMove" ("MergeId", "Source", "Field", "RecordId") select ${Id}::integer, 'case', ${name}, "Id" from moved
      on conflict do nothing`)
}

export async function moveCasesBack(tx: Executor, { Id, Source, DropId, KeepId }: Merged): Promise<void> {
  for (const { name } of columnsFor(Source))
    await tx.rows(sql`update "case" set ${sql.identifier(name)} = ${DropId} where ${sql.identifier(name)} = ${KeepId}
      and "Id" in (select "RecordId" from "mergeMove" where "MergeId" = ${Id} and "Source" = 'case' and "Field" = ${name})`)
}

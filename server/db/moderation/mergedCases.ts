import { sql } from 'drizzle-orm'
import { requireResource } from '#resources'
import { isParent } from '#resources/under.ts'
import type { Executor } from '../connection/database.ts'
import { isOpen, setCase } from './cases.ts'

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
  const { reportedAs } = requireResource(Source)
  if (reportedAs) await joinOpenCases(tx, Id, reportedAs, KeepId)
}

/** Two open cases of one thing are one: that which somebody works on, else the older. Its reports remember where they were. */
async function joinOpenCases(tx: Executor, mergeId: number, type: string, contentId: number): Promise<void> {
  const [one, ...others] = await tx.rows<{ Id: number }>(sql`select "Id" from "case"
    where "Type" = ${type} and "ContentId" = ${contentId} and ${isOpen}
    order by ("ClaimedById" is null), "Id" for update`)
  for (const { Id } of others) {
    await tx.rows(sql`with moved as (update "caseReport" set "CaseId" = ${one!.Id} where "CaseId" = ${Id} returning "ReportId")
      insert into "mergeMove" ("MergeId", "Source", "Field", "RecordId", "Before")
        select ${mergeId}::integer, 'caseReport', 'Case', "ReportId", jsonb_build_array(${Id}::integer) from moved`)
    await tx.rows(sql`update "case" c set "Reports" = c."Reports" + o."Reports", "Weight" = c."Weight" + o."Weight"
      from "case" o where c."Id" = ${one!.Id} and o."Id" = ${Id}`)
    await setCase(tx, Id, 'closed', null)
  }
}

/** What has been decided meanwhile stays decided. */
async function partCases(tx: Executor, mergeId: number): Promise<void> {
  const parted = await tx.rows<{
    Id: number
    One: number
  }>(sql`update "caseReport" j set "CaseId" = (m."Before"->>0)::integer
    from "mergeMove" m, "case" c where m."MergeId" = ${mergeId} and m."Source" = 'caseReport' and m."RecordId" = j."ReportId"
      and c."Id" = j."CaseId" and c.${isOpen} returning j."CaseId" as "Id", c."Id" as "One"`)
  for (const [Id, One] of new Map(parted.map((row) => [row.Id, row.One]))) {
    await tx.rows(sql`update "case" c set "Reports" = c."Reports" - o."Reports", "Weight" = c."Weight" - o."Weight"
      from "case" o where c."Id" = ${One} and o."Id" = ${Id}`)
    await setCase(tx, Id, 'open', null)
  }
}

export async function moveCasesBack(tx: Executor, { Id, Source, DropId, KeepId }: Merged): Promise<void> {
  await partCases(tx, Id)
  for (const { name } of columnsFor(Source))
    await tx.rows(sql`update "case" set ${sql.identifier(name)} = ${DropId} where ${sql.identifier(name)} = ${KeepId}
      and "Id" in (select "RecordId" from "mergeMove" where "MergeId" = ${Id} and "Source" = 'case' and "Field" = ${name})`)
}

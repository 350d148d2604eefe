import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import { isParent } from '#resources/under.ts'
import type { Columns, Executor } from '../connection/database.ts'

/** What has happened to a record, in one list (docs/rules.md#history). No values, and nobody who reported it. */

/** Of one record, the newest first. Reasons are codes, fields names of columns. Roles and who is muted are not for all who judge. */
export const findTimeline = (db: Executor, resource: Resource, id: number, limit: number) =>
  db.rows<Columns>(sql`select h.*, p."Name" as "ByName" from (
      select 'create' as "What", "CreatedAt" as "At", null::integer as "ById", null as "Reason", null::timestamptz as "Until",
        null as "Fields", null::timestamptz as "UndoneAt" from ${sql.identifier(resource.name)} where "Id" = ${id}
      union all select 'change', "CreatedAt", "ProfileId", null, null,
        (select string_agg(name, ',') from jsonb_object_keys("Values") name), null
        from "edit" where "Source" = ${resource.name} and "RecordId" = ${id}
      union all select 'report', r."CreatedAt", null, null, null, null, null from "case" c
        join "caseReport" j on j."CaseId" = c."Id" join "report" r on r."Id" = j."ReportId"
        where c."Type" = ${resource.reportedAs ?? null} and c."ContentId" = ${id}
      union all select a."Act", a."CreatedAt", a."ByProfileId", a."Reason", a."Until", null, a."UndoneAt"
        from "case" c join "caseAct" a on a."CaseId" = c."Id"
        where c."Type" = ${resource.reportedAs ?? null} and c."ContentId" = ${id}
      union all select u."Act", u."CreatedAt", u."ById", u."Reason", null, null, null from "audit" u
        where u."About" = ${resource.name} and u."AboutId" = ${id} and u."Act" = any('{delete,restore,merge,takeIn,unmerge,hold,lift,verify,unverify,lapse,reassign,call}')
        -- What its own case has done and undone is there already; what came with the suspension of its owner is not.
        and not exists (select 1 from "case" c join "caseAct" a on a."CaseId" = c."Id"
          where c."Type" = ${resource.reportedAs ?? null} and c."ContentId" = ${id} and a."Act" = any('{hold,lift,verify,unverify}')
          and (a."UndoneAt" = u."CreatedAt" or a."CreatedAt" = u."CreatedAt" and a."Act" = u."Act"))
      ${
        isParent(resource)
          ? sql`union all select 'reassign', "UpdatedAt", null, null, null, null, null
        from "pageTransfer" where "PageId" = ${id} and "State" = 'accepted'
      union all select 'claim', "CreatedAt", "ProfileId", "Proof", null, null, null from "claim" where "PageId" = ${id}`
          : sql``
      }
    ) h left join "profile" p on p."Id" = h."ById" order by h."At" desc limit ${limit}`)

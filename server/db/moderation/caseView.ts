import { sql } from 'drizzle-orm'
import { hidden, may, type Actor, type Resource } from '#resources'
import { moderationCase, type Case } from '#resources/case.ts'
import { appealable, appealDays, undoMinutes } from '#resources/case.ts'
import { requireReported } from '#resources/targets.ts'
import { isParent } from '#resources/under.ts'
import { stands } from './appeals.ts'
import { contentIdOf, type CaseRow } from './cases.ts'
import { findClaims } from './claimView.ts'
import { isUnchanged, type ActRow } from './undo.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { findRecord, select, type Row } from '../records/records.ts'
import { rightOf } from './mute.ts'
import { findRelated, titleOf } from './related.ts'

/** What moderators and those concerned read of cases. Nothing here holds an address of an account. */

type Named = Pick<Case, 'Type' | 'ContentId'>
const shown = 20

/** What has become a draft since it was reported is for those who write it (docs/rules.md#drafts). */
export const isForJudge = (who: Actor) => (resource: Resource, row: Row) =>
  (row as Columns)['Status'] !== hidden || may(who, 'seeHidden', resource, row)

/** The names of what these are about, as it is now; null where it is gone, or not for who reads it. */
export async function withTitles<C extends Named>(
  db: Executor,
  cases: readonly C[],
  isFor: (resource: Resource, row: Row) => boolean,
) {
  const types = new Set(cases.flatMap(({ Type, ContentId }) => (Type && ContentId !== null ? [Type] : [])))
  const titles = new Map<string, string | null>()
  for (const type of types) {
    const resource = requireReported(type)
    const ids = cases.flatMap((one) => (one.Type === type ? (contentIdOf(one) ?? []) : []))
    const rows = await select(db, resource, { where: sql`r."Id" = any(${sql.param(ids)}::integer[])` })
    for (const row of rows) if (isFor(resource, row)) titles.set(`${type} ${row.Id}`, titleOf(resource, row))
  }
  return cases.map((one) => ({ ...one, Title: titles.get(`${one.Type} ${one.ContentId}`) ?? null }))
}

export async function countCases(db: Executor, profileId: number) {
  const [row] = await db.rows<{ Open: number; Appealed: number; Mine: number; Oldest: string | null }>(sql`select
      count(*) filter (where "State" in ('open', 'claimed'))::integer as "Open",
      count(*) filter (where "State" = 'appealed')::integer as "Appealed",
      count(*) filter (where "ClaimedById" = ${profileId})::integer as "Mine", min("CreatedAt") as "Oldest"
    from "case" where "State" in ('open', 'claimed', 'appealed')`)
  return row!
}

const actsOf = sql`select a."Before", a."CaseVersion",
  a."CreatedAt" > now() - make_interval(mins => ${undoMinutes}) as "IsFresh", a."Id", a."CaseId", a."Act", a."Reason", a."Until", a."Note", a."CreatedAt", a."UndoneAt",
  a."ByProfileId", p."Name" as "ByName", v."Text" as "Appeal", v."Outcome" as "AppealOutcome",
  v."CreatedAt" as "AppealedAt"
  from "caseAct" a left join "profile" p on p."Id" = a."ByProfileId" left join "appeal" v on v."ActId" = a."Id"`

/** Everything that belongs together, as far as the thing itself does not say it. */
export async function findWhole(db: Executor, id: number, who: Actor) {
  const one = (await findRecord(db, moderationCase, id)) as (Row & Case) | undefined
  if (!one) return undefined
  const resource = requireReported(one.Type ?? 'Post')
  const contentId = contentIdOf(one)
  const found = contentId === null ? undefined : await findRecord(db, resource, contentId)
  const thing = found && isForJudge(who)(resource, found) ? found : undefined
  const page =
    one.PageId === null ? undefined : ((await findRecord(db, requireReported('Page'), one.PageId)) as Columns)
  const ownerId = (page?.['OwnerId'] ?? (thing as Columns | undefined)?.['ProfileId'] ?? null) as number | null
  const subjectId = resource.access === 'profile' ? contentId : ownerId
  const reports = await db.rows<Columns>(sql`select r."Id", r."Description", r."CreatedAt", r."State", r."Snapshot",
      r."ProfileId" as "ReporterId", p."Name" as "ReporterName",
      w.*, m."ProfileId" is not null as "Muted"
    from "caseReport" c join "report" r on r."Id" = c."ReportId" left join "profile" p on p."Id" = r."ProfileId"
    left join "mute" m on m."ProfileId" = r."ProfileId" cross join lateral ${rightOf} w
    where c."CaseId" = ${id} order by r."Id" desc limit ${shown}`)
  const earlier = await db.rows<Columns & Named>(sql`select c."Id", c."Type", c."ContentId", c."State", c."CreatedAt",
      (select json_agg(json_build_object('Act', a."Act", 'Reason', a."Reason", 'Until', a."Until") order by a."Id")
        from "caseAct" a where a."CaseId" = c."Id" and a."UndoneAt" is null) as "Acts"
    from "case" c where c."Id" <> ${id} and c."Id" = any(array(
      select "Id" from "case" where "Type" = ${one.Type} and "ContentId" = ${one.ContentId}
      union select "Id" from "case" where "PageId" = ${one.PageId}::integer
      union select "CaseId" from "caseAct" where "SubjectId" = ${subjectId}::integer))
    order by c."Id" desc limit ${shown}`)
  const acts = await db.rows<ActRow>(sql`${actsOf} where a."CaseId" = ${id} order by a."Id" desc limit ${shown}`)
  return {
    ...(await withTitles(db, [one], isForJudge(who)))[0]!,
    thing,
    resource,
    Owner: subjectId === null ? null : await findOwner(db, subjectId),
    Reports: reports,
    Acts: acts.map(({ Before, CaseVersion, IsFresh, ...act }) => ({
      ...act,
      Others: Before.others?.length ?? 0,
      MayUndo:
        IsFresh &&
        act.UndoneAt === null &&
        (who.superAdmin || act.ByProfileId === who.profileId) &&
        isUnchanged({ Before, CaseVersion }, one),
    })),
    Earlier: await withTitles(db, earlier, isForJudge(who)),
    Related: await findRelated(db, thingsOf(resource, thing, page)),
    Claims: isParent(resource) && contentId !== null ? await findClaims(db, contentId, who.profileId) : [],
  }
}

/** How many reports of a page, and of what is under it, were right within a year. */
export async function countUpheld(db: Executor, pageId: number) {
  const [row] = await db.rows<{ Upheld: number }>(sql`select count(*)::integer as "Upheld"
    from "case" c join "caseReport" j on j."CaseId" = c."Id" join "report" r on r."Id" = j."ReportId"
    where c."PageId" = ${pageId} and r."State" = 'resolved' and r."UpdatedAt" > now() - interval '1 year'`)
  return row!
}

/** A record, and the page it is on: what its traces are looked for in. */
export const thingsOf = (resource: Resource, thing: Columns | undefined, page: Columns | undefined) => {
  const parent = requireReported('Page')
  return [
    ...(thing ? [[resource, thing] as const] : []),
    ...(page && page['Id'] !== (resource === parent ? thing?.['Id'] : undefined) ? [[parent, page] as const] : []),
  ]
}

export async function findRelatedTo(db: Executor, one: Pick<CaseRow, 'Type' | 'ContentId' | 'PageId'>) {
  const resource = requireReported(one.Type)
  const [contentId, pageId] = [contentIdOf(one), one.PageId]
  const thing = contentId === null ? undefined : await findRecord(db, resource, contentId)
  const page = pageId === null ? undefined : await findRecord(db, requireReported('Page'), pageId)
  return findRelated(db, thingsOf(resource, thing, page))
}

/** Whom it belongs to: since when, and figures. */
async function findOwner(db: Executor, profileId: number) {
  const [owner] = await db.rows<Columns>(sql`select p."Id", p."Name", p."CreatedAt",
      (select count(*) from "page" where "OwnerId" = p."Id")::integer as "Pages",
      (select count(*) from "caseAct" a where a."SubjectId" = p."Id" and a."UndoneAt" is null
        and not exists (select 1 from "appeal" v where v."ActId" = a."Id" and v."Outcome" = 'granted')
        and a."Act" = any(${sql.param([...appealable])}::text[]))::integer as "Measures",
      exists (select 1 from "suspension" s where s."ProfileId" = p."Id"
        and (s."Until" is null or s."Until" > now())) as "Suspended"
    from "profile" p where p."Id" = ${profileId}`)
  return owner ?? null
}

/** What was decided about a person's things and about what they reported, the newest first. */
export async function findOwn(
  db: Executor,
  { profileId, owns, administers }: Actor,
  isFor: (resource: Resource, row: Row) => boolean,
) {
  const rows = await db.rows<Columns & Named>(sql`select a."Id" as "ActId", a."CaseId", a."Act", a."Reason", a."Until",
      a."CreatedAt", c."Type", c."ContentId", m."As", m."ReportId",
      a."CreatedAt" + make_interval(days => ${appealDays}) as "AppealUntil",
      m."As" = 'owner' and (a."SubjectId" = ${profileId} or c."PageId" = any(${sql.param([...owns])}::integer[]))
        and a."Act" = any(${sql.param([...appealable])}::text[]) and v."ActId" is null and ${stands}
        and a."CreatedAt" > now() - make_interval(days => ${appealDays}) as "MayAppeal",
      case when m."As" = 'owner' then coalesce(v."Outcome", case when v."ActId" is null then null else 'open' end) end
        as "Appeal"
    from (
      select "Id", 'owner' as "As", null::integer as "ReportId" from "caseAct"
        where "SubjectId" = ${profileId} and "Act" <> 'answer'
      union select a."Id", 'owner', null from "caseAct" a join "case" c on c."Id" = a."CaseId"
        where c."PageId" = any(${sql.param([...owns, ...administers])}::integer[]) and a."Act" <> 'answer'
      union select a."Id", 'reporter', r."Id" from "report" r join "caseReport" j on j."ReportId" = r."Id"
        join "caseAct" a on a."CaseId" = j."CaseId" where r."ProfileId" = ${profileId}
    ) m join "caseAct" a on a."Id" = m."Id" join "case" c on c."Id" = a."CaseId"
    left join "appeal" v on v."ActId" = a."Id"
    -- What became of a claim its people read as such.
    where a."UndoneAt" is null and a."Act" <> all('{accept,refuse}') and (m."As" = 'reporter' or a."Act" <> 'dismiss' or exists (
      select 1 from "appeal" w where w."AnsweredIn" = a."Id"))
    order by a."Id" desc limit 50`)
  return withTitles(db, rows, isFor)
}

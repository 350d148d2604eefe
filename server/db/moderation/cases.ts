import { sql } from 'drizzle-orm'
import { isParent } from '#resources/under.ts'
import type { Resource } from '#resources'
import type { Case } from '#resources/case.ts'
import { claimMinutes } from '#resources/case.ts'
import type { Report } from '#resources'
import { requireReported } from '#resources/targets.ts'
import { refusal } from '#resources/refusals.ts'
import { conflict } from '../../errors.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { enqueueAt } from '../jobs/jobs.ts'
import { notifyProfile } from '../notifications.ts'
import type { Changes } from '../writing/mutations.ts'

/** Cases: what is reported, by the thing (docs/rules.md#cases). */

export type CaseRow = Pick<Case, 'Id' | 'ContentId' | 'PageId' | 'ClaimedById' | 'Version' | 'Reports'> & {
  readonly Type: NonNullable<Case['Type']>
  readonly State: NonNullable<Case['State']>
  /** Somebody claimed it too long ago. */
  readonly IsLapsed: boolean
}

const isOpen = sql`"State" in ('open', 'claimed', 'appealed')`
const lapsed = sql`coalesce("ClaimedAt" < now() - make_interval(mins => ${claimMinutes}), true)`

export const isDecided = ({ State }: Pick<CaseRow, 'State'>) => State === 'answered' || State === 'closed'

export async function lockCase(tx: Executor, id: number): Promise<CaseRow | undefined> {
  const [row] = await tx.rows<CaseRow>(sql`select *, ${lapsed} as "IsLapsed" from "case" where "Id" = ${id} for update`)
  return row
}

export async function findCase(db: Executor, id: number): Promise<CaseRow | undefined> {
  const [row] = await db.rows<CaseRow>(sql`select *, ${lapsed} as "IsLapsed" from "case" where "Id" = ${id}`)
  return row
}

const maxId = 2_147_483_647

/** The number of what it is about; null where it names nothing: before, any number could be reported. */
export const contentIdOf = ({ ContentId }: { readonly ContentId: number | null }): number | null =>
  ContentId !== null && Number.isInteger(ContentId) && ContentId <= maxId ? ContentId : null

/** The page whose people answer for a record: its own, or itself. A rating is its writer's. */
export function pageBehind(resource: Resource, row: Columns): number | null {
  if (isParent(resource)) return row['Id'] as number
  const owner = resource.ownedBy ? resource.fields[resource.ownedBy] : undefined
  return owner?.kind === 'reference' && isParent({ name: owner.to }) ? (row[`${resource.ownedBy}Id`] as number) : null
}

interface Thing {
  readonly Type: CaseRow['Type']
  readonly ContentId: number | null
  readonly PageId: number | null
}

/** The open case of a thing. Null: there is none. */
export async function findOpenCase(tx: Executor, { Type, ContentId }: Omit<Thing, 'PageId'>): Promise<number | null> {
  if (ContentId === null) return null
  // Two who report one thing at once wait for one another.
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext(${`case ${Type} ${ContentId}`}))`)
  // Locked: one that is being decided at this moment is open no more.
  const [found] = await tx.rows<{ Id: number }>(sql`select "Id" from "case"
    where "Type" = ${Type} and "ContentId" = ${ContentId} and ${isOpen} order by "Id" desc limit 1 for update`)
  return found?.Id ?? null
}

export async function makeCase(tx: Executor, { Type, ContentId, PageId }: Thing, state: CaseRow['State']) {
  const [made] = await tx.rows<{ Id: number }>(sql`insert into "case" ("Type", "ContentId", "PageId", "State")
    values (${Type}, ${ContentId}, (select "Id" from "page" where "Id" = ${PageId}::integer), ${state}) returning "Id"`)
  return made!.Id
}

/** Of reports `r` those at which somebody has looked: what a muted person reports is dismissed by nobody (mute.ts). */
export const judged = sql`not exists (select 1 from "caseReport" j join "caseAct" a on a."CaseId" = j."CaseId"
  where j."ReportId" = r."Id" and a."ByProfileId" is null)`

/** Adds a report to the open case of what it is about, or to a closed one of its own. A report about nothing is a case of its own. */
export async function joinCase(
  tx: Executor,
  report: Pick<Report, 'Id' | 'Type' | 'ContentId' | 'Snapshot'> & Columns,
  { alone = false } = {},
): Promise<number> {
  const Type = report.Type ?? 'Post'
  const { ContentId } = report
  const copy = JSON.parse(report.Snapshot ?? '{}') as Columns
  const PageId = pageBehind(requireReported(Type), { ...copy, Id: contentIdOf(report) }) ?? null
  const thing = { Type, ContentId, PageId }
  const open = alone ? null : await findOpenCase(tx, thing)
  const Id = open ?? (await makeCase(tx, thing, alone ? 'closed' : 'open'))
  const reporter = (report['ProfileId'] as number | null) ?? null
  const [told] = await tx.rows<{ weight: number }>(sql`select case
      when ${reporter}::integer is null then 1
      when exists (select 1 from "caseReport" c join "report" o on o."Id" = c."ReportId"
        where c."CaseId" = ${Id} and o."ProfileId" = ${reporter}) then 0
      else 1 + 2.0 * (count(*) filter (where r."State" = 'resolved') + 1)
        / (count(*) filter (where r."State" in ('resolved', 'dismissed')) + 2) end::float8 as weight
    from "report" r where r."ProfileId" = ${reporter}::integer and ${judged}`)
  await tx.rows(sql`insert into "caseReport" ("ReportId", "CaseId") values (${report.Id}, ${Id})`)
  await tx.rows(sql`with joined as (update "case" set "Reports" = "Reports" + 1, "Weight" = "Weight" + ${told!.weight}
      where "Id" = ${Id} returning "State")
    update "report" set "State" = 'reviewing' from joined where joined."State" = 'claimed' and "Id" = ${report.Id}`)
  return Id
}

export const isInCase = async (tx: Executor, reportId: number): Promise<boolean> =>
  (await tx.rows(sql`select 1 from "caseReport" where "ReportId" = ${reportId}`)).length > 0

/** Whether a report is about what its case is about, or has none yet. */
export const isOfItsCase = async (tx: Executor, reportId: number): Promise<boolean> =>
  (
    await tx.rows(sql`select 1 from "report" r join "caseReport" j on j."ReportId" = r."Id"
      join "case" c on c."Id" = j."CaseId" where r."Id" = ${reportId}
      and (coalesce(r."Type", 'Post'), r."ContentId") is distinct from (coalesce(c."Type", 'Post'), c."ContentId")`)
  ).length === 0

/** Cases of the open reports that a fill has written, or a process of the release before, which knows no cases. */
export async function makeCases(tx: Executor): Promise<void> {
  // One process after the other.
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('make cases'))`)
  const waiting = await tx.rows<Report & Columns>(sql`select * from "report" r where "State" in ('open', 'reviewing')
    and not exists (select 1 from "caseReport" where "ReportId" = r."Id")
    and not exists (select 1 from "mute" m where m."ProfileId" = r."ProfileId")
    -- Of a muted person who has gone it is dismissed in time as well.
    and (r."ProfileId" is not null or not exists (select 1 from "job" where "Kind" = 'dismissMuted'
      and "Payload" = jsonb_build_object('id', r."Id"))) order by "Id"`)
  for (const one of waiting) await joinCase(tx, one)
}

/**
 * Takes a case. One's own is taken anew.
 * @throws ApiError 409 with the name of who has it, or when it is decided
 */
export async function claimCase(tx: Executor, one: CaseRow, profileId: number): Promise<void> {
  if (isDecided(one)) throw conflict(refusal.caseDecided)
  await requireFree(tx, one, profileId)
  const state = one.State === 'appealed' ? 'appealed' : 'claimed'
  await setCase(tx, one.Id, state, profileId)
  if (state === 'claimed') await setReports(tx, one.Id, 'reviewing')
}

/** Whether nobody else is at work on it. */
export const isFree = ({ ClaimedById, IsLapsed }: CaseRow, profileId: number) =>
  ClaimedById === null || ClaimedById === profileId || IsLapsed

/** @throws ApiError 409 with the name of who has it */
export async function requireFree(tx: Executor, one: CaseRow, profileId: number): Promise<void> {
  if (isFree(one, profileId)) return
  const { ClaimedById } = one
  const [by] = await tx.rows<{ Name: string }>(sql`select "Name" from "profile" where "Id" = ${ClaimedById}`)
  throw conflict(refusal.caseTaken({ name: by?.Name ?? '' }), { ClaimedByName: by?.Name ?? null })
}

/** @throws ApiError 409 with the name of who has it */
export async function releaseCase(tx: Executor, one: CaseRow, profileId: number): Promise<void> {
  await requireFree(tx, one, profileId)
  if (one.ClaimedById === null) return
  const isOpenAgain = one.State === 'claimed'
  await setCase(tx, one.Id, isOpenAgain ? 'open' : one.State, null)
  if (isOpenAgain) await setReports(tx, one.Id, 'open')
}

/** Whether claims of a page wait, which keeps its case open whatever becomes of reports (docs/rules.md#claims). */
export const claimsWait = async (tx: Executor, { Type, ContentId }: Omit<Thing, 'PageId'>): Promise<boolean> =>
  isParent(requireReported(Type)) &&
  (await tx.rows(sql`select 1 from "claim" where "PageId" = ${ContentId} and "DecidedAt" is null limit 1`)).length > 0

/** A claim that was not renewed ends, and whoever goes on with it loses nothing unless somebody else has begun. */
export async function lapseClaim(tx: Executor, id: number): Promise<void> {
  const one = await lockCase(tx, id)
  if (!one || one.ClaimedById === null || !one.IsLapsed) return
  const state = one.State === 'claimed' ? 'open' : one.State
  await tx.rows(sql`update "case" set "State" = ${state}, "ClaimedById" = null, "ClaimedAt" = null where "Id" = ${id}`)
  if (state === 'open') await setReports(tx, id, 'open')
}

/** @param claimedBy who has it from now on; left out, it stays with whom it is. @returns its version */
export async function setCase(tx: Executor, id: number, state: CaseRow['State'], claimedBy?: number | null) {
  const claim =
    claimedBy === undefined
      ? sql``
      : sql`"ClaimedById" = ${claimedBy}::integer,
          "ClaimedAt" = case when ${claimedBy}::integer is null then null else now() end,`
  const [row] = await tx.rows<{ Version: number }>(sql`update "case" set "State" = ${state}, ${claim}
    "Version" = "Version" + 1, "UpdatedAt" = now() where "Id" = ${id} returning "Version"`)
  if (typeof claimedBy === 'number')
    await enqueueAt(tx, 'lapseClaim', { id }, sql`now() + make_interval(mins => ${claimMinutes})`)
  return row!.Version
}

/**
 * Opens a decided case again. Another one of the same thing that was begun meanwhile becomes part of it.
 * @param to.for who does it as a moderator: not while somebody else is at work on that one
 */
export async function reopenCase(
  tx: Executor,
  one: CaseRow,
  state: CaseRow['State'],
  to: { claimedBy?: number | null; for?: number },
): Promise<void> {
  const other = isDecided(one) && state !== 'answered' && state !== 'closed' ? await findOpenCase(tx, one) : null
  if (other !== null && other !== one.Id) {
    if (to.for !== undefined) await requireFree(tx, (await lockCase(tx, other))!, to.for)
    await tx.rows(sql`update "caseReport" set "CaseId" = ${one.Id} where "CaseId" = ${other}`)
    // No act of a case that has become part of another can be undone.
    await tx.rows(sql`update "caseAct" set "CaseId" = ${one.Id}, "CaseVersion" = 0 where "CaseId" = ${other}`)
    await tx.rows(sql`update "case" c set "Reports" = c."Reports" + o."Reports", "Weight" = c."Weight" + o."Weight"
      from "case" o where c."Id" = ${one.Id} and o."Id" = ${other}`)
    await tx.rows(sql`update "case" set "Reports" = 0, "Weight" = 0 where "Id" = ${other}`)
    await setCase(tx, other, 'closed', null)
  }
  await setCase(tx, one.Id, state, to.claimedBy)
  if (other !== null && state === 'claimed') await setReports(tx, one.Id, 'reviewing')
}

/** A report as it was: its id, state and outcome. */
export type Answered = readonly [id: number, state: string, outcome: string | null]

interface Answer {
  readonly outcome: Changes
  /** Those that were answered before, too. */
  readonly anew: boolean
}

/**
 * The reports that wait follow their case; those that were answered stay so, and get an outcome only if there is one. Who is signed in
 * hears of an answer.
 * @returns what was changed, as it was
 */
export async function setReports(
  tx: Executor,
  caseId: number,
  state: NonNullable<Report['State']>,
  { outcome: { columns, raw = {} }, anew }: Answer = { outcome: { columns: {} }, anew: false },
): Promise<Answered[]> {
  const outcome = (columns['Outcome'] as string | null | undefined) ?? null
  const typed = typeof raw['Outcome'] === 'string' ? JSON.stringify({ Outcome: raw['Outcome'] }) : '{}'
  const waits = sql`coalesce(o."State", 'open') in ('open', 'reviewing')`
  const rows = await tx.rows<{ Id: number; ProfileId: number | null; State: string; Was: string; Told: string | null }>(
    sql`update "report" r set "State" = was.next, "Outcome" = ${outcome},
      "Raw" = nullif(coalesce(r."Raw", '{}'::jsonb) - 'Outcome' || ${typed}::jsonb, '{}'::jsonb),
      "Version" = r."Version" + 1, "UpdatedAt" = now()
    from (select o."Id", o."State", o."Outcome", case when ${anew}::boolean or ${waits} then ${state}::text else o."State" end as next
      from "report" o join "caseReport" c on c."ReportId" = o."Id" where c."CaseId" = ${caseId}
        and (${anew}::boolean or ${outcome !== null}::boolean or ${waits}) order by o."Id" for update of o) was
    where r."Id" = was."Id" and (r."State" is distinct from was.next or r."Outcome" is distinct from ${outcome})
    returning r."Id", r."ProfileId", r."State", coalesce(was."State", 'open') as "Was", was."Outcome" as "Told"`,
  )
  for (const { Id, ProfileId, State, Was } of rows) {
    if (ProfileId === null || Was === State || (State !== 'resolved' && State !== 'dismissed')) continue
    await notifyProfile(tx, ProfileId, { pageId: null, kind: 'case', about: 'report', aboutId: Id, state: State })
  }
  return rows.map(({ Id, Was, Told }) => [Id, Was, Told] as const)
}

export const restoreReports = (tx: Executor, reports: readonly Answered[]) =>
  tx.rows(sql`update "report" r set "State" = was->>1, "Outcome" = was->>2, "Raw" = nullif(r."Raw" - 'Outcome', '{}'::jsonb),
      "Version" = r."Version" + 1, "UpdatedAt" = now()
    from jsonb_array_elements(${JSON.stringify(reports)}::jsonb) was where r."Id" = (was->>0)::integer`)

/** Those who were told of an answer that is taken back: of all since, or of this act alone, which told no reporter. */
export async function forgetAnswers(tx: Executor, caseId: number, since: string, state: string | null): Promise<void> {
  const told = sql`delete from "notification" where "Kind" = 'case' and "CreatedAt" >= ${since}::timestamptz`
  await tx.rows(sql`${told} and "About" = 'case' and "AboutId" = ${caseId} and coalesce("State" = ${state}, true)`)
  if (state !== null) return
  await tx.rows(sql`${told} and "About" = 'report' and "AboutId" = any(array(
    select "ReportId"::float8 from "caseReport" where "CaseId" = ${caseId}))`)
}

import { sql, type SQL } from 'drizzle-orm'
import { lapseDays, maxSuggestions, overdueDays, suggestion, type Suggestion } from '#resources/suggestion.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { notify, notifyProfile } from '../notifications.ts'
import { isPresent } from '../records/presence.ts'
import { insertRecord } from '../writing/mutations.ts'

/** What people suggest for pages (docs/rules.md#suggestions): a row a person, and those of one value are answered together. */

const dayMs = 86_400_000
const about = { kind: 'suggestion', about: suggestion.name } as const

/** A column of page `p` as JSON. Special days are the owner's alone. */
const columnOfPage = (key: SQL) =>
  sql`case ${key} when 'Hours' then (to_jsonb(p) -> 'Hours') - 'exceptions' else to_jsonb(p) -> ${key} end`
const isAsIn = (json: SQL) =>
  sql`not exists (select 1 from jsonb_each(${json}::jsonb) m where m.value is distinct from coalesce(${columnOfPage(sql`m.key`)}, 'null'))`
/** The page says so by now. */
const isSameNow = isAsIn(sql`r."Same"`)

/** Who is muted is not heard, nor somebody whose page the owner blocks. Nobody tells them. */
const isHeard = sql`not exists (select 1 from "mute" m where m."ProfileId" = r."ProfileId")
  and not exists (select 1 from "pageBlock" b join "page" o on o."Id" = b."PageId"
    where b."ProfileId" = p."OwnerId" and o."OwnerId" = r."ProfileId")`
/** Whose people have been silent for too long, or who has none. */
const isOverdue = sql`(r."CreatedAt" < now() - make_interval(days => ${overdueDays}) or p."OwnerId" is null and not exists (
  select 1 from "pageAdmin" a where a."PageId" = p."Id" and a."State" = 'accepted'))`
const from = sql`"suggestion" r join "page" p on p."Id" = r."PageId"`

export interface Proposal extends Pick<Suggestion, 'Field' | 'Values' | 'Before' | 'Same' | 'Voice' | 'Note'> {
  readonly PageId: number
  readonly ProfileId: number | null
}

/** Keeps what somebody suggests; once more is the same. The page is locked. */
export async function propose(tx: Executor, proposal: Proposal): Promise<number> {
  const { PageId, ProfileId, Field, Same, Voice } = proposal
  const isOpen = sql`"State" = 'open' and "PageId" = ${PageId}`
  const known = await tx.rows<{ Id: number; Voice: string }>(
    sql`select "Id", "Voice" from "suggestion" where ${isOpen} and "Same" = ${Same}`,
  )
  const own = known.find((one) => one.Voice === Voice)
  if (own) return own.Id
  // Of one thing a person has one opinion, the last.
  await tx.rows(
    sql`delete from "suggestion" where ${isOpen} and "Field" = ${Field} and "ProfileId" = ${ProfileId}::integer`,
  )
  const EndsAt = new Date(Date.now() + lapseDays * dayMs)
  const Id = await insertRecord(tx, suggestion, { columns: { ...proposal, State: 'open', EndsAt } })
  // One piece of news at a time, however many are suggested.
  const [isNews] = await tx.rows(sql`select 1 from ${from} where r."Id" = ${Id} and ${isHeard} and not exists (
    select 1 from "notification" where "PageId" = ${PageId} and "Kind" = 'suggestion' and "State" = 'open' and "ReadAt" is null)`)
  if (isNews) await notify(tx, { pageId: PageId, ...about, aboutId: Id, state: 'open' })
  return Id
}

/** Of a page those that wait for its people; without one what waits for moderators. Each value once, the oldest first. */
export async function findOpen(db: Executor, pageId: number | null): Promise<Columns[]> {
  const scope = pageId === null ? isOverdue : sql`p."Id" = ${pageId}`
  return db.rows(sql`with waiting as (
      select min(r."Id") as "Id", r."PageId", r."Field", min(r."CreatedAt") as "CreatedAt", count(*)::integer as "Count",
        min(r."Values")::jsonb as said, bool_or(not ${isAsIn(sql`r."Before"`)}) as "Changed",
        to_json((array_agg(r."Note" order by r."Id") filter (where r."Note" is not null))[1:5]) as notes
      from ${from} where r."State" = 'open' and ${isHeard} and not ${isSameNow} and ${isPresent(suggestion)} and ${scope}
      group by r."PageId", r."Field", r."Same" order by 1 limit ${maxSuggestions}
    ) select w."Id", w."PageId", p."Name" as "PageName", w."Field", w."CreatedAt", w."Count", w."Changed",
        coalesce(w.notes, '[]') as "Notes", w.said || ${townOf(sql`w.said`)} as "Values",
        present.now || ${townOf(sql`present.now`)} as "Present"
      from waiting w join "page" p on p."Id" = w."PageId" cross join lateral (
        select jsonb_object_agg(key, ${columnOfPage(sql`key`)}) as now from jsonb_object_keys(w.said) key) present
      order by w."Id"`)
}

const townOf = (
  said: SQL,
) => sql`coalesce((select jsonb_build_object('TownName', t."Name", 'TownBurmeseName', t."BurmeseName")
  from "town" t where t."Id" = (${said} ->> 'TownId')::integer), '{}')`

/** What somebody has suggested lately, the newest first. What the page says by now waits for nobody. */
export const findProposed = (db: Executor, profileId: number) =>
  db.rows<Columns>(sql`select r."Id", r."PageId", p."Name" as "PageName", r."Field", r."CreatedAt",
      case when r."State" = 'open' and ${isSameNow} then 'lapsed' else r."State" end as "State",
      r."Values"::jsonb || ${townOf(sql`r."Values"::jsonb`)} as "Values"
    from ${from} where r."ProfileId" = ${profileId} and ${isPresent(suggestion)}
    order by r."Id" desc limit ${maxSuggestions}`)

export interface Standing extends Pick<Suggestion, 'Id' | 'Field' | 'Values' | 'Same' | 'State' | 'Former'> {
  readonly PageId: number
  readonly AnsweredById: number | null
  readonly IsSameNow: boolean
  readonly IsOverdue: boolean
  /** It can be undone still. */
  readonly IsFresh: boolean
  readonly Proposers: readonly number[]
}

/** One of those that are answered together; its page is locked, or nothing is decided by it. */
export const findStanding = async (db: Executor, id: number, undoSeconds = 0): Promise<Standing | undefined> =>
  (
    await db.rows<Standing>(sql`select r."Id", r."PageId", r."Field", r."Values", r."Same", r."State", r."Former", r."AnsweredById",
        ${isSameNow} as "IsSameNow", r."UpdatedAt" > now() - make_interval(secs => ${undoSeconds}) as "IsFresh",
        ${isOverdue} as "IsOverdue",
        array(select o."ProfileId" from "suggestion" o where o."PageId" = r."PageId" and o."Same" = r."Same"
          and o."State" = r."State" and o."ProfileId" is not null) as "Proposers"
      from ${from} where r."Id" = ${id} and ${isPresent(suggestion)}`)
  )[0]

/** Decides all of one value, and tells who suggested it. */
export async function settle(
  tx: Executor,
  one: Standing,
  { state, by, former }: { state: 'taken' | 'declined'; by: number; former: Columns | null },
): Promise<void> {
  const settled = await tx.rows<{
    Id: number
    ProfileId: number | null
  }>(sql`update "suggestion" set "State" = ${state},
      "AnsweredById" = ${by}, "Former" = ${former && JSON.stringify(former)}, "UpdatedAt" = now(), "EndsAt" = ${laterOn},
      "Voice" = case when "ProfileId" is not null then "Voice" end
    where "State" = 'open' and "PageId" = ${one.PageId} and "Same" = ${one.Same} returning "Id", "ProfileId"`)
  for (const { Id, ProfileId } of settled)
    if (ProfileId !== null && ProfileId !== by)
      await notifyProfile(tx, ProfileId, { pageId: one.PageId, ...about, aboutId: Id, state })
}
const laterOn = sql`now() + make_interval(days => ${lapseDays})`

/** Takes an answer back, and what was told. Who has suggested the same meanwhile does so once. */
export const reopen = (tx: Executor, { PageId, Same, State, AnsweredById }: Standing) =>
  tx.rows(sql`with reopened as (
      update "suggestion" r set "State" = 'open', "AnsweredById" = null, "Former" = null, "UpdatedAt" = now()
      where r."PageId" = ${PageId} and r."Same" = ${Same} and r."State" = ${State} and r."AnsweredById" = ${AnsweredById}
        and not exists (select 1 from "suggestion" o where o."PageId" = r."PageId" and o."Same" = r."Same"
          and o."Voice" = r."Voice" and o."State" = 'open') returning "Id"
    ) delete from "notification" where "About" = 'suggestion' and "AboutId" in (select "Id" from reopened) and "State" = ${State}`)

const lapsedAtOnce = 500
/** What nobody answered in time, or the page says by now. Rows that somebody is writing wait for the next time. */
export async function lapseSuggestions(tx: Executor): Promise<void> {
  const lapsed = await tx.rows<{ Id: number; ProfileId: number | null; PageId: number }>(sql`update "suggestion" set
      "State" = 'lapsed', "UpdatedAt" = now(), "EndsAt" = ${laterOn}, "Voice" = null
    where "Id" = any(array(select r."Id" from ${from} where r."State" = 'open' and (r."EndsAt" < now() or ${isSameNow})
      limit ${lapsedAtOnce} for key share of p skip locked for update of r skip locked)) returning "Id", "ProfileId", "PageId"`)
  for (const { Id, ProfileId, PageId } of lapsed)
    if (ProfileId !== null)
      await notifyProfile(tx, ProfileId, { pageId: PageId, ...about, aboutId: Id, state: 'lapsed' })
}

/** Long answered. */
export const expiredSuggestions = { table: suggestion.name, isOver: sql`"EndsAt" < now() and "State" <> 'open'` }

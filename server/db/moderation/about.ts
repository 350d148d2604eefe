import { sql } from 'drizzle-orm'
import type { Resource } from '#resources'
import { refusal, type Refusal } from '#resources/refusals.ts'
import { requireReported } from '#resources/targets.ts'
import { forbidden } from '../../errors.ts'
import { standing, type Identity } from '../accounts/suspensions.ts'
import type { Columns, Executor } from '../connection/database.ts'
import { findRecord, type Row } from '../records/records.ts'
import { findAppealed } from './appeals.ts'
import { contentIdOf, pageBehind, type CaseRow } from './cases.ts'

/** What is judged, whose it is, and who may judge it. */

/** Who acts, and what suspending somebody needs. */
export interface Actor {
  readonly profileId: number
  readonly superAdmin: boolean
  /** Pages in whose team they are. */
  readonly pages: readonly number[]
  /** Of the super admins by configuration. */
  readonly addresses: readonly string[]
  readonly hashOf: (identity: Identity) => string
  /** Whether somebody helps to run this, whom nobody suspends. */
  readonly isOfTeam: (profileId: number) => Promise<boolean>
}

/** A record as it is now, whom it belongs to, and the page whose people answer for it. */
export interface About {
  readonly resource: Resource
  readonly thing: Row | undefined
  readonly subjectId: number | null
  readonly pageId: number | null
}

export async function findAbout(tx: Executor, one: Pick<CaseRow, 'Type' | 'ContentId' | 'PageId'>): Promise<About> {
  const resource = requireReported(one.Type)
  const id = contentIdOf(one)
  const thing = id === null ? undefined : await findRecord(tx, resource, id)
  const about = thing && (await aboutOf(tx, resource, thing))
  return about ?? { resource, thing: undefined, subjectId: null, pageId: one.PageId }
}

export async function aboutOf(tx: Executor, resource: Resource, thing: Row): Promise<About> {
  const pageId = pageBehind(resource, thing)
  return { resource, thing, pageId, subjectId: await subjectOf(tx, resource, thing, pageId) }
}

/** The person who answers for a record. */
async function subjectOf(tx: Executor, resource: Resource, row: Row, pageId: number | null): Promise<number | null> {
  if (resource.access === 'profile') return row.Id
  if (pageId === null) return resource.ownedBy ? ((row as Columns)[`${resource.ownedBy}Id`] as number | null) : null
  const [page] = await tx.rows<{ OwnerId: number | null }>(sql`select "OwnerId" from "page" where "Id" = ${pageId}`)
  return page?.OwnerId ?? null
}

interface Concerned {
  /** Those whom it concerns. */
  readonly people: readonly (number | null)[]
  readonly pageId: number | null
  /** Those who decided what is appealed against. */
  readonly first?: readonly number[]
}

/** Whom a decision of a case concerns: whose it is, and of an appeal also who appealed, and who decided first. */
export async function concernedIn(
  tx: Executor,
  one: Pick<CaseRow, 'Id' | 'State'>,
  { subjectId, pageId }: Pick<About, 'subjectId' | 'pageId'>,
): Promise<Concerned & { readonly appealedBy: number | null }> {
  const appealed = one.State === 'appealed' ? await findAppealed(tx, one.Id) : []
  return {
    people: [subjectId, ...appealed.flatMap(({ SubjectId, ProfileId }) => [SubjectId, ProfileId])],
    pageId,
    first: appealed.map(({ ByProfileId }) => ByProfileId),
    appealedBy: appealed[0]?.SubjectId ?? null,
  }
}

/** @throws ApiError 403 where somebody else decides */
export async function requireAnother(tx: Executor, concerned: Concerned, by: Actor): Promise<void> {
  const why = await whyAnother(tx, concerned, by)
  if (why !== null) throw forbidden(why)
}

/**
 * Nobody judges what is their own, nor answers the appeal against what they decided. A team of one would otherwise leave people without
 * an answer, so there it may.
 */
export async function whyAnother(
  tx: Executor,
  { people, pageId, first = [] }: Concerned,
  { profileId, pages, addresses }: Actor,
): Promise<Refusal | null> {
  const isOwn = people.includes(profileId) || (pageId !== null && pages.includes(pageId))
  if (!isOwn && !first.includes(profileId)) return null
  const not = [profileId, ...first, ...people.filter((id) => id !== null)]
  const [another] = await tx.rows(sql`select 1 from (
      select "Id" from "profile" where "Email" = any(${sql.param([...addresses])}::text[])
      union select "ProfileId" from "role" where "Role" in ('moderator', 'superAdmin')
    ) team where not "Id" = any(${sql.param(not)}::integer[])
      and not exists (select 1 from "suspension" s where s."ProfileId" = team."Id" and ${standing}) limit 1`)
  return another ? (isOwn ? refusal.notOnesOwn : refusal.answeredByAnother) : null
}

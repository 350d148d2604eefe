import type { AnyRecord, Page, Report } from '#resources'
import type { AuditAct } from '#resources/audit.ts'
import type { Case, CaseAct, CaseReason, Trace, WrittenAct } from '#resources/case.ts'
import type { ClaimAct, ClaimProof, ClaimReason } from '#resources/claims.ts'
import { statusOf } from '../ApiError.ts'
import { httpClient } from '../httpClient.ts'
import { asTypedParts, plainForm } from '../plainForm.ts'
import type { JudgedClaim } from './claims.ts'

/** Cases of moderation, for those who judge them and for those concerned (docs/rules.md#cases). */

export type ListedCase = Case & { readonly Title: string | null }
export interface CaseActRow {
  readonly Id: number
  readonly Act: WrittenAct
  readonly Reason: CaseReason | ClaimReason | ClaimProof | null
  readonly Until: string | null
  readonly Note: string | null
  readonly CreatedAt: string
  readonly UndoneAt: string | null
  readonly ByProfileId: number | null
  readonly ByName: string | null
  readonly Appeal: string | null
  readonly AppealOutcome: Appealed | null
  /** by who reads it, now */
  readonly MayUndo: boolean
  /** how many acts its undo takes back besides */
  readonly Others: number
}
export type Appealed = 'open' | 'granted' | 'refused' | 'changed'
export type EarlierCase = Pick<ListedCase, 'Id' | 'Type' | 'ContentId' | 'State' | 'CreatedAt' | 'Title'>
export interface WholeCase extends Omit<ListedCase, 'Reports'> {
  readonly Thing: AnyRecord | null
  readonly Owner: {
    readonly Id: number
    readonly Name: string
    readonly CreatedAt: string
    readonly Pages: number
    readonly Measures: number
    readonly Suspended: boolean
  } | null
  readonly Reports: readonly (Report & {
    readonly ReporterId: number | null
    readonly ReporterName: string | null
    readonly Right: number
    readonly Wrong: number
    readonly Muted: boolean | null
  })[]
  readonly Acts: readonly CaseActRow[]
  /** what is open to who reads it, now */
  readonly May: readonly CaseAct[]
  readonly Earlier: readonly EarlierCase[]
  readonly Related: readonly RelatedThing[]
  /** left out by the release before */
  readonly Claims?: readonly JudgedClaim[]
}
/** What has something in common with what a case is about. */
export interface RelatedThing {
  readonly Type: NonNullable<Case['Type']>
  readonly Id: number
  readonly Title: string | null
  readonly Held: boolean
  readonly By: readonly Trace[]
}

export interface CaseQuery {
  readonly filter: Readonly<Record<string, unknown>>
  readonly sort: readonly [field: string, order: 'ASC' | 'DESC']
}

export const casesPerPage = 100

/** So many of a queue, after those before. */
export async function findCases({ filter, sort }: CaseQuery, from: number, signal: AbortSignal): Promise<ListedCase[]> {
  const asked = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: JSON.stringify([from, from + casesPerPage - 1]),
  })
  return (await httpClient(`/case/api?${asked}`, { signal })).json as ListedCase[]
}

/** The case that a report has joined: of its thing the newest that was there. Null: none. */
export async function findCaseOf(
  { Type, ContentId, CreatedAt }: Pick<Report, 'Type' | 'ContentId' | 'CreatedAt'>,
  signal: AbortSignal,
): Promise<ListedCase | null> {
  const cases = await findCases({ filter: { Type, ContentId }, sort: ['CreatedAt', 'DESC'] }, 0, signal)
  return cases.find((one) => one.CreatedAt <= CreatedAt) ?? cases.at(-1) ?? null
}

/** Null: there is no such case. */
export async function findCase(id: number, signal: AbortSignal): Promise<WholeCase | null> {
  try {
    return ((await httpClient(`/case/api/byId/${id}`, { signal })).json as WholeCase[])[0] ?? null
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}

export async function countCases(signal: AbortSignal) {
  const { json } = await httpClient('/case/api/count', { signal })
  return json as { Open: number; Appealed: number; Mine: number; Oldest: string | null }
}

/** Reports of a page, and of what is under it, that were right within a year. */
export const countUpheld = async (pageId: number, signal: AbortSignal) =>
  ((await httpClient(`/case/api/upheld/${pageId}`, { signal })).json as { Upheld: number }).Upheld

const post = async (call: string, fields: Parameters<typeof plainForm>[0]) =>
  (await httpClient(`/case/api/${call}`, { method: 'POST', body: plainForm(fields) })).json as { Id: number }

export const claimCase = (id: number) => post('claim', { id })
export const releaseCase = (id: number) => post('release', { id })

export interface CaseDecision {
  readonly act: CaseAct
  readonly reason: CaseReason
  readonly version: number
  readonly days?: number | undefined
  readonly holdPages?: string | undefined
  readonly note?: string | undefined
  readonly outcome?: string | undefined
  /** The outcome is no Zawgyi, though it looks like it. */
  readonly asTyped: boolean
  /** What was seen of a business that is verified. */
  readonly proof?: Page['VerifiedProof'] | undefined
  /** related things that it concerns too, as `nameOf` names them, joined by commas */
  readonly also?: string | undefined
}

/** As calls name a thing. */
export const nameOf = ({ Type, Id }: Pick<RelatedThing, 'Type' | 'Id'>) => `${Type} ${Id}`

/** Resolves with the act's id, by which it is undone. Rejects with ApiError: 409 when the case was changed meanwhile. */
export const actOnCase = async (id: number, { asTyped, ...decision }: CaseDecision): Promise<number> =>
  (await post('act', { id, ...decision, ...asTypedParts('Outcome', asTyped) })).Id
export const undoAct = (actId: number) => post('undo', { actId })

export interface OwnMeasure {
  readonly ActId: number
  readonly CaseId: number
  readonly Act: Exclude<WrittenAct, ClaimAct>
  readonly Reason: CaseReason | null
  readonly Until: string | null
  readonly CreatedAt: string
  readonly Type: NonNullable<Case['Type']>
  readonly ContentId: number | null
  readonly Title: string | null
  readonly As: 'owner' | 'reporter'
  readonly ReportId: number | null
  readonly MayAppeal: boolean
  readonly AppealUntil: string
  readonly Appeal: Appealed | null
}

/** GET /case/api/own: what was decided about the person's own things and reports. */
export async function findOwnMeasures(signal: AbortSignal): Promise<OwnMeasure[]> {
  return (await httpClient('/case/api/own', { signal })).json as OwnMeasure[]
}

/** POST /appeal/api, by whom it concerns, or with the token of a sign-in that was refused. */
export type AppealAbout = { caseId: number; actId: number } | { appealToken: string }
export const sendAppeal = (about: AppealAbout, text: string) =>
  httpClient('/appeal/api', { method: 'POST', body: plainForm({ ...about, text }) })

export interface MutedPerson {
  readonly Id: number
  readonly Name: string
  readonly Since: string
  readonly ByName: string | null
  readonly Right: number
  readonly Wrong: number
}

/** GET /case/api/muted: whose reports open no work. */
export async function findMuted(signal: AbortSignal): Promise<MutedPerson[]> {
  return (await httpClient('/case/api/muted', { signal })).json as MutedPerson[]
}
export const setMuted = (profileId: number, muted: boolean) => post('mute', { profileId, muted: String(muted) })

/** One thing that has happened to a record. */
export interface Happened {
  readonly What: AuditAct | WrittenAct | 'report' | 'claim'
  readonly At: string
  readonly ById: number | null
  readonly ByName: string | null
  readonly Reason: string | null
  readonly Until: string | null
  readonly Fields: string | null
  readonly UndoneAt: string | null
}

/** GET /case/api/timeline/{source}/{id}, the newest first. */
export async function findTimeline(source: string, id: number, signal: AbortSignal): Promise<Happened[]> {
  return (await httpClient(`/case/api/timeline/${source}/${id}`, { signal })).json as Happened[]
}

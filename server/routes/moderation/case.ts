import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations, may, reportTypes, type Actor } from '#resources'
import { caseActs, caseReasons, maxAlso, maxMeasureDays, maxNoteLength, moderationCase } from '#resources/case.ts'
import { refusal } from '#resources/refusals.ts'
import { requireReported } from '#resources/targets.ts'
import { isSameAddress, lowerCaseAddress } from '#resources/emailAddress.ts'
import { maySee, serializeRecord, writeResponse } from '../../api/answer.ts'
import { call } from '../../api/call.ts'
import { arrayOf, object, positiveInteger, stringSchema } from '../../api/documented.ts'
import { answerTable } from '../../api/reads.ts'
import { requireActor } from '../../api/request.ts'
import { tableHeaders, tableQuery } from '../../api/resourceSchemas.ts'
import { declaredParts } from '../../api/schemas.ts'
import { flagPart, id, idPart, parts, readTextBody, textPart, type Part } from '../../api/body/textBody.ts'
import { transactionAs } from '../../api/transactionAs.ts'
import { readText } from '../../api/values.ts'
import type { RequestActor } from '../../auth/actor.ts'
import { identityHash } from '../../auth/session.ts'
import type { Executor } from '../../db/connection/database.ts'
import type { Actor as Judge } from '../../db/moderation/about.ts'
import { requireFits } from '../../db/moderation/acts.ts'
import { findPossible } from '../../db/moderation/possible.ts'
import { actOnAll, findConcerned, type Named } from '../../db/moderation/together.ts'
import { findAct, undoAct } from '../../db/moderation/undo.ts'
import { claimCase, contentIdOf, lockCase, releaseCase, requireFree, type CaseRow } from '../../db/moderation/cases.ts'
import { countCases, countUpheld, findOwn, findWhole, isForJudge, withTitles } from '../../db/moderation/caseView.ts'
import { isOfTeam } from '../../db/accounts/roles.ts'
import { findRecord } from '../../db/records/records.ts'
import { lockWithPages } from '../../db/writing/lockWithPages.ts'
import type { Services } from '../../http/services.ts'
import { badField, conflict, forbidden, notFound } from '../../errors.ts'

const { report } = declarations

export const oneOf = <T extends string>(name: string, values: readonly T[], example: T): Part<T> => ({
  ...textPart(name, { type: 'string', enum: [...values], example }),
  read: (text) => values.find((value) => value === text.trim()),
  refuse: () => badField(name, refusal.choiceUnknown),
})
const act = oneOf('act', caseActs, 'hold')
const reason = oneOf('reason', caseReasons, 'spam')
const days: Part<number | null> = {
  name: 'days',
  schema: { type: 'integer', minimum: 1, maximum: maxMeasureDays, example: 3 },
  read: (text) =>
    text.trim() === '' ? null : /^[1-9]\d{0,2}$/.test(text) && +text <= maxMeasureDays ? +text : undefined,
  refuse: () => badField('days', refusal.measureDays({ most: maxMeasureDays })),
}
const version = idPart('version', () => badField('version', refusal.positiveNumber))
const actId = idPart('actId', () => badField('actId', refusal.positiveNumber))
const holdPages = flagPart('holdPages')
const note = textPart('note')
const { values: proofs } = declarations.page.fields.VerifiedProof
export const proof: Part<string> = {
  ...textPart('proof', { type: 'string', enum: [...proofs] }),
  read: (text) => proofs.find((one) => one === text),
  refuse: () => badField('proof', refusal.unknown),
}

/** `Page 12, Product 7`: things of a case by their type and id. */
const also: Part<readonly Named[]> = {
  ...textPart('also', { type: 'string', example: '' }),
  read(text) {
    if (text.trim() === '') return []
    const named = text.split(',').flatMap((one): Named[] => {
      const [, type = '', contentId] = /^\s*([A-Z]\w*) ([1-9]\d{0,8})\s*$/.exec(one) ?? []
      const Type = reportTypes.find((name) => name === type)
      return Type ? [{ Type, ContentId: Number(contentId) }] : []
    })
    return named.length === text.split(',').length && named.length <= maxAlso ? named : undefined
  },
  refuse: () => badField('also', refusal.notRelated),
}

const open = object({})
const caseAnswer = object({ Id: positiveInteger, State: stringSchema, Version: positiveInteger })
const written = object({ status: stringSchema, message: stringSchema, Id: positiveInteger, data: caseAnswer })

/** What a judge needs beside their rights. */
export const judgeOf = (services: Services, tx: Executor, who: RequestActor): Judge => ({
  profileId: who.profileId,
  superAdmin: who.superAdmin,
  pages: [...who.owns, ...who.administers],
  addresses: services.config.superAdmins.map(({ email }) => lowerCaseAddress(email)),
  hashOf: (identity) => identityHash(services.secret, identity),
  isOfTeam: (profileId) =>
    isOfTeam(tx, profileId, (email) => services.config.superAdmins.some((admin) => isSameAddress(admin.email, email))),
})

const concerns = (
  { profileId, owns, administers }: RequestActor,
  { Owner, PageId }: { Owner: unknown; PageId?: unknown },
) => (Owner as { Id: number } | null)?.Id === profileId || [...owns, ...administers].includes(PageId as number)

export function requireModerator(who: Actor): void {
  if (!may(who, 'moderate', moderationCase)) throw forbidden()
}

/** Cases of moderation (docs/rules.md#cases). */
export function caseRoutes(app: FastifyInstance, services: Services): void {
  call(app, 'GET /case/api', {
    summary: 'Cases as a table; super admins and moderators',
    query: tableQuery,
    answer: arrayOf(caseAnswer),
    answerHeaders: tableHeaders,
    refusals: [400, 403],
    right: requireModerator,
    async handler(request, reply) {
      const rows = await answerTable(services, moderationCase, request, reply)
      return withTitles(services.db, rows as never, isForJudge(requireActor(request)))
    },
  })
  call(app, 'GET /case/api/count', {
    summary: 'How many cases wait',
    answer: open,
    refusals: [403],
    right: requireModerator,
    handler: (request) => countCases(services.db, requireActor(request).profileId),
  })
  call(app, 'GET /case/api/own', {
    summary: 'What was decided about one’s own things and reports',
    answer: arrayOf(open),
    handler(request) {
      const who = requireActor(request)
      return findOwn(services.db, who, (resource, row) => maySee(resource, row, who))
    },
  })
  call(app, 'GET /case/api/upheld/:pageId', {
    summary: 'How many reports of a page, and of what is under it, were right within a year',
    answer: object({ Upheld: { type: 'integer', minimum: 0 } }),
    refusals: [400, 403],
    right: requireModerator,
    handler: (_request, _reply, pageId) => countUpheld(services.db, pageId),
  })
  call(app, 'GET /case/api/byId/:id', {
    summary: 'A case with all that belongs to it',
    answer: arrayOf(caseAnswer),
    refusals: [400, 403, 404],
    right: requireModerator,
    async handler(request, reply, caseId) {
      const who = requireActor(request)
      const found = await findWhole(services.db, caseId, who)
      if (!found) return reply.code(404).send([])
      const { thing, resource, Reports, Acts, Listed: _listed, ...whole } = found
      // Who reported one's own things, and what colleagues noted, is not for oneself.
      const isOwn = concerns(who, whole)
      const seen = thing && serializeRecord(resource, thing, who)
      // Of a profile moderators see the name.
      const Thing = seen && resource.access === 'profile' ? { Id: seen['Id'], Name: seen['Name'] } : (seen ?? null)
      return [
        {
          ...whole,
          Thing,
          May: await findPossible(services.db, whole.Id, seen ?? null, judgeOf(services, services.db, who)),
          Acts: isOwn ? Acts.map((one) => ({ ...one, Note: null })) : Acts,
          Reports: Reports.map((one) => ({
            ...serializeRecord(report, { ...one, Type: whole.Type } as never, who),
            ...(isOwn && { ReporterId: null, ReporterName: null, Right: null, Wrong: null, Muted: null }),
          })),
        },
      ]
    },
  })
  judgingRoutes(app, services)
}

function judgingRoutes(app: FastifyInstance, services: Services): void {
  /** Runs a moderator's write on a case that is locked, what it is about first (docs/architecture.md#locks). */
  const onCase = (
    request: FastifyRequest,
    id: number,
    work: (tx: Executor, one: CaseRow, who: RequestActor) => Promise<number>,
    others: readonly Named[] = [],
  ) => {
    const decide = async (tx: Executor, now: RequestActor) => {
      requireModerator(now)
      const one = await lockCase(tx, id)
      if (!one) throw notFound()
      const Id = await work(tx, one, now)
      return writeResponse(Id, await findCase(tx, one.Id), 'Updated')
    }
    return transactionAs(services, requireActor(request), decide, (tx) => lockThings(tx, id, others))
  }
  for (const [name, what, move] of [
    ['claim', 'Take a case, for 15 minutes', claimCase],
    ['release', 'Give a case back', releaseCase],
  ] as const)
    call(app, `POST /case/api/${name}`, {
      summary: what,
      body: parts([id]),
      answer: written,
      refusals: [403, 404, 409],
      right: requireModerator,
      async handler(request) {
        const Id = (await readTextBody(request)).require(id)
        return onCase(request, Id, (tx, one, who) => move(tx, one, who.profileId).then(() => Id))
      },
    })
  call(app, 'POST /case/api/act', {
    summary: 'Decide a case; answers the act’s Id',
    body: parts([id, act, version], [reason, days, holdPages, proof, note, also], declaredParts(report, ['Outcome'])),
    answer: written,
    refusals: [403, 404, 409],
    right: requireModerator,
    async handler(request) {
      const body = await readTextBody(request)
      const decision = {
        act: body.require(act),
        reason: body.requireIfSent(reason) ?? null,
        days: body.requireIfSent(days) ?? null,
        holdPages: body.requireIfSent(holdPages) ?? false,
        proof: body.requireIfSent(proof) ?? null,
        note: body.find(note)?.trim() || null,
        outcome: await readText(report, 'Outcome', body.values),
        anew: false,
      }
      requireFits(decision)
      if ((decision.note?.length ?? 0) > maxNoteLength)
        throw badField('note', refusal.keepUnder({ most: maxNoteLength }))
      const read = body.require(version)
      const others = inOrder(body.requireIfSent(also) ?? [])
      const decide = async (tx: Executor, one: CaseRow, who: RequestActor) => {
        await requireFree(tx, one, who.profileId)
        if (one.Version !== read) throw conflict(refusal.caseChanged, await findCase(tx, one.Id))
        return actOnAll(tx, one, decision, judgeOf(services, tx, who), others)
      }
      return onCase(request, body.require(id), decide, others)
    },
  })
  call(app, 'POST /case/api/undo', {
    summary: 'Take an act back within ten minutes',
    body: parts([actId]),
    answer: written,
    refusals: [403, 404, 409],
    right: requireModerator,
    async handler(request) {
      const actOf = (await readTextBody(request)).require(actId)
      const found = await findAct(services.db, actOf)
      if (!found) throw notFound()
      const others = await findConcerned(services.db, found.CaseId, found.Before.others ?? [])
      return onCase(request, found.CaseId, (tx, _one, now) => undoAct(tx, actOf, judgeOf(services, tx, now)), others)
    },
  })
}

const findCase = async (tx: Executor, id: number) => {
  const row = await findRecord(tx, moderationCase, id)
  return row ? serializeRecord(moderationCase, row, null) : null
}

/** In one order, whoever names them. */
const inOrder = (things: readonly Named[]) =>
  [...new Map(things.map((one) => [`${one.Type} ${one.ContentId}`, one])).values()].sort(
    (one, other) => one.Type.localeCompare(other.Type) || (one.ContentId ?? 0) - (other.ContentId ?? 0),
  )

/** Keeps what a case and these are about, and their pages, as they are. */
async function lockThings(tx: Executor, caseId: number, others: readonly Named[]): Promise<void> {
  const one = (await findRecord(tx, moderationCase, caseId)) as unknown as CaseRow | undefined
  for (const named of inOrder(one ? [one, ...others] : [])) {
    const contentId = contentIdOf(named)
    const resource = requireReported(named.Type)
    const thing = contentId === null ? undefined : await findRecord(tx, resource, contentId)
    if (thing) await lockWithPages(tx, resource, thing)
  }
}

import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations, type Page } from '#resources'
import { claimProofs, claimReasons, maxProofMegabytes, proofTypes, type ProofType } from '#resources/claims.ts'
import { maxNoteLength } from '#resources/case.ts'
import { refusal } from '#resources/refusals.ts'
import { toAsciiDigits } from '#resources/text/digits.ts'
import { maySee, writeResponse } from '../../api/answer.ts'
import { call } from '../../api/call.ts'
import { readFileBody, requireFile } from '../../api/body/fileBody.ts'
import type { Body } from '../../api/body/readBody.ts'
import {
  flagPart,
  id,
  idPart,
  pageId,
  parts,
  readTextBody,
  requirePart,
  textPart,
  type TextBody,
} from '../../api/body/textBody.ts'
import { arrayOf, object, positiveInteger, writeResponseSchema } from '../../api/documented.ts'
import { countLinkCheck, countUploads } from '../../api/limits.ts'
import { requireActor } from '../../api/request.ts'
import { filePart } from '../../api/schemas.ts'
import { transactionAs } from '../../api/transactionAs.ts'
import type { RequestActor } from '../../auth/actor.ts'
import type { Executor } from '../../db/connection/database.ts'
import * as claims from '../../db/moderation/claims.ts'
import { findOwnClaims, findProof } from '../../db/moderation/claimView.ts'
import { lockPages } from '../../db/ratings/counts.ts'
import { findRecord, type Row } from '../../db/records/records.ts'
import { publicFetch } from '../../http/publicFetch.ts'
import type { Services } from '../../http/services.ts'
import { pictureTypeOf } from '../../uploads/picture.ts'
import { badField, conflict, notFound, tooLarge } from '../../errors.ts'
import { judgeOf, oneOf, requireModerator } from './case.ts'

const { page } = declarations

const proof = oneOf('proof', claimProofs, 'phone')
const verify = flagPart('verify')
const accept = flagPart('accept')
const reason = oneOf('reason', claimReasons, 'notReached')
const note = textPart('note')
const code = textPart('code', { type: 'string', example: '204 718' })
const version = idPart('version', () => badField('version', refusal.positiveNumber))
const maxProofBytes = maxProofMegabytes * 1024 * 1024
/** As much of a page as has the token in its head or on its first screens. */
const link = { timeoutMs: 8000, maxBytes: 512 * 1024 }

type Claimed = Row & Page
interface Work<T> {
  (tx: Executor, claim: claims.Claim, at: { row: Claimed; who: RequestActor }): Promise<T>
}

/** Claims of pages without an owner (docs/rules.md#claims). */
export function claimRoutes(app: FastifyInstance, services: Services): void {
  call(app, 'POST /claim/api', {
    summary: 'Say that a page without an owner is one’s own',
    body: (media) => {
      const { properties, ...body } = parts([pageId, proof], [verify])
      const document = filePart('document', media, 'file', 'data:application/pdf;base64,JVBERi0xLjQK')
      return { ...body, properties: { ...properties, ...document } }
    },
    status: 201,
    // A data URL has four characters for three bytes.
    maxBodyBytes: 1.5 * maxProofBytes,
    refusals: [404, 409],
    async handler(request, reply) {
      const Id = await receiveClaim(services, request)
      void reply.code(201)
      return writeResponse(Id, null, 'Sent')
    },
  })
  call(app, 'GET /claim/api/own', {
    summary: 'One’s own claims',
    answer: arrayOf(object({ Id: positiveInteger })),
    handler: (request) => findOwnClaims(services.db, requireActor(request).profileId),
  })
  call(app, 'GET /claim/api/:id/proof', {
    summary: 'The document of a claim; super admins and moderators',
    answer: { type: 'string', format: 'binary' },
    type: 'application/octet-stream',
    refusals: [403, 404],
    right: requireModerator,
    async handler(_request, reply, id) {
      const found = await findProof(services.db, id)
      if (!found) throw notFound()
      const isPicture = found.Type.startsWith('image/')
      void reply.headers({
        'content-type': found.Type,
        'content-disposition': isPicture ? 'inline' : 'attachment; filename="document.pdf"',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      return reply.send(found.Bytes)
    },
  })

  /** A write about a claim, its page locked first, then the claim (docs/architecture.md#locks). */
  const onClaim = async <T>(request: FastifyRequest, claimId: number, work: Work<T>): Promise<T> => {
    const who = requireActor(request)
    const known = await claims.findClaim(services.db, claimId)
    if (!known) throw notFound()
    const act = async (tx: Executor, now: RequestActor) => {
      const claim = await claims.lockClaim(tx, claimId)
      const row = (await findRecord(tx, page, claim.PageId)) as Claimed | undefined
      if (!row) throw notFound()
      return work(tx, claim, { row, who: now })
    }
    return transactionAs(services, who, act, (tx) => lockPages(tx, [known.PageId]))
  }
  ownClaimRoutes(app, services, onClaim)
  judgingRoutes(app, services, onClaim)
}

type OnClaim = <T>(request: FastifyRequest, claimId: number, work: Work<T>) => Promise<T>

/** @throws ApiError 404: whose claims there are is for nobody else */
const requireOwn = ({ ProfileId }: claims.Claim, { profileId }: RequestActor) => {
  if (ProfileId !== profileId) throw notFound()
}

function ownClaimRoutes(app: FastifyInstance, services: Services, onClaim: OnClaim): void {
  call(app, 'POST /claim/api/code', {
    summary: 'Enter the code that was read out when the listed number was rung',
    body: parts([id, code]),
    refusals: [404, 409],
    async handler(request) {
      const body = await readTextBody(request)
      const typed = toAsciiDigits(body.require(code)).replace(/\D/g, '')
      if (typed === '') throw code.refuse()
      const Id = body.require(id)
      const left = await onClaim(request, Id, (tx, claim, { row, who }) => {
        requireOwn(claim, who)
        return claims.enterCode(tx, claim, row, typed)
      })
      if (left !== null) throw badField('code', left > 0 ? refusal.claimCodeWrong({ left }) : refusal.claimCodeOver)
      return writeResponse(Id, null, 'Updated')
    },
  })
  call(app, 'POST /claim/api/check', {
    summary: 'Look whether the token stands on the listed web address; the claimant, or a moderator',
    body: parts([id]),
    answer: writeResponseSchema(null, { seen: { type: 'boolean' } }),
    refusals: [404, 409],
    async handler(request) {
      const Id = (await readTextBody(request)).require(id)
      await countLinkCheck(services, requireActor(request).profileId)
      const mayLook = (claim: claims.Claim, who: RequestActor) => {
        if (!who.moderator && !who.superAdmin) requireOwn(claim, who)
        if (claim.Token === null) throw conflict(refusal.notThisAct)
      }
      const { token, url } = await onClaim(request, Id, async (_tx, claim, { row, who }) => {
        mayLook(claim, who)
        return { token: claim.Token!, url: row.WebsiteURL ?? '' }
      })
      // Nothing is locked while it is waited for. No answer is as good as one without the token.
      const found = await publicFetch(url, link).catch(() => null)
      const seen = found !== null && found.status < 400 && found.body.includes(token)
      if (seen)
        await onClaim(request, Id, async (tx, claim, { row }) => {
          if (row.WebsiteURL === url) await claims.noteLink(tx, claim)
        })
      return { ...writeResponse(Id, null, 'Updated'), seen }
    },
  })
  call(app, 'DELETE /claim/api/:id', {
    summary: 'Withdraw one’s claim',
    refusals: [404, 409],
    async handler(request, _reply, Id) {
      await onClaim(request, Id, (tx, claim, { who }) => {
        requireOwn(claim, who)
        return claims.withdrawClaim(tx, claim)
      })
      return writeResponse(Id, null, 'Deleted')
    },
  })
}

function judgingRoutes(app: FastifyInstance, services: Services, onClaim: OnClaim): void {
  const judging = async <T>(request: FastifyRequest, work: (body: TextBody) => Work<T>): Promise<[number, T]> => {
    const body = await readTextBody(request)
    const Id = body.require(id)
    const decide = work(body)
    const done = await onClaim(request, Id, (tx, claim, at) => {
      requireModerator(at.who)
      return decide(tx, claim, at)
    })
    return [Id, done]
  }
  const described = { refusals: [403, 404, 409], right: requireModerator }
  call(app, 'POST /claim/api/call', {
    summary: 'Ring the listed number: makes the code to read out, which the case shows; super admins and moderators',
    ...described,
    body: parts([id]),
    async handler(request) {
      const [Id] = await judging(
        request,
        () =>
          (tx, claim, { row, who }) =>
            claims.callFor(tx, claim, row, judgeOf(services, tx, who)),
      )
      return writeResponse(Id, null, 'Updated')
    },
  })
  call(app, 'POST /claim/api/judge', {
    summary: 'Accept or refuse a claim; answers the act’s Id, which the case undoes; super admins and moderators',
    ...described,
    body: parts([id, accept, version], [reason, note]),
    async handler(request) {
      const [, actId] = await judging(request, (body) => {
        const accepts = body.require(accept)
        const said = body.find(note)?.trim() || null
        if ((said?.length ?? 0) > maxNoteLength) throw badField('note', refusal.keepUnder({ most: maxNoteLength }))
        const judgement = { reason: accepts ? null : body.require(reason), note: said, version: body.require(version) }
        return (tx, claim, { row, who }) => claims.judgeClaim(tx, claim, row, judgeOf(services, tx, who), judgement)
      })
      return writeResponse(actId, null, 'Updated')
    },
  })
}

/** What the first bytes say, whatever its name. */
function typeOf(bytes: Buffer): ProofType | null {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf'
  const picture = pictureTypeOf(bytes)
  return proofTypes.find((type) => type === picture) ?? null
}

async function readDocument(body: Body) {
  const { content, size } = requireFile(body, 'document', refusal.claimDocument)
  if (size > maxProofBytes) throw tooLarge(refusal.claimTooLarge, { document: refusal.claimTooLarge })
  const bytes = Buffer.isBuffer(content) ? content : await readFile(content.path)
  const type = typeOf(bytes)
  if (!type) throw badField('document', refusal.claimDocument)
  return { type, bytes }
}

async function receiveClaim(services: Services, request: FastifyRequest): Promise<number> {
  const who = requireActor(request)
  const body = await readFileBody(services, request, who)
  try {
    const PageId = requirePart(pageId, body.values)
    const how = requirePart(proof, body.values)
    const isAsked = body.values.has('verify') && requirePart(verify, body.values)
    const document = how === 'document' ? await readDocument(body) : null
    if (document) await countUploads(services, who.profileId, 1)
    const make = async (tx: Executor, now: RequestActor) => {
      const row = (await findRecord(tx, page, PageId)) as Claimed | undefined
      if (!row || !maySee(page, row, now)) throw notFound(refusal.doesNotExist(page))
      return claims.makeClaim(tx, row, { profileId: now.profileId, proof: how, verify: isAsked, document })
    }
    return await transactionAs(services, who, make, (tx) => lockPages(tx, [PageId]))
  } finally {
    await body.discard()
  }
}

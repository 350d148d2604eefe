import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fieldsOf, findResource, toCamelCase, type Resource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { bodyDeadline } from '../api/body/bodyDeadline.ts'
import { documented, stringSchema } from '../api/documented.ts'
import { requireMayCreate } from '../api/create/insertion.ts'
import { countUploads } from '../api/limits.ts'
import { readPositive, requireActor } from '../api/request.ts'
import { requireMayWrite } from '../api/writes.ts'
import type { RequestActor } from '../auth/actor.ts'
import { findResumable, insertResumable, removeResumable } from '../db/jobs/resumableUpload.ts'
import { giveBackVolume } from '../db/jobs/uploadVolume.ts'
import { badRequest, notFound, tooLarge } from '../errors.ts'
import type { Services } from '../http/services.ts'
import { requireDiskSpace } from '../disk/freeSpace.ts'
import { takeQuota } from '../uploads/allowance.ts'
import { maxFileBytes, maxNameBytes } from '../uploads/uploadLimits.ts'
import { isResumableId, partBytes } from '../uploads/resumable/resumablePlace.ts'
import { createTus, resumablePath } from '../uploads/resumable/tus.ts'

const contentType = 'application/offset+octet-stream'
const empty = { type: 'string', maxLength: 0 } as const
const describe = (summary: string, status: number, refusals = [400, 404]) =>
  documented(summary, {
    tag: 'upload',
    headers: { 'tus-resumable': stringSchema },
    answer: empty,
    type: 'text/plain',
    status,
    countedAs: 'read',
    params: { id: stringSchema },
    refusals,
  })

/** Large files in several requests, by the tus protocol; a record then names one as `upload:` and its id (docs/rules.md#resumable-uploads). */
export function resumableRoutes(app: FastifyInstance, services: Services, done: () => void) {
  app.addContentTypeParser(contentType, (_request, _payload, parsed) => parsed(null, undefined))
  const answer = createTus(services.db, services.uploads.resumable)

  const begins = documented('Begins to send a large file, for a record that is written afterwards', {
    tag: 'upload',
    headers: { 'upload-length': stringSchema, 'upload-metadata': stringSchema, 'tus-resumable': stringSchema },
    answer: empty,
    type: 'text/plain',
    status: 201,
    refusals: [400, 403, 404, 413, 507],
  })
  app.post(resumablePath, begins, async (request, reply) => {
    const who = requireActor(request)
    const facts = readMetadata(request)
    const bytes = readLength(request)
    await requireRight(services, who, facts)
    await countUploads(services, who.profileId, 1)
    await requireRoom(services, bytes)
    // All of it at once: it is known how much will come.
    const taken = await takeQuota(services, who.profileId, bytes)
    const id = randomBytes(16).toString('hex')
    const clip = (text: string | undefined) => text?.slice(0, maxNameBytes * 2) ?? null
    const upload = { id, bytes, fileName: clip(facts.get('filename')), type: clip(facts.get('filetype')) }
    await insertResumable(services.db, who.profileId, upload, taken)
    bodyDeadline(request.raw).lift()
    try {
      return await answer(request, reply, { profileId: who.profileId, id })
    } catch (error) {
      await forget(services, who.profileId, id)
      throw error
    }
  })

  const url = `${resumablePath}/:id`
  app.route<{ Params: { id: string } }>({
    url,
    ...describe('How much of a file has arrived', 200),
    method: 'HEAD',
    async handler(request, reply) {
      return answer(request, reply, await requireOwn(services, request))
    },
  })
  app.route<{ Params: { id: string } }>({
    url,
    ...describe('Goes on sending a file', 204, [400, 404, 409, 413, 415, 507]),
    method: 'PATCH',
    async handler(request, reply) {
      const own = await requireOwn(services, request)
      await requireRoom(services, Number(request.headers['content-length'] ?? 0))
      bodyDeadline(request.raw).lift()
      return answer(request, reply, own)
    },
  })
  app.route<{ Params: { id: string } }>({
    url,
    ...describe('Gives a file up', 204),
    method: 'DELETE',
    async handler(request, reply) {
      const { profileId, id } = await requireOwn(services, request)
      // A request that is still writing the upload loses it and ends.
      await forget(services, profileId, id)
      return reply.code(204).header('tus-resumable', '1.0.0').send()
    },
  })
  done()
}

/** `Upload-Metadata`: names with values in base64, separated by commas. @throws ApiError 400 */
function readMetadata({ headers }: FastifyRequest): ReadonlyMap<string, string> {
  const text = String(headers['upload-metadata'] ?? '')
  const pairs = text
    .split(',')
    .map((pair) => pair.trim().split(' '))
    .filter(([name]) => name)
  if (pairs.length > 20 || text.length > 4096) throw badRequest(refusal.malformed)
  return new Map(pairs.map(([name, value = '']) => [name!.toLowerCase(), Buffer.from(value, 'base64').toString()]))
}

function readLength({ headers }: FastifyRequest): number {
  const text = String(headers['upload-length'] ?? '')
  if (!/^\d{1,15}$/.test(text)) throw badRequest(refusal.malformed)
  if (Number(text) === 0) throw badRequest(refusal.fileEmpty)
  if (Number(text) > maxFileBytes) throw tooLarge(refusal.fileTooLarge)
  return Number(text)
}

/** Whoever may write the record that it is for. @throws ApiError 400, 403, 404 */
async function requireRight({ db }: Services, who: RequestActor, facts: ReadonlyMap<string, string>): Promise<void> {
  const resource = findResource(facts.get('resource') ?? '')
  const part = facts.get('part') ?? ''
  if (!resource || !takesFile(resource, part)) throw badRequest(refusal.malformed)
  const id = readPositive(facts.get('id'))
  if (id === undefined) await requireMayCreate(db, resource, who, facts)
  else await requireMayWrite(db, resource, who, id, 'change')
}

const takesFile = (resource: Resource, part: string): boolean =>
  fieldsOf(resource).some(([name, { kind, readOnly }]) => kind === 'file' && !readOnly && toCamelCase(name) === part)

/** For an object store there is never more on our disk than a part that is received, and one that is handed on. */
async function requireRoom({ uploads, config }: Services, bytes: number): Promise<void> {
  const most = uploads.isOnDisk ? bytes : Math.min(bytes, 2 * partBytes)
  await requireDiskSpace(uploads.tempFolder, most, config.diskReserveBytes)
}

/** @throws ApiError 404 for another person's too */
async function requireOwn({ db }: Services, request: FastifyRequest<{ Params: { id: string } }>) {
  const { profileId } = requireActor(request)
  const { id } = request.params
  if (!isResumableId(id) || !(await findResumable(db, profileId, id))) throw notFound(refusal.uploadOver)
  return { profileId, id }
}

async function forget({ db, uploads }: Services, profileId: number, id: string): Promise<void> {
  const removed = await removeResumable(db, profileId, id)
  if (removed?.taken) await giveBackVolume(db, profileId, removed.taken)
  await uploads.resumable.remove(id)
}

import type { FastifyRequest } from 'fastify'
import { isPublic, may, type Resource } from '#resources'
import type { RequestActor } from '../auth/actor.ts'
import type { Executor } from '../db/connection/database.ts'
import { everyRecord, sliceOf, underPages, type Slice } from '../db/records/namedLists.ts'
import { inPublicList, publicBatches, publicPage } from '../db/records/publicList.ts'
import { equals, findRecord, type Condition, type Row } from '../db/records/records.ts'
import { findSurvivor } from '../db/records/uses.ts'
import { forbidden } from '../errors.ts'
import { maySee, serializeRecord } from './answer.ts'
import { selectedFields, serializeList } from './lists/cardView.ts'
import { goOn } from './lists/goOn.ts'
import { readPerPage, readSlice, requireActor, requireId, requirePageNumber } from './request.ts'

/** The read functions behind the routes and behind rendering, so that a screen from the server shows what the browser would get. */

/** The parts of a request that reading needs. */
export type ReadRequest = Pick<FastifyRequest, 'who' | 'query' | 'ip' | 'headers' | 'countRows'>

export type WireRecord = Record<string, unknown>

/** The record, if this person may know of it (docs/rules.md#hidden-records). @throws ApiError 400, 401, 403 */
export async function readById(db: Executor, resource: Resource, id: string, request: ReadRequest) {
  if (!isPublic(resource)) requireActor(request)
  const Id = requireId(id)
  const row = (await findRecord(db, resource, Id)) ?? (await readSurvivor(db, resource, Id))
  if (!row || (isPublic(resource) && !maySee(resource, row, request.who))) return undefined
  if (!maySee(resource, row, request.who)) throw forbidden()
  return serializeRecord(resource, row, request.who)
}

async function readSurvivor(db: Executor, resource: Resource, id: number): Promise<Row | undefined> {
  const survivor = resource.mergeable ? await findSurvivor(db, resource, id) : undefined
  return survivor === undefined ? undefined : findRecord(db, resource, survivor)
}

/** A page of the public list, newest first; of a private source, what this person may read. @throws ApiError 400, 401, 403 */
export async function readByPage(db: Executor, resource: Resource, number: string, request: ReadRequest) {
  const page = requirePageNumber(number)
  const perPage = readPerPage(request)
  const slice: Slice = { limit: perPage, offset: (page - 1) * perPage }
  if (!isPublic(resource)) return serializeList(resource, await privateRows(db, resource, request, slice), request)
  const { offset, after } = await goOn(db, resource, slice, inPublicList, request)
  const wanted = { offset, after, perPage, ...selectedFields(resource, request) }
  const rows = await publicPage(db, resource, wanted, request.who, (count) => request.countRows(count))
  return serializeList(resource, rows, request)
}

/** The whole public list, in batches since it can be long. A query is refused at once, before anything is sent. @throws ApiError 400 */
export function readPublicList(
  db: Executor,
  resource: Resource,
  request: Pick<ReadRequest, 'who' | 'query'>,
): AsyncGenerator<WireRecord[]> {
  const selected = selectedFields(resource, request)
  return (async function* () {
    for await (const rows of publicBatches(db, resource, request.who, selected))
      yield serializeList(resource, rows, request)
  })()
}

/** What this person may read of a private source. @throws ApiError 400, 401, 403 */
export async function readPrivateList(db: Executor, resource: Resource, request: ReadRequest): Promise<WireRecord[]> {
  return serializeList(resource, await privateRows(db, resource, request, readSlice(request)), request)
}

/** This person's part of a private source; undefined if there is none. */
export function ownScope(
  resource: Resource,
  who: RequestActor,
): { profileId: number } | { pages: readonly number[] } | undefined {
  if (may(who, 'read', resource, { ProfileId: who.profileId, PageId: 0, Id: 0 })) return { profileId: who.profileId }
  const pages = [...who.owns, ...who.administers]
  return pages.some((PageId) => may(who, 'read', resource, { PageId })) ? { pages } : undefined
}

/** A private source's records: all of them, or one's own (docs/rules.md#hidden-from-whom). */
async function privateRows(db: Executor, resource: Resource, request: ReadRequest, slice: Slice): Promise<Row[]> {
  const who = requireActor(request)
  const where = may(who, 'read', resource) ? everyRecord : whereOwn(ownScope(resource, who))
  return sliceOf(db, resource, where, await goOn(db, resource, slice, where, request))
}

/** @throws ApiError 403 where there is nothing of one's own */
function whereOwn(own: ReturnType<typeof ownScope>): Condition {
  if (!own) throw forbidden()
  return 'pages' in own ? underPages(own.pages) : equals({ ProfileId: own.profileId })
}

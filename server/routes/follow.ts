import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations, type Resource } from '#resources'
import { serializeRecord, storedResponse, writeResponse } from '../api/answer.ts'
import { documented, positiveInteger, writeResponseSchema } from '../api/documented.ts'
import { idInPath, readPositive, requireActor } from '../api/request.ts'
import { id, pageId, parts, readTextBody } from '../api/body/textBody.ts'
import { transactionAs } from '../api/transactionAs.ts'
import { sentTogether } from '../db/connection/sentTogether.ts'
import { lockPage } from '../db/ratings/counts.ts'
import { forgetNewsOfPage } from '../db/notifications.ts'
import { equals, select } from '../db/records/records.ts'
import { insertRecord, removeRecord } from '../db/writing/mutations.ts'
import type { Services } from '../http/services.ts'
import { notFound } from '../errors.ts'
import { lockVisiblePage } from './page.ts'

/** Follow, unfollow, block, unblock a page: POST and DELETE {pageId}. Twice is once (docs/rules.md#following). */
export function followRoutes(app: FastifyInstance, services: Services): void {
  for (const [resource, put, undo] of [
    [declarations.pageFollowing, 'Follow a page', 'Unfollow a page'],
    [declarations.pageBlock, 'Block a page', 'Unblock a page'],
  ] as const) {
    const base = `/${resource.name}/api`
    const done = documented(put, { body: parts([pageId]), answer: writeResponseSchema(resource.name), refusals: [404] })
    app.post(base, done, (request) => add(services, resource, request))
    const undone = { answer: writeResponseSchema(null), refusals: [400, 404, 413, 415] }
    const byBody = documented(undo, { ...undone, body: parts([], [pageId, id]) })
    app.delete(base, byBody, (request) => remove(services, resource, request))
    const byPath = documented(undo, { ...undone, params: { id: positiveInteger } })
    app.delete(`${base}/:id`, byPath, (request) => remove(services, resource, request))
  }
}

async function add(services: Services, resource: Resource, request: FastifyRequest) {
  const PageId = (await readTextBody(request)).require(pageId)
  return transactionAs(services, requireActor(request), async (tx, who) => {
    const own = { ProfileId: who.profileId, PageId }
    // Everybody who follows this page waits for its lock, so little is waited for under it.
    const [, [existing]] = await sentTogether(
      lockVisiblePage(tx, PageId, who),
      select(tx, resource, { where: equals(own) }),
    )
    if (existing) return writeResponse(existing.Id, serializeRecord(resource, existing, who), 'Saved')
    const Id = await insertRecord(tx, resource, { columns: own })
    if (resource === declarations.pageBlock) await forgetNewsOfPage(tx, who.profileId, PageId)
    return storedResponse(tx, resource, Id, who, 'Saved')
  })
}

/** By the page's id in the body, or the record's own id. */
async function remove(services: Services, resource: Resource, request: FastifyRequest) {
  const who = requireActor(request)
  const body = await readTextBody(request)
  const Id = readPositive(idInPath(request) ?? body.values.get('id'))
  const PageId = Id === undefined ? body.require(pageId) : undefined
  const own = { ProfileId: who.profileId, ...(PageId === undefined ? { Id } : { PageId }) }
  return transactionAs(services, who, async (tx) => {
    const [, [existing]] = await sentTogether(
      PageId === undefined ? Promise.resolve() : lockPage(tx, PageId),
      select(tx, resource, { where: equals(own) }),
    )
    if (!existing) {
      // Another person's record is answered with 404; removing what is not there succeeds.
      if (Id !== undefined) throw notFound()
      return writeResponse(0, null, 'Deleted')
    }
    if (PageId === undefined) await lockPage(tx, existing['PageId'] as number)
    await removeRecord(tx, resource, existing.Id)
    return writeResponse(existing.Id, null, 'Deleted')
  })
}

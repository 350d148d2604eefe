import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations, type Resource } from '#resources'
import { serializeRecord, writeResponse } from '../api/answer.ts'
import { documented, positive, written } from '../api/documented.ts'
import { idInPath, readPositive, requireActor } from '../api/request.ts'
import { id, pageId, parts, readTextBody } from '../api/textBody.ts'
import { lockPage, recountPage } from '../db/pages/counts.ts'
import { equals, select } from '../db/records/records.ts'
import { insertRecord, removeRecord } from '../db/records/mutations.ts'
import type { Services } from '../services.ts'
import { notFound } from '../errors.ts'
import { lockVisiblePage } from './page.ts'

/**
 * POST and DELETE /pageFollowing/api and /pageBlock/api {pageId}: follow, unfollow, block, unblock a page as oneself.
 * Twice is once (docs/rules.md#following).
 */
export function followRoutes(app: FastifyInstance, services: Services): void {
  const verbs = { pageFollowing: ['Follow', 'Unfollow'], pageBlock: ['Block', 'Unblock'] } as const
  for (const resource of [declarations.pageFollowing, declarations.pageBlock]) {
    const { name: tag } = resource
    const [put, undo] = verbs[tag]
    app.post(
      `/${tag}/api`,
      documented({ summary: `${put} a page`, tag, body: parts([pageId]), answer: written(tag), refusals: [404] }),
      (request) => add(services, resource, request),
    )
    const undone = { summary: `${undo} a page`, tag, answer: written(null), refusals: [400, 404, 413, 415] }
    app.delete(`/${tag}/api`, documented({ ...undone, body: parts([], [pageId, id]) }), (request) =>
      remove(services, resource, request),
    )
    app.delete(`/${tag}/api/:id`, documented({ ...undone, params: { id: positive } }), (request) =>
      remove(services, resource, request),
    )
  }
}

async function add(services: Services, resource: Resource, request: FastifyRequest) {
  const who = requireActor(request)
  const PageId = (await readTextBody(request)).require(pageId)
  return services.db.transaction(async (tx) => {
    await lockVisiblePage(tx, PageId, who)
    const own = { ProfileId: who.profileId, PageId }
    const [known] = await select(tx, resource, { where: equals(own) })
    if (known) return writeResponse(known.Id, serializeRecord(resource, known, who), 'Saved')
    const id = await insertRecord(tx, resource, { columns: own })
    await recountPage(tx, PageId)
    const [made] = await select(tx, resource, { where: equals({ Id: id }) })
    return writeResponse(id, serializeRecord(resource, made!, who), 'Saved')
  })
}

/** By the page's id in the body, or the record's own in the path. */
async function remove(services: Services, resource: Resource, request: FastifyRequest) {
  const who = requireActor(request)
  const body = await readTextBody(request)
  const Id = readPositive(idInPath(request) ?? body.values.get('id'))
  const own = { ProfileId: who.profileId, ...(Id === undefined ? { PageId: body.require(pageId) } : { Id }) }
  return services.db.transaction(async (tx) => {
    const [known] = await select(tx, resource, { where: equals(own) })
    if (!known) {
      // Somebody else's record is not there for this person; taking away what is not there is done already.
      if (Id !== undefined) throw notFound()
      return writeResponse(0, null, 'Deleted')
    }
    await lockPage(tx, known['PageId'] as number)
    await removeRecord(tx, resource, known.Id)
    await recountPage(tx, known['PageId'] as number)
    return writeResponse(known.Id, null, 'Deleted')
  })
}

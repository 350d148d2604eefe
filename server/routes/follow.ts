import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations, type Resource } from '#resources'
import { refusal } from '#resources/refusals.ts'
import { serializeRecord, writeResponse } from '../api/answer.ts'
import { readBody } from '../api/body.ts'
import { readPositive, requireActor } from '../api/request.ts'
import { lockPage, recountPage } from '../db/pages/counts.ts'
import { equals, select } from '../db/records/records.ts'
import { insertRecord, removeRecord } from '../db/records/mutations.ts'
import type { Services } from '../services.ts'
import { badField, notFound } from '../errors.ts'
import { openBody } from './login.ts'
import { lockVisiblePage } from './page.ts'

/**
 * POST and DELETE /pageFollowing/api and /pageBlock/api {pageId}: follow, unfollow, block, unblock a page as oneself.
 * Twice is once (docs/rules.md#following).
 */
export function followRoutes(app: FastifyInstance, services: Services): void {
  for (const resource of [declarations.pageFollowing, declarations.pageBlock] as Resource[]) {
    app.post(`/${resource.name}/api`, (request) => add(services, resource, request))
    for (const path of [`/${resource.name}/api`, `/${resource.name}/api/:id`]) {
      app.delete(path, (request) => remove(services, resource, request))
    }
  }
}

async function add(services: Services, resource: Resource, request: FastifyRequest) {
  const who = requireActor(request)
  const { values } = await readBody(request, openBody(services))
  const PageId = readPositive(values.get('pageid'))
  if (PageId === undefined) throw badField('pageId', refusal.choosePage)
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
  const { values } = await readBody(request, openBody(services))
  const id = readPositive((request.params as { id?: string }).id ?? values.get('id'))
  const pageId = readPositive(values.get('pageid'))
  if (id === undefined && pageId === undefined) throw badField('pageId', refusal.choosePage)
  return services.db.transaction(async (tx) => {
    const own = { ProfileId: who.profileId, ...(id === undefined ? { PageId: pageId } : { Id: id }) }
    const [known] = await select(tx, resource, { where: equals(own) })
    if (!known) {
      // Somebody else's record is not there for this person; taking away what is not there is done already.
      if (id !== undefined) throw notFound()
      return writeResponse(0, null, 'Deleted')
    }
    await lockPage(tx, known['PageId'] as number)
    await removeRecord(tx, resource, known.Id)
    await recountPage(tx, known['PageId'] as number)
    return writeResponse(known.Id, null, 'Deleted')
  })
}

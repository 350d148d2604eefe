import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations } from '#resources'
import { storedResponse } from '../api/answer.ts'
import { booleanSchema, documented, writeResponseSchema } from '../api/documented.ts'
import { id, parts, readTextBody } from '../api/body/textBody.ts'
import { requireActor } from '../api/request.ts'
import { transactionAs } from '../api/transactionAs.ts'
import { confirmPage, unconfirmPage } from '../db/pages/stillHere.ts'
import type { Services } from '../http/services.ts'
import { lockVisiblePage } from './page.ts'

const { page } = declarations
const address = '/page/api/stillHere'

/** A page is still there, says who is signed in, of its people or not (docs/rules.md#still-here). */
export function stillHereRoutes(app: FastifyInstance, services: Services): void {
  const about = async (request: FastifyRequest) => {
    const who = requireActor(request)
    return { who, pageId: (await readTextBody(request)).require(id) }
  }
  const body = { body: parts([id]), refusals: [404] }

  const answer = writeResponseSchema('page', { Counted: booleanSchema })
  const said = documented('Say that a page is still there, which counts once a quarter', { ...body, answer })
  app.post(address, said, async (request) => {
    const { who, pageId } = await about(request)
    return transactionAs(services, who, async (tx, now) => {
      await lockVisiblePage(tx, pageId, now)
      const Counted = await confirmPage(tx, { pageId, profileId: now.profileId })
      return { ...(await storedResponse(tx, page, pageId, now, 'Saved')), Counted }
    })
  })

  const takenBack = documented('Take back what one said of it in this quarter', {
    ...body,
    answer: writeResponseSchema('page'),
  })
  app.delete(address, takenBack, async (request) => {
    const { who, pageId } = await about(request)
    return transactionAs(services, who, async (tx, now) => {
      await lockVisiblePage(tx, pageId, now)
      await unconfirmPage(tx, { pageId, profileId: now.profileId })
      return storedResponse(tx, page, pageId, now, 'Updated')
    })
  })
}

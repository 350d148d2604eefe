import type { FastifyInstance } from 'fastify'
import { declarations } from '#resources'
import { storedResponse } from '../api/answer.ts'
import { act } from '../api/call.ts'
import { id } from '../api/body/textBody.ts'
import { booleanSchema, writeResponseSchema } from '../api/documented.ts'
import { confirmPage, unconfirmPage } from '../db/pages/stillHere.ts'
import type { Services } from '../http/services.ts'
import { lockVisiblePage } from './page.ts'

const { page } = declarations
const address = '/page/api/stillHere'

/** A page is still there, says who is signed in, of its people or not (docs/rules.md#still-here). */
export function stillHereRoutes(app: FastifyInstance, services: Services): void {
  act(app, services, `POST ${address}`, {
    summary: 'Say that a page is still there, which counts once a quarter',
    required: { pageId: id },
    answer: writeResponseSchema('page', { Counted: booleanSchema }),
    refusals: [404],
    async work(tx, who, { pageId }) {
      await lockVisiblePage(tx, pageId, who)
      const Counted = await confirmPage(tx, { pageId, profileId: who.profileId })
      return { ...(await storedResponse(tx, page, pageId, who, 'Saved')), Counted }
    },
  })
  act(app, services, `DELETE ${address}`, {
    summary: 'Take back what one said of it in this quarter',
    required: { pageId: id },
    answer: writeResponseSchema('page'),
    refusals: [404],
    async work(tx, who, { pageId }) {
      await lockVisiblePage(tx, pageId, who)
      await unconfirmPage(tx, { pageId, profileId: who.profileId })
      return storedResponse(tx, page, pageId, who, 'Updated')
    },
  })
}

import type { FastifyInstance } from 'fastify'
import { declarations, type Resource } from '#resources'
import { present } from '../api/answer.ts'
import { viewerOf } from '../auth/actor.ts'
import { searchRecords } from '../db/search.ts'
import type { Deps } from '../deps.ts'

/** How many of each kind the common search shows. */
const shown = 20

/** GET /search/api/{text} → {pages, products, posts}, best first (contract section 1). */
export function searchRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get('/search/api/:text', async (request) => {
    const { text } = request.params as { text: string }
    const of = async (resource: Resource) =>
      (await searchRecords(db, resource, text, { viewer: viewerOf(request), page: 1, perPage: shown })).map((row) =>
        present(resource, row, request.who),
      )
    const [pages, products, posts] = [
      await of(declarations.page),
      await of(declarations.product),
      await of(declarations.post),
    ]
    return { pages, products, posts }
  })
}

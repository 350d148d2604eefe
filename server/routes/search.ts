import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declarations, type Resource } from '#resources'
import { serializeRecord } from '../api/answer.ts'
import { noteMissed } from '../api/missedSearches.ts'
import { isNarrowed, readSearchFilters, readSuggestedSource } from '../api/searchFilters.ts'
import { viewerOf } from '../auth/actor.ts'
import { didYouMean } from '../db/search/assist/spellingCorrection.ts'
import { searchRecords } from '../db/search/search.ts'
import { suggest } from '../db/search/assist/suggest.ts'
import type { Services } from '../services.ts'

/** How many of each kind the common search shows. */
const shown = 20

const textOf = (request: FastifyRequest) => (request.params as { text: string }).text

/** Searching everything at once, and what helps while typing (docs/rules.md#search-calls). */
export function searchRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services

  /** GET /search/api/{text} → {pages, products, posts}, best first; narrowed like `bySearch`. */
  app.get('/search/api/:text', async (request) => {
    const text = textOf(request)
    const filters = readSearchFilters(request)
    const viewer = viewerOf(request)
    const of = async (resource: Resource) =>
      (await searchRecords(db, resource, text, { viewer, page: 1, perPage: shown, filters })).map((row) =>
        serializeRecord(resource, row, request.who),
      )
    const { page, product, post } = declarations
    const [pages, products, posts] = await Promise.all([of(page), of(product), of(post)])
    if (pages.length + products.length + posts.length === 0 && !isNarrowed(filters))
      await noteMissed(services, request, text)
    return { pages, products, posts }
  })

  /** GET /search/api/suggest/{text} → at most ten names that begin or go on with it, best first; of one `?source=` or of all. */
  app.get('/search/api/suggest/:text', (request) =>
    suggest(db, textOf(request), viewerOf(request), readSuggestedSource(request)),
  )

  /** GET /search/api/didYouMean/{text} → at most three texts that find something, [] where the text itself does. */
  app.get('/search/api/didYouMean/:text', (request) => didYouMean(db, textOf(request), viewerOf(request)))
}

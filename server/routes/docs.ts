import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApi } from '../api/openapi.ts'

/** GET /docs: what the API does, as OpenAPI; /docs/json for programs (contract section 6). */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openApi() } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}

import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApi } from '../api/openapi.ts'

/**
 * The plugin's own policy would upgrade requests to https, which nobody answers in a home network, and forbids the styles
 * swagger-ui writes into its elements. Scripts are files of ours (docs/safety.md#s50).
 */
const policy = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self' data:",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "img-src 'self' data:",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
].join('; ')

/** GET /docs: what the API does, as OpenAPI; /docs/json for programs (docs/rules.md#health). */
export async function docsRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openApi() } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    // Its "valid" badge would be fetched from somebody else's server.
    uiConfig: { validatorUrl: null, deepLinking: true, docExpansion: 'none' },
  })
}

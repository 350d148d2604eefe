import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { registry, type Resource } from '#resources'
import { openApiOptions } from '../api/openapi.ts'

/** The plugin's own policy would upgrade requests to https, which a home network lacks, and forbids swagger-ui's inline styles. */
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

interface Options {
  resources?: readonly Resource[]
  /** Runs before each of these routes. */
  onRequest?: onRequestHookHandler
}

/** GET /docs and /docs/json (docs/rules.md#health). Registered before all other routes, since it collects their schemas. */
export async function docsRoutes(
  app: FastifyInstance,
  { resources = [...registry.values()], onRequest }: Options = {},
) {
  await app.register(swagger, openApiOptions(resources))
  await app.register(async (ui) => {
    if (onRequest) ui.addHook('onRequest', onRequest)
    await ui.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: policy,
      // Its "valid" badge would be loaded from another server.
      uiConfig: { validatorUrl: null, deepLinking: true, docExpansion: 'none' },
    })
  })
}

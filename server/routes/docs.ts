import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { registry, type Resource } from '#resources'
import { disableSchemaCompilers } from '../api/bodyPlugin.ts'
import { openApiOptions } from '../api/openapi.ts'

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

/**
 * GET /docs: what the API does, as OpenAPI; /docs/json for programs (docs/rules.md#health). It collects what routes say of
 * themselves (`documented`), so it comes ahead of all of them, on their own instance.
 */
export async function docsRoutes(
  app: FastifyInstance,
  resources: readonly Resource[] = [...registry.values()],
): Promise<void> {
  disableSchemaCompilers(app)
  await app.register(swagger, openApiOptions(resources))
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    // Its "valid" badge would be fetched from somebody else's server.
    uiConfig: { validatorUrl: null, deepLinking: true, docExpansion: 'none' },
  })
}

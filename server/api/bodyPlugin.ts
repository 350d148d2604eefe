import type { FastifyInstance } from 'fastify'

/** The content types a body may have (docs/rules.md#bodies); fastify answers 415 to others by itself. */
const contentTypes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json']

/**
 * Schemas of routes describe. What comes in is refused in our own words, a body only after the right to it is known; what goes
 * out is what the route made, and tests compare it with the schema: fastify's serializer would drop what is not described.
 */
export function disableSchemaCompilers(app: FastifyInstance): void {
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer))
}

/**
 * Leaves bodies unread, so that a refusal comes before a byte of them is taken in (docs/safety.md#s12,
 * docs/decisions/request-bodies.md): `readBody` reads. Acts
 * on the instance it is registered on and below.
 */
function leaveBodiesUnread(app: FastifyInstance, _options: object, done: () => void) {
  disableSchemaCompilers(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(contentTypes, (_request, _payload, parsed) => parsed(null, undefined))
  done()
}

// What fastify-plugin does: the parsers belong to the caller's instance, not to one of the plugin's own.
export const bodyPlugin = Object.assign(leaveBodiesUnread, { [Symbol.for('skip-override')]: true })

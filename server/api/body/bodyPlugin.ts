import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** The accepted content types (docs/rules.md#bodies). Fastify answers others with 415. */
const contentTypes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json']

/** Route schemas only document: requests are read once they are authorized, and Fastify's serializer would drop undocumented fields. */
export const schemaController: FastifyServerOptions['schemaController'] = {
  compilersFactory: {
    buildValidator: () => (() => () => true) as never,
    buildSerializer: () => () => JSON.stringify,
  },
}

/** Leaves bodies unread until a request is authorized (docs/safety.md#s12, docs/decisions/request-bodies.md). */
function leaveBodiesUnread(app: FastifyInstance, _options: object, done: () => void) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(contentTypes, (_request, _payload, parsed) => parsed(null, undefined))
  done()
}

// As fastify-plugin does: the parsers apply to the caller's instance.
export const bodyPlugin = Object.assign(leaveBodiesUnread, { [Symbol.for('skip-override')]: true })

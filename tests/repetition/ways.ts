import type { FastifySchema } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import { maxBodyBytes, textLimits } from '#server/api/body/bodyLimits.ts'
import { documentedParts, uploadParts } from '#server/api/documented.ts'
import type { Route } from '#tests/api/support/app.ts'

/** A place in a request of a route where a client may write any text. */
export interface Way {
  method: string
  /** With `:name` for each parameter of the path. */
  url: string
  kind: 'part' | 'path' | 'query'
  name: string
  /** In characters; null for what only a request line or a body limits. */
  maxLength: number | null
}

const writes = ['POST', 'PATCH', 'DELETE']

const properties = (schema: unknown): string[] => Object.keys((schema as OpenAPIV3.SchemaObject)?.properties ?? {})

/** Every way into these routes, as their schemas declare them; a new route and a new part are among them by themselves. */
export const waysInto = (routes: readonly Route[]): Way[] =>
  routes.flatMap(({ method, url, schema }) => [
    ...(writes.includes(method)
      ? partsOf(schema).map((part) => ({ method, url, kind: 'part' as const, ...part }))
      : []),
    ...(['GET', ...writes].includes(method)
      ? [...url.matchAll(/:(\w+)|\*/g)].map(([name]) => ({ method, url, kind: 'path' as const, name, maxLength: null }))
      : []),
    ...(method === 'GET'
      ? properties(schema?.querystring).map((name) => ({ method, url, kind: 'query' as const, name, maxLength: null }))
      : []),
  ])

const partsOf = (schema: FastifySchema | undefined) => {
  const limits = textLimits(schema)
  const documented = Object.keys(documentedParts(schema))
  return [
    ...documented.map((name) => ({ name, maxLength: limits.get(name.toLowerCase()) ?? null })),
    { name: 'neverHeardOf', maxLength: null },
  ]
}

/** Routes that take a body, but no file, and the most bytes each takes. */
export const textOnlyRoutes = (routes: readonly Route[]) =>
  routes
    // Calls of the tus protocol speak in headers; their body is the file.
    .filter(({ url }) => !url.startsWith('/upload/api'))
    .filter(({ method, schema }) => writes.includes(method) && uploadParts(schema).size === 0)
    .map(({ method, url, schema, config }) => ({
      method,
      url,
      maxBytes: config?.maxBodyBytes ?? maxBodyBytes(schema),
    }))

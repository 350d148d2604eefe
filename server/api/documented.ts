import type { FastifyContextConfig, FastifySchema } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import type { UploadKind } from '../uploads/upload.ts'
import type { Media, Properties, Schema } from './schemas.ts'

type Reference = OpenAPIV3.ReferenceObject

export interface RouteDescription {
  /** Under what /docs shows the call, where not under the first segment of its address. */
  tag?: string
  /**
   * Who may ask at all: only who is signed in (a write is refused without a bearer before its body is read), everybody, and
   * signed in to more effect, or anybody alike, since no bearer is looked at.
   */
  who?: 'signedIn' | 'everybody' | 'anonymous'
  params?: Properties
  query?: Properties
  headers?: Properties
  /** The parts of the body, which may differ by content type. */
  body?: Schema | ((media: Media) => Schema)
  /** Success: its schema; its status and content type, 200 and JSON by default. */
  answer: Schema | Reference
  status?: number
  type?: string
  answerHeaders?: Properties
  /** Statuses of refusals, besides those that follow from `who` and `body`, and 429 and 503, which are possible everywhere. */
  refusals?: readonly number[]
  /** Answers that are neither this success nor a refusal. */
  others?: Record<number, object>
  countedAs?: CountedAs
}

/**
 * How limits.ts counts a call that is not counted as its method has it: a question asked with a body as a read, a login, or
 * what a visitor puts before the desk.
 */
type CountedAs = 'read' | 'login' | 'visitorReport'

declare module 'fastify' {
  interface FastifyContextConfig {
    countedAs?: CountedAs
  }
}

const mediaTypes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'] as const
const security: Record<NonNullable<RouteDescription['who']>, FastifySchema['security']> = {
  signedIn: [{ bearer: [] }],
  everybody: [{}, { bearer: [] }],
  anonymous: [{}],
}

interface Documented {
  schema: FastifySchema
  config: FastifyContextConfig
}

/**
 * The options of a route that say what it takes and answers. /docs shows it; readers of bodies take from it which parts there
 * are and which carry files (`uploadParts`, `readTextBody`), `rateLimits` whether a bearer is needed.
 */
export function documented(summary: string, description: RouteDescription): Documented {
  const { tag, who = 'signedIn', params, query, headers, body, answer } = description
  const { status = 200, type = 'application/json', answerHeaders, refusals = [], others = {}, countedAs } = description
  const failures = new Set([
    ...refusals,
    ...(who === 'signedIn' ? [401] : []),
    ...(body ? [400, 413, 415] : []),
    ...(who === 'anonymous' ? [] : [429]),
    503,
  ])
  const content = (media: Media) => ({ schema: typeof body === 'function' ? body(media) : body })
  return {
    config: { countedAs },
    schema: {
      summary,
      ...(tag && { tags: [tag] }),
      security: security[who],
      ...(params && { params: object(params, Object.keys(params)) }),
      ...(query && { querystring: object(query) }),
      ...(headers && { headers: object(headers) }),
      ...(body && { body: { content: Object.fromEntries(mediaTypes.map((media) => [media, content(media)])) } }),
      response: {
        ...Object.fromEntries([...failures].map((failure) => [failure, ref('responses', `E${failure}`)])),
        [status]: {
          description: 'Done',
          ...(answerHeaders && { headers: answerHeaders }),
          content: { [type]: { schema: answer } },
        },
        ...others,
      },
    },
  }
}

/** The parts of a route's body by name, as a form carries them. */
export function documentedParts(schema: FastifySchema | undefined): Properties {
  const body = schema?.body as OpenAPIV3.RequestBodyObject | undefined
  return ((body?.content['multipart/form-data']?.schema as Schema | undefined)?.properties ?? {}) as Properties
}

/** The parts that carry files, by lower-case name. */
export const uploadParts = (schema: FastifySchema | undefined): ReadonlyMap<string, UploadKind> =>
  new Map(
    Object.entries(documentedParts(schema)).flatMap(([name, { 'x-upload': kind }]) =>
      kind ? [[name.toLowerCase(), kind] as const] : [],
    ),
  )

/** Is there an answer for who brings no bearer? */
export const isForVisitors = (schema: FastifySchema | undefined): boolean =>
  schema?.security?.some((scheme) => Object.keys(scheme).length === 0) ?? false

export const ref = (kind: 'schemas' | 'responses' | 'headers' | 'parameters', name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
})

/** The schema name of a resource's record. */
export const schemaName = (resource: string) => resource.charAt(0).toUpperCase() + resource.slice(1)
const recordOf = (resource: string) => ref('schemas', schemaName(resource))
export const listOf = (resource: string): Schema => ({ type: 'array', items: recordOf(resource) })

export const object = (properties: Properties, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required: [...required] }),
})

/** An object of exactly these fields. */
export const closedObject = (properties: Properties): Schema => ({
  ...object(properties, Object.keys(properties)),
  additionalProperties: false,
})

/** What every write answers (`writeResponse` in answer.ts); null for a record that is gone. */
export const writeResponseSchema = (resource: string | null): Schema =>
  closedObject({
    status: { type: 'string', enum: ['success'] },
    message: stringSchema,
    Id: { type: 'integer', minimum: 0 },
    data: {
      type: 'object',
      nullable: true,
      ...(resource === null ? { enum: [null] } : { allOf: [recordOf(resource)] }),
    },
  })

export const positiveInteger: Schema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 }
export const stringSchema: Schema = { type: 'string' }
export const booleanSchema: Schema = { type: 'boolean' }
export const email: Schema = { type: 'string', format: 'email', example: 'owner2@demo.example' }

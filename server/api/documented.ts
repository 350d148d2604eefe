import type { FastifyContextConfig, FastifySchema } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import { maxEmailLength } from '#resources'
import type { UploadPart } from '../uploads/upload.ts'
import type { Media, Properties, Schema } from './schemas.ts'

type Reference = OpenAPIV3.ReferenceObject

export interface RouteDescription {
  /** Its group in /docs; by default the first segment of the path. */
  tag?: string
  /** `signedIn`: refused without a bearer before its body is read. `everybody`: a bearer adds rights. `anonymous`: it is ignored. */
  who?: 'signedIn' | 'everybody' | 'anonymous'
  params?: Properties
  query?: Properties
  headers?: Properties
  body?: Schema | ((media: Media) => Schema)
  /** The schema of the success response; its status and content type default to 200 and JSON. */
  answer: Schema | Reference
  status?: number
  type?: string
  answerHeaders?: Properties
  /** Error statuses, besides those that follow from `who` and `body`, and 429 and 503, which are always possible. */
  refusals?: readonly number[]
  otherResponses?: Record<number, object>
  countedAs?: CountedAs
  /** Bytes that a body may have; by default what all parts need at their longest. For routes to which no client sends all parts together. */
  maxBodyBytes?: number
}

/** How limits.ts counts a call, if not by its method: a question with a body is a read. */
type CountedAs = 'read' | 'login' | 'visitorReport' | 'visitorDevice' | 'nothing'

declare module 'fastify' {
  interface FastifyContextConfig {
    countedAs?: CountedAs
    maxBodyBytes?: number
  }
  interface FastifySchema {
    /** Its responses by status; a list, since V8 keeps 4 KB for an object whose keys are numbers like 503. */
    answers?: readonly (readonly [status: number | string, response: object])[]
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

/** Route options that document a call: /docs shows them, and bodies, uploads and limits are read by them. */
export function documented(summary: string, description: RouteDescription): Documented {
  const { tag, who = 'signedIn', params, query, headers, body, countedAs, maxBodyBytes } = description
  const { status = 200, type = 'application/json', answer, answerHeaders } = description
  const { refusals = [], otherResponses = {} } = description
  const failures = new Set([
    ...refusals,
    ...(who === 'signedIn' ? [401] : []),
    ...(body ? [400, 408, 413, 415] : []),
    ...(countedAs === 'nothing' ? [] : [429]),
    503,
  ])
  const content = (media: Media) => ({ schema: typeof body === 'function' ? body(media) : body })
  return {
    config: { countedAs, maxBodyBytes },
    schema: {
      summary,
      ...(tag && { tags: [tag] }),
      security: security[who],
      ...(params && { params: object(params, Object.keys(params)) }),
      ...(query && { querystring: object(query) }),
      ...(headers && { headers: object(headers) }),
      ...(body && { body: { content: Object.fromEntries(mediaTypes.map((media) => [media, content(media)])) } }),
      answers: [
        ...[...failures].map((failure) => [failure, ref('responses', `E${failure}`)] as const),
        [status, { description: 'Done', headers: answerHeaders, content: { [type]: { schema: answer } } }],
        ...Object.entries(otherResponses),
      ],
    },
  }
}

/** The parts of a route's body, by name, as a form sends them. */
export function documentedParts(schema: FastifySchema | undefined): Properties {
  const body = schema?.body as OpenAPIV3.RequestBodyObject | undefined
  return ((body?.content['multipart/form-data']?.schema as Schema | undefined)?.properties ?? {}) as Properties
}

/** The parts that contain files, by lower-case name. */
export const uploadParts = (schema: FastifySchema | undefined): ReadonlyMap<string, UploadPart> =>
  new Map(
    Object.entries(documentedParts(schema)).flatMap(([name, { 'x-upload': kind, maxItems: max = 1 }]) =>
      kind ? [[name.toLowerCase(), { kind, max }] as const] : [],
    ),
  )

/** Whether the route answers requests without a bearer. */
export const isForVisitors = (schema: FastifySchema | undefined): boolean =>
  schema?.security?.some((scheme) => Object.keys(scheme).length === 0) ?? false

export const ref = (kind: 'schemas' | 'responses' | 'headers' | 'parameters', name: string): Reference => ({
  $ref: `#/components/${kind}/${name}`,
})

export const schemaName = (resource: string) => resource.charAt(0).toUpperCase() + resource.slice(1)
export const cardOf = ({ name }: { name: string }, isFound = false) =>
  ref('schemas', `${schemaName(name)}${isFound ? 'Found' : 'OnCard'}`)
const recordOf = (resource: string) => ref('schemas', schemaName(resource))
export const listOf = (resource: string): Schema => arrayOf(recordOf(resource))

export const arrayOf = (items: Schema | Reference, more: Partial<Schema> = {}): Schema =>
  ({ type: 'array', items, ...more }) as Schema

export const object = (properties: Properties, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required: [...required] }),
})

export const closedObject = (properties: Properties): Schema => ({
  ...object(properties, Object.keys(properties)),
  additionalProperties: false,
})

/** The response of a write (`writeResponse` in answer.ts); null for a deleted record. */
/** @param more what it has besides */
export const writeResponseSchema = (resource: string | null, more: Properties = {}): Schema =>
  closedObject({
    status: { type: 'string', enum: ['success'] },
    message: stringSchema,
    Id: { type: 'integer', minimum: 0 },
    data: {
      type: 'object',
      nullable: true,
      ...(resource === null ? { enum: [null] } : { allOf: [recordOf(resource)] }),
    },
    ...more,
  })

export const positiveInteger: Schema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 }
export const stringSchema: Schema = { type: 'string' }
export const booleanSchema: Schema = { type: 'boolean' }
export const email: Schema = {
  type: 'string',
  format: 'email',
  maxLength: maxEmailLength,
  example: 'owner2@demo.example',
}

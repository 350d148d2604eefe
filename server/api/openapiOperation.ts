import type { OpenAPIV3 } from 'openapi-types'
import { languages } from '#resources/text/language.ts'
import type { Media, Schema } from './schemas.ts'

export type Operation = OpenAPIV3.OperationObject
export type Paths = Record<string, Partial<Record<'get' | 'post' | 'patch' | 'delete', Operation>>>

const mediaTypes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'] as const

/** The errors by status (docs/rules.md#errors). */
const errors: Record<number, string> = {
  400: 'Something in the request is not right; `fields` says what, a sentence a field.',
  401: 'Nobody is signed in, or the bearer is not believed.',
  403: 'Signed in, but without the right.',
  404: 'There is no such thing, or not for who asks.',
  409: 'It collides with what is there; `data` is the record as it is now where a `version` was stale.',
  413: 'Too large.',
  415: 'A content type that is not taken.',
  416: 'No such part of the file.',
  422: 'The Idempotency-Key was used for another body.',
  429: 'Too many requests; Retry-After says when to come back.',
  503: 'Busy, or something needed does not answer; Retry-After says when to come back.',
  507: 'No space left.',
}

export const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const whatever = ref('headers', 'RequestId')

const errorResponse = (status: number): OpenAPIV3.ResponseObject => ({
  description: errors[status] ?? '',
  headers: {
    'x-request-id': whatever,
    'content-language': ref('headers', 'ContentLanguage'),
    vary: ref('headers', 'Vary'),
    ...([429, 503].includes(status) ? { 'retry-after': { description: 'Seconds', schema: { type: 'integer' } } } : {}),
  },
  content: { 'application/json': { schema: ref('schemas', 'Error') } },
})

/** What all operations share, to be referred to. */
export const sharedComponents: OpenAPIV3.ComponentsObject = {
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'jwtToken of POST /profile/api/login' } },
  headers: {
    RequestId: { description: 'Names this answer in our log.', schema: { type: 'string' } },
    ContentLanguage: {
      description: 'What `message` and `fields` are written in.',
      schema: { type: 'string', enum: [...languages] },
    },
    Vary: { description: 'Accept-Language among others.', schema: { type: 'string', example: 'accept-language' } },
    Session: {
      description: 'There when a bearer came along that is not good any more: the answer is a visitor’s.',
      schema: { type: 'string', enum: ['ended'] },
    },
  },
  parameters: {
    AcceptLanguage: {
      name: 'Accept-Language',
      in: 'header',
      description: 'What refusals are to be written in; `my-u-nu-latn` is Burmese with Latin digits. English else.',
      schema: { type: 'string', example: 'my, en;q=0.5' },
    },
  },
  responses: Object.fromEntries(Object.keys(errors).map((status) => [`E${status}`, errorResponse(Number(status))])),
  schemas: {
    Error: {
      type: 'object',
      properties: {
        status: { type: 'string', enum: ['error'] },
        message: { type: 'string', description: 'For people, in the language of `content-language`.' },
        fields: {
          type: 'object',
          description: 'By name of the part: what is wrong there, in the same language.',
          additionalProperties: { type: 'string' },
        },
        data: { type: 'object', nullable: true },
      },
      required: ['status', 'message'],
      additionalProperties: false,
    },
  },
}

interface Told {
  summary: string
  tag: string
  /** Who may ask at all: everybody, and signed in to more effect, or only who is signed in. */
  who: 'everybody' | 'signedIn'
  parameters?: OpenAPIV3.ParameterObject[]
  /** The request's fields, which may differ by content type. */
  body?: Schema | ((media: Media) => Schema)
  /** Success: its status, 200 unless said, and its schema. */
  answer: Schema | OpenAPIV3.ReferenceObject
  status?: number
  headers?: OpenAPIV3.ResponseObject['headers']
  errors: readonly number[]
}

/** One operation; 429 and 503 are possible everywhere. */
export function operation({
  summary,
  tag,
  who,
  parameters,
  body,
  answer,
  status = 200,
  headers,
  errors: own,
}: Told): Operation {
  const failures = [...new Set([...own, 429, 503])].sort((a, b) => a - b)
  return {
    summary,
    tags: [tag],
    security: who === 'everybody' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(parameters && { parameters }),
    ...(body && { requestBody: requestBody(body) }),
    responses: {
      [status]: {
        description: 'Done',
        headers: { 'x-request-id': whatever, 'x-session': ref('headers', 'Session'), ...headers },
        content: { 'application/json': { schema: answer } },
      },
      ...Object.fromEntries(failures.map((failure) => [failure, ref('responses', `E${failure}`)])),
    },
  }
}

function requestBody(body: NonNullable<Told['body']>): OpenAPIV3.RequestBodyObject {
  const of = (media: Media) => (typeof body === 'function' ? body(media) : body)
  return {
    required: (of('application/json').required?.length ?? 0) > 0,
    content: Object.fromEntries(mediaTypes.map((media) => [media, { schema: of(media) }])),
  }
}

/** What every write answers; `null` for a record that is gone. */
export const writtenSchema = (data: string | null): Schema => ({
  type: 'object',
  properties: {
    status: { type: 'string', enum: ['success'] },
    message: { type: 'string' },
    Id: { type: 'integer', minimum: 0 },
    data:
      data === null
        ? { type: 'object', nullable: true, enum: [null] }
        : { type: 'object', nullable: true, allOf: [recordRef(data)] },
  },
  required: ['status', 'message', 'Id', 'data'],
  additionalProperties: false,
})

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
/** The schema name of a resource's record. */
export const schemaName = capital
export const recordRef = (resource: string): OpenAPIV3.ReferenceObject => ref('schemas', schemaName(resource))
export const listOf = (resource: string): Schema => ({ type: 'array', items: recordRef(resource) })
export const object = (properties: Record<string, Schema>, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required: [...required] } : {}),
})

const param = (where: 'path' | 'query' | 'header', name: string, schema: Schema, description?: string) =>
  ({
    name,
    in: where,
    schema,
    ...(where === 'path' ? { required: true } : {}),
    ...(description && { description }),
  }) satisfies OpenAPIV3.ParameterObject
export const inPath = (name: string, schema: Schema) => param('path', name, schema)
export const inQuery = (name: string, schema: Schema, description?: string) => param('query', name, schema, description)
export const inHeader = (name: string, schema: Schema, description?: string) =>
  param('header', name, schema, description)
export const positive: Schema = { type: 'integer', minimum: 1, maximum: 2_147_483_647 }

/** What a search is narrowed to (server/api/searchFilters.ts). */
export const searchFilters: OpenAPIV3.ParameterObject[] = [
  inQuery('categoryId', positive, 'Of this category; products and posts by their page.'),
  inQuery('townId', positive, 'In this town.'),
  inQuery('region', { type: 'string', minLength: 1 }, 'In this region, by its name in either language.'),
  inQuery('openNow', { type: 'string', enum: ['1', '0'] }, '1: open at this moment, in Yangon.'),
  inQuery('near', { type: 'string', example: '16.8,96.15' }, 'Latitude, longitude: what is nearby comes first.'),
  inQuery('within', { type: 'number', minimum: 0, exclusiveMinimum: true }, 'Kilometres from `near` at most.'),
]

import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { OpenAPIV3 } from 'openapi-types'
import type { Resource } from '#resources'
import { cardFieldsOf, withCards } from '#resources/cards.ts'
import { languages } from '#resources/text/language.ts'
import { ref, schemaName } from './documented.ts'
import { partSchema, recordSchema } from './schemas.ts'

const description = `Requests are multipart/form-data, application/x-www-form-urlencoded or JSON alike. Request names are
camelCase and read in any case; unknown parts are ignored. A part that is empty, \`-\` or \`null\` means absent: a PATCH
empties the field, a part left out stays. Answers are bare arrays or objects with PascalCase names, and every field is
present. Reads take a bearer too: hidden records of one's own, and what one blocks, depend on it. What is said against a
request, \`message\` and \`fields\`, is in the language that Accept-Language likes best, English or Burmese.`

const refusals: Record<number, string> = {
  400: 'Something in the request is not right; `fields` says what, a sentence a field.',
  401: 'Nobody is signed in, or the bearer is not believed.',
  403: 'Signed in, but without the right.',
  404: 'There is no such thing, or not for who asks.',
  409: 'It collides with what is there; `data` is the record as it is now where a `version` was stale.',
  408: 'The body took too long to arrive.',
  413: 'Too large.',
  415: 'A content type that is not taken.',
  416: 'No such part of the file.',
  422: 'The Idempotency-Key was used for another body.',
  429: 'Too many requests; Retry-After says when to come back.',
  503: 'Busy, or something needed does not answer; Retry-After says when to come back.',
  507: 'No space left.',
}

const refusalResponse = (status: number): OpenAPIV3.ResponseObject => ({
  description: refusals[status] ?? '',
  headers: {
    'x-request-id': ref('headers', 'RequestId'),
    'content-language': ref('headers', 'ContentLanguage'),
    vary: ref('headers', 'Vary'),
    ...([429, 503].includes(status) && { 'retry-after': { description: 'Seconds', schema: { type: 'integer' } } }),
  },
  content: { 'application/json': { schema: ref('schemas', 'Error') } },
})

const components = (resources: readonly Resource[]): OpenAPIV3.ComponentsObject => ({
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
  responses: Object.fromEntries(Object.keys(refusals).map((status) => [`E${status}`, refusalResponse(Number(status))])),
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
    ...Object.fromEntries(resources.map((one) => [schemaName(one.name), recordSchema(one)])),
    ...Object.fromEntries(
      withCards.flatMap((one) => [
        [`${schemaName(one.name)}OnCard`, partSchema(one, cardFieldsOf(one) ?? [])],
        [`${schemaName(one.name)}Found`, partSchema(one, cardFieldsOf(one, true) ?? [])],
      ]),
    ),
  },
})

/** Replaces repeated responses by references; the plugin can do so for schemas only. */
function referToSharedResponses(operation: OpenAPIV3.OperationObject): void {
  operation.parameters = [...(operation.parameters ?? []), ref('parameters', 'AcceptLanguage')]
  for (const [status, response] of Object.entries(operation.responses)) {
    const { content, headers } = response as OpenAPIV3.ResponseObject
    const schema = content?.['application/json']?.schema
    if (schema && '$ref' in schema && schema.$ref.startsWith('#/components/responses/'))
      operation.responses[status] = schema
    else if (schema && Number(status) < 300) {
      const commonHeaders = { 'x-request-id': ref('headers', 'RequestId'), 'x-session': ref('headers', 'Session') }
      Object.assign(response, { headers: { ...commonHeaders, ...headers } })
    }
  }
  const body = operation.requestBody as OpenAPIV3.RequestBodyObject | undefined
  if (!body) return
  const { required } = body.content['application/json']!.schema as OpenAPIV3.SchemaObject
  body.required = required !== undefined
}

/** Makes an OpenAPI 3.0 document of the routes' schemas (`documented`). Routes without a summary are left out. */
export const openApiOptions = (resources: readonly Resource[]): FastifyDynamicSwaggerOptions => ({
  transform: ({ schema, url }) => {
    if (!schema?.summary) return { schema: { hide: true }, url }
    const [tags, response] = [schema.tags ?? [url.split('/')[1]!], Object.fromEntries(schema.answers ?? [])]
    // What a wildcard stands for is a file.
    return { schema: { ...schema, tags, response }, url: url.replace('*', ':file') }
  },
  openapi: {
    openapi: '3.0.3',
    info: { title: 'Zay', version: '1', description: description.replaceAll('\n', ' ') },
    servers: [{ url: '/' }],
    tags: [...resources.map(({ name }) => ({ name })), { name: 'search' }, { name: 'admin' }, { name: 'operation' }],
    components: components(resources),
  },
  transformObject: (document) => {
    if (!('openapiObject' in document)) return document.swaggerObject
    for (const path of Object.values(document.openapiObject.paths ?? {})) {
      for (const operation of Object.values(path ?? {})) referToSharedResponses(operation as OpenAPIV3.OperationObject)
    }
    return document.openapiObject
  },
})

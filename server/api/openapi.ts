import type { OpenAPIV3 } from 'openapi-types'
import { camel, declarations, isEver, isPublic, may, type ListRule, type Resource } from '#resources'
import { ownPaths } from './openapiPaths.ts'
import {
  inHeader,
  inPath,
  inQuery,
  listOf,
  object,
  operation,
  positive,
  ref,
  schemaName,
  searchFilters,
  sharedComponents,
  writtenSchema,
  type Operation,
  type Paths,
} from './openapiOperation.ts'
import { pageAlias } from '../db/search/query/filters.ts'
import { partsSchema, recordSchema, type Media, type Schema } from './schemas.ts'

const description = `Requests are multipart/form-data, application/x-www-form-urlencoded or JSON alike. Request names are
camelCase and read in any case; unknown parts are ignored. A part that is empty, \`-\` or \`null\` means absent: a PATCH
empties the field, a part left out stays. Answers are bare arrays or objects with PascalCase names, and every field is
present. Reads take a bearer too: hidden records of one's own, and what one blocks, depend on it. What is said against a
request, \`message\` and \`fields\`, is in the language that Accept-Language likes best, English or Burmese.`

/** The API as OpenAPI 3.0: from the declarations what they say, by hand what routes of their own do. */
export function openApi(resources: readonly Resource[] = Object.values(declarations)): OpenAPIV3.Document {
  const paths: Paths = {}
  const add = (more: Paths) => {
    for (const [path, operations] of Object.entries(more)) paths[path] = { ...paths[path], ...operations }
  }
  for (const resource of resources) {
    if (resource.calls.includes('read')) add(readPaths(resource))
    add(writePaths(resource))
  }
  add(ownPaths)
  return {
    openapi: '3.0.3',
    info: { title: 'Zay', version: '1', description: description.replaceAll('\n', ' ') },
    servers: [{ url: '/' }],
    tags: [...resources.map(({ name }) => ({ name })), { name: 'search' }, { name: 'admin' }, { name: 'operation' }],
    paths: inEitherLanguage(paths) as OpenAPIV3.PathsObject,
    components: {
      ...sharedComponents,
      schemas: {
        ...sharedComponents.schemas,
        ...Object.fromEntries(resources.map((one) => [schemaName(one.name), recordSchema(one)])),
      },
    },
  }
}

/** Whatever may be refused is refused in the language that is asked for. */
const inEitherLanguage = (paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, one]) => [
          method,
          { ...one, parameters: [...(one.parameters ?? []), ref('parameters', 'AcceptLanguage')] },
        ]),
      ),
    ]),
  )

const slice = [
  inQuery('page', positive, 'From 1.'),
  inQuery('perPage', positive, '20 unless said, 100 at most; without page, 1,000 are answered.'),
]
const json: Schema = { type: 'string', description: 'JSON' }
const tableQuery = [
  inQuery('sort', { ...json, example: '["Id","ASC"]' }, 'Field and ASC or DESC.'),
  inQuery('range', { ...json, example: '[0,24]' }, 'First and last row, from 0.'),
  inQuery('filter', { ...json, example: '{}' }, 'Values a field, `q` for search. Any of the three makes it a table.'),
]

function readPaths(resource: Resource): Paths {
  const { name } = resource
  const base = `/${name}/api`
  const read = (told: Partial<Parameters<typeof operation>[0]> & { summary: string }): { get: Operation } => ({
    get: operation({
      tag: name,
      who: isPublic(resource) ? 'everybody' : 'signedIn',
      answer: listOf(name),
      ...told,
      errors: [...(told.errors ?? []), 400, ...(isPublic(resource) ? [] : [401, 403])],
    }),
  })
  const paths: Paths = {
    [base]: read({
      summary: isPublic(resource) ? 'The full public list, or a table of it' : 'Those one may see, or a table of them',
      parameters: [...tableQuery, ...(isPublic(resource) ? [] : slice)],
      headers: {
        'content-range': { description: 'Of a table: rows and how many there are.', schema: { type: 'string' } },
      },
    }),
    [`${base}/byPage/{page}`]: read({
      summary: 'Newest first, 20 a page; [] past the end',
      parameters: [inPath('page', positive), inQuery('perPage', positive, '100 at most.')],
    }),
    [`${base}/{id}`]: read({
      summary: 'An array of one',
      parameters: [inPath('id', positive)],
      answer: { ...listOf(name), minItems: 1, maxItems: 1 },
    }),
  }
  const byId = paths[`${base}/{id}`]!.get!
  byId.responses['404'] = {
    description: 'There is none, or not for who asks.',
    content: { 'application/json': { schema: { type: 'array', maxItems: 0, items: {} } } },
  }
  for (const [list, rule] of Object.entries(resource.lists)) {
    const values = valuesOf(list, rule, resource)
    const path = [`${base}/${list}`, ...values.map((value) => `{${value.name}}`)].join('/')
    paths[path] = read({
      summary: Array.isArray(rule) ? 'Best first' : `By ${values.map((value) => value.name).join(', ') || 'place'}`,
      parameters: [...values, ...slice, ...(Array.isArray(rule) && pageAlias(resource) ? searchFilters : [])],
      errors: typeof rule === 'object' && 'email' in rule ? [401, 403] : [],
    })
  }
  return paths
}

/** The path segments of a named list, in order. */
function valuesOf(list: string, rule: ListRule, resource: Resource): OpenAPIV3.ParameterObject[] {
  const name = camel(list.replace(/^by/, ''))
  if (typeof rule === 'string') return [inPath(name, positive)]
  if (Array.isArray(rule)) return [inPath('keyword', { type: 'string', minLength: 1 })]
  if ('email' in rule) return [inPath(name, { type: 'string', format: 'email' })]
  if (!('match' in rule)) return []
  return rule.match.map((field) => {
    const declared = resource.fields[field]
    return inPath(camel(field), declared?.kind === 'choice' ? { type: 'string', enum: [...declared.values] } : positive)
  })
}

const idempotency = inHeader(
  'Idempotency-Key',
  { type: 'string', maxLength: 200 },
  'The same key is answered once, for 24 h.',
)
const writeErrors = [400, 401, 403, 404, 409, 413, 415, 507]

function writePaths(resource: Resource): Paths {
  const { name } = resource
  const [base, byId] = [`/${name}/api`, `/${name}/api/{id}`]
  const has = (act: 'create' | 'change' | 'delete') => resource.calls.includes(act) && isEver(act, resource)
  const paths: Paths = { [base]: {}, [byId]: {} }
  if (has('create')) {
    paths[base]!.post = operation({
      summary: `Create a ${name}`,
      tag: name,
      who: may(null, 'create', resource) ? 'everybody' : 'signedIn',
      parameters: [idempotency],
      body: (media) => partsSchema(resource, 'create', media),
      status: 201,
      answer: writtenSchema(name),
      errors: [...writeErrors, 422],
    })
  }
  if (has('change')) {
    const change = (parameters: OpenAPIV3.ParameterObject[], required: string[]) =>
      operation({
        summary: `Change a ${name}; what is left out stays`,
        tag: name,
        who: 'signedIn',
        parameters,
        body: (media: Media) => ({
          ...partsSchema(resource, 'change', media),
          ...(required.length > 0 && { required }),
        }),
        answer: writtenSchema(name),
        errors: writeErrors,
      })
    paths[base]!.patch = change([], ['id'])
    paths[byId]!.patch = change([inPath('id', positive)], [])
  }
  if (has('delete')) {
    const remove = { summary: `Delete a ${name}`, tag: name, who: 'signedIn', answer: writtenSchema(null) } as const
    paths[base]!.delete = operation({ ...remove, body: object({ id: positive }, ['id']), errors: writeErrors })
    paths[byId]!.delete = operation({ ...remove, parameters: [inPath('id', positive)], errors: writeErrors })
  }
  return paths
}

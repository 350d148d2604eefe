import { suggestedSources } from '#resources/suggested.ts'
import {
  inPath,
  inQuery,
  listOf,
  object,
  operation,
  positive,
  searchFilters,
  type Operation,
  type Paths,
} from './openapiOperation.ts'
import { answered, email, identityPaths, peoplePaths, text, word, write, yes } from './openapiPeople.ts'
import type { Properties, Schema } from './schemas.ts'

const question = (summary: string, body: Properties, answer: Properties) =>
  operation({
    summary,
    tag: 'admin',
    who: 'everybody',
    body: object(body),
    answer: answered(answer),
    errors: [400, 413, 415],
  })

/** What is no JSON. */
const document = (summary: string, type: string, parameters: Operation['parameters'] = []): Operation => ({
  summary,
  tags: ['operation'],
  security: [{}],
  parameters,
  responses: {
    200: { description: 'The document', content: { [type]: { schema: { type: 'string' } } } },
    ...(parameters.length > 0 && { 404: { $ref: '#/components/responses/E404' } }),
  },
})

const admin: Paths = {
  '/admin/api/checkSuperAdmin': {
    post: question('Am I a super admin? False about anybody else', { profileEmail: email }, { hasPermission: yes }),
  },
  '/admin/api/checkPermission': {
    post: question(
      'What am I to this page? False about anybody else',
      { profileEmail: email, pageId: positive },
      { isAdmin: yes, isOwner: yes, isSuperAdmin: yes },
    ),
  },
  '/admin/api/moderate': {
    post: write(
      'admin',
      'Hold, lift a hold, verify; super admins and moderators',
      object(
        { source: text('page'), id: positive, held: { ...yes, example: false }, verified: { ...yes, example: true } },
        ['source', 'id'],
      ),
      'page',
      { errors: [403, 404] },
    ),
  },
}

/** What phones ask; not there unless the native shell is configured. */
const appLinks = (platform: string, answer: Schema) =>
  operation({
    summary: `Which ${platform} app may open our addresses`,
    tag: 'operation',
    who: 'everybody',
    answer,
    errors: [404],
  })

const status = (value: string) => answered({ status: { type: 'string', enum: [value] } })
const operations: Paths = {
  '/search/api/{text}': {
    get: operation({
      summary: 'Pages, products and posts side by side, best first',
      tag: 'search',
      who: 'everybody',
      parameters: [inPath('text', { type: 'string', minLength: 1 }), ...searchFilters],
      answer: answered({ pages: listOf('page'), products: listOf('product'), posts: listOf('post') }),
      errors: [400],
    }),
  },
  '/search/api/suggest/{text}': {
    get: operation({
      summary: 'Names that begin or go on with what is typed, best first',
      tag: 'search',
      who: 'everybody',
      parameters: [
        inPath('text', { type: 'string', minLength: 1 }),
        inQuery('source', { type: 'string', enum: [...suggestedSources] }, 'Of this source alone.'),
      ],
      answer: {
        type: 'array',
        maxItems: 10,
        items: answered({
          Source: { type: 'string', enum: [...suggestedSources] },
          Id: positive,
          Name: { type: 'string' },
          BurmeseName: { type: 'string', nullable: true },
          Thumbnail: { type: 'string', nullable: true },
        }),
      },
      errors: [400],
    }),
  },
  '/search/api/didYouMean/{text}': {
    get: operation({
      summary: 'Texts that find something, where this one finds nothing or little',
      tag: 'search',
      who: 'everybody',
      parameters: [inPath('text', { type: 'string', minLength: 1 })],
      answer: { type: 'array', maxItems: 3, items: answered({ Text: { type: 'string' } }) },
      errors: [],
    }),
  },
  '/uploads/{file}': {
    get: {
      summary: 'A stored picture or file, for good under this name',
      tags: ['operation'],
      security: [{}],
      parameters: [inPath('file', { type: 'string' })],
      responses: {
        200: { description: 'The file', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
        206: { description: 'A part of it', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
        304: { description: 'Unchanged' },
        404: { $ref: '#/components/responses/E404' },
        416: { $ref: '#/components/responses/E416' },
      },
    },
  },
  '/.well-known/assetlinks.json': {
    get: appLinks('Android', { type: 'array', items: { type: 'object' } }),
  },
  '/.well-known/apple-app-site-association': { get: appLinks('iOS', { type: 'object' }) },
  '/robots.txt': { get: document('What search engines may read', 'text/plain') },
  '/sitemap.xml': {
    get: document('Addresses of all listed views, or an index of files that hold them', 'application/xml'),
  },
  '/sitemap-{part}.xml': {
    get: document('One such file: source and number, `page-1`', 'application/xml', [
      inPath('part', { type: 'string' }),
    ]),
  },
  '/healthz': {
    get: operation({
      summary: 'The process lives',
      tag: 'operation',
      who: 'everybody',
      answer: status('ok'),
      errors: [],
    }),
  },
  '/readyz': {
    get: operation({
      summary: 'The database answers',
      tag: 'operation',
      who: 'everybody',
      answer: status('ready'),
      errors: [],
    }),
  },
  '/demo/accounts': {
    get: operation({
      summary: 'Demo mode only: whom one can sign in as',
      tag: 'operation',
      who: 'everybody',
      answer: { type: 'array', items: answered({ role: word, name: word, email }) },
      errors: [403],
    }),
  },
  '/demo/token': {
    post: operation({
      summary: 'Demo mode only: an identity token for the login call',
      tag: 'operation',
      who: 'everybody',
      body: object({ email, name: text('Ko Zaw Zaw') }, ['email']),
      answer: answered({ token: word }),
      errors: [400, 403, 413, 415],
    }),
  },
}

/** Calls that no declaration says: routes of their own. */
export const ownPaths: Paths = {
  ...identityPaths,
  ...peoplePaths,
  ...admin,
  ...operations,
}

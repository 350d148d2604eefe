import type { OpenAPIV3 } from 'openapi-types'
import { afterAll, expect, test } from 'vitest'
import { declarations, findResource, isManaged, requireResource } from '#resources'
import { runJobs } from './support/jobs.ts'
import { startApp } from './support/app.ts'
import { heldPage, openCase, wrongReporter } from './support/cases.ts'
import { openClaim, unownedPage } from './support/claims.ts'
import { signIn, type Answer, type ContentType, type Fields, type Given, type Person } from './support/client.ts'
import { faults, resolve } from './support/conforms.ts'
import { renaming } from './support/exampleFields.ts'
import { suggested } from './support/suggestionRows.ts'
import { invites } from './support/team.ts'
import { settle } from './support/world.ts'

// With all optional features configured.
const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':')
const app = await startApp({
  env: { NATIVE_APP_ID: 'example.zay', ANDROID_CERT_FINGERPRINTS: fingerprint, APPLE_TEAM_ID: 'ABCDE12345' },
})
const world = await settle(app)
afterAll(() => app.stop())

const document = (await world.visitor.gets('/docs/json')).body as OpenAPIV3.Document
const methods = ['get', 'post', 'patch', 'delete'] as const
type Method = (typeof methods)[number]
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => (item?.[method] ? [{ path, method, operation: item[method] }] : [])),
)

test('every route is described, and nothing else', () => {
  const shape = (method: string, path: string) => `${method.toUpperCase()} ${path.replace(/\{\w+\}|:\w+|\*$/g, '{}')}`
  const described = operations.map(({ method, path }) => shape(method, path))
  const real = app.routes
    .filter(({ method, url }) => method !== 'HEAD' && method !== 'OPTIONS' && !url.startsWith('/docs'))
    .map(({ method, url }) => shape(method, url))
  expect(described.sort()).toEqual([...new Set(real)].sort())
})

test('all its references exist', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target!)
  expect(references.length).toBeGreaterThan(100)
  for (const $ref of new Set(references)) expect(() => resolve(document, { $ref }), $ref).not.toThrow()
})

const mediaTypes: Record<ContentType, string> = {
  multipart: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
}

/** For calls with a body one try for each content type, for others one try. */
// Those of the tus protocol speak in headers: tests/resumable.
const tries = operations
  .filter(({ path }) => !path.startsWith('/upload/'))
  .flatMap(({ path, method, operation }) =>
    (operation.requestBody ? (Object.keys(mediaTypes) as ContentType[]) : [null]).map(
      (as) => [`${method} ${path}${as ? ` as ${as}` : ''}`, { path, method, operation, as }] as const,
    ),
  )

test.each(tries)('is correct: %s', async (_title, { path, method, operation, as }) => {
  const { who, id } = await ready(path, method)
  const source = path.split('/')[1]
  const url = addressed(path, operation, id)
  const answer = as
    ? await who.sends(
        method.toUpperCase(),
        url,
        { ...exampleBody(operation, mediaTypes[as]), ...(await known(path, method, id, who)) },
        { as, ...(source === 'pageStat' && { headers: { origin: app.url } }) },
      )
    : await who.asks(method.toUpperCase(), url)
  const successes = Object.keys(operation.responses).filter((status) => status.startsWith('2'))
  expect(successes, answer.text.slice(0, 500)).toContain(String(answer.status))
  expectDescribed(operation, answer)
})

test('errors match their schemas too', async () => {
  const refusals: [method: Method, path: string, answer: Promise<Answer>][] = [
    ['post', '/page/api', world.visitor.creates('page', { name: 'x' })],
    ['post', '/page/api', world.owner.creates('page', { websiteURL: 'javascript:alert(1)' })],
    ['patch', '/page/api', world.stranger.changes('page', { id: world.page.Id, name: 'x' })],
    ['get', '/page/api/{id}', world.visitor.gets('/page/api/999')],
    ['get', '/page/api/byPage/{page}', world.visitor.gets('/page/api/byPage/0')],
    ['get', '/report/api', world.visitor.gets('/report/api')],
    ['post', '/profile/api/login', world.visitor.posts('/profile/api/login', {})],
  ]
  for (const [method, path, asked] of refusals) {
    const answer = await asked
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expectDescribed(document.paths[path]![method]!, answer)
  }
})

test('every operation takes Accept-Language and may be busy, and every error has its language headers', () => {
  for (const { path, method, operation } of operations) {
    const asked = (operation.parameters ?? []).map((one) => resolve<OpenAPIV3.ParameterObject>(document, one))
    expect(
      asked.map(({ name }) => name),
      `${method} ${path}`,
    ).toContain('Accept-Language')
    expect(Object.keys(operation.responses), `${method} ${path}`).toContain('503')
  }
  for (const [name, one] of Object.entries(document.components!.responses!)) {
    const { headers } = resolve<OpenAPIV3.ResponseObject>(document, one)
    expect(Object.keys(headers ?? {}), name).toEqual(expect.arrayContaining(['content-language', 'vary']))
  }
})

function expectDescribed(operation: OpenAPIV3.OperationObject, answer: Answer): void {
  const described = operation.responses[answer.status]
  expect(described, `${answer.status} is not described`).toBeDefined()
  const response = resolve<OpenAPIV3.ResponseObject>(document, described!)
  for (const name of Object.keys(response.headers ?? {})) {
    if (['x-request-id', 'content-language', 'vary'].includes(name)) expect(answer.headers.get(name), name).toBeTruthy()
  }
  const schema = response.content?.['application/json']?.schema
  if (schema) expect(faults(document, schema, answer.body)).toEqual([])
}

/** A person who may make the call, and a record for it. */
async function ready(path: string, method: Method): Promise<{ who: Person; id: number }> {
  const source = path.split('/')[1]!
  const { owner, superAdmin, stranger, page } = world
  const own = [
    'pageFollowing',
    'pageBlock',
    'pageRating',
    'report',
    'profile',
    'firebaseToken',
    'notification',
    'reward',
  ]
  if (path === '/page/api/transfer/answer') {
    const offer = await owner.posts('/page/api/transfer', { pageId: page.Id, email: stranger.email })
    return { who: stranger, id: offer.fields['Id'] as number }
  }
  if (path === '/pageAdmin/api/answer') {
    return { who: stranger, id: (await invites(owner, await world.fresh('page'), stranger.email)).Id }
  }
  if (path === '/pageTransfer/api/{id}') {
    const offer = await owner.posts('/page/api/transfer', { pageId: page.Id, email: stranger.email })
    return { who: owner, id: offer.fields['Id'] as number }
  }
  if (path === '/suggestion/api') return { who: stranger, id: (await world.fresh('page')).Id }
  if (['/suggestion/api/answer', '/suggestion/api/undo'].includes(path))
    return { who: owner, id: await suggested(world) }
  if (source === 'appeal') return { who: owner, id: (await heldPage(world)).Id }
  if (path === '/case/api/undo') return { who: superAdmin, id: (await heldPage(world)).Id }
  if (path === '/case/api/mute') return { who: superAdmin, id: await wrongReporter(world) }
  if (path.includes('/timeline/')) return { who: superAdmin, id: (await world.fresh('page')).Id }
  if (source === 'import') return { who: superAdmin, id: await importOf(path) }
  if (source === 'case') return { who: superAdmin, id: await openCase(world) }
  if (path === '/claim/api') return { who: stranger, id: (await unownedPage(world)).Id }
  if (source === 'claim') {
    const isJudged = path.endsWith('/call') || path.endsWith('/judge') || path.endsWith('/proof')
    const proof = path.endsWith('/proof') ? 'document' : path.endsWith('/check') ? 'link' : 'phone'
    return { who: isJudged ? superAdmin : world.pageAdmin, id: await openClaim(world, proof) }
  }
  if (path.endsWith('/restore')) {
    const { Id } = await world.fresh(source)
    await superAdmin.deletes(source, Id)
    return { who: superAdmin, id: Id }
  }
  if (path.endsWith('/merge') || path.endsWith('/distinct'))
    return { who: superAdmin, id: (await world.fresh(source)).Id }
  if (path.endsWith('/revert')) return edited(source)
  if (path === '/admin/api/moderate') return { who: superAdmin, id: page.Id }
  if (path.endsWith('/logout') || (path.startsWith('/profile/api') && method === 'delete')) {
    const leaving = await signIn(app, `leaving${Math.random()}@demo.example`)
    return { who: leaving, id: leaving.id }
  }
  if (own.includes(source)) return ofOneself(source, path, method)
  const isWriting = method !== 'get'
  const isOfRecord = isWriting || path.endsWith('{id}')
  const target =
    isOfRecord && !path.startsWith('/page/api/transfer') && source in declarations ? await world.fresh(source) : page
  const resource = findResource(source)
  const isOwners = (resource && isManaged(resource)) || ['comment', 'pageAdmin'].includes(source)
  const who = isWriting && isOwners ? owner : superAdmin
  return { who, id: target.Id }
}

/** One that was tried; to be undone, one that was run. */
async function importOf(path: string): Promise<number> {
  const file = new File(['Name\nLashio\n'], 'towns.csv')
  const { fields } = await world.superAdmin.posts('/import/api', { resource: 'town', file })
  const id = fields['Id'] as number
  if (path.endsWith('/undo')) {
    await world.superAdmin.posts('/import/api/run', { id })
    await runJobs(app)
  }
  return id
}

/** A record that somebody has changed. */
async function edited(source: string): Promise<{ who: Person; id: number }> {
  const { owner, superAdmin } = world
  const resource = requireResource(source)
  const isOwners = isManaged(resource) || source === 'comment'
  const { who, id } =
    source === 'pageRating'
      ? await ofOneself(source, '', 'get')
      : { who: isOwners ? owner : superAdmin, id: (await world.fresh(source)).Id }
  await who.changes(source, { id, ...(source === 'pageRating' ? { stars: 5 } : renaming(resource)) })
  return { who, id }
}

/** A record that only its own person or an admin may reach. */
async function ofOneself(source: string, path: string, method: Method): Promise<{ who: Person; id: number }> {
  const { superAdmin, owner, page } = world
  if (source === 'report') return { who: superAdmin, id: (await world.fresh('report')).Id }
  if (path === '/profile/api' || path === '/profile/api/byPage/{page}') {
    return { who: method === 'get' ? superAdmin : owner, id: owner.id }
  }
  if (source === 'profile' || path.endsWith('/byEmail/{email}')) return { who: owner, id: owner.id }
  if (['notification', 'reward', 'firebaseToken'].includes(source)) {
    return { who: owner, id: (await world.fresh(source)).Id }
  }
  const guest = await signIn(app, `guest${Math.random()}@demo.example`)
  const isNew = method === 'post' && path.endsWith('/api')
  if (isNew) return { who: guest, id: page.Id }
  const record = await guest.makes(source, { pageId: page.Id, stars: 3 })
  return { who: guest, id: record.Id }
}

/** The path with values for its parameters, and the example query. */
function addressed(path: string, operation: OpenAPIV3.OperationObject, id: number): string {
  const { page, owner } = world
  const values: Record<string, string | number> = {
    id,
    page: 1,
    pageId: page.Id,
    categoryId: 1,
    townId: 1,
    regionId: 1,
    productCategoryId: 1,
    ownerEmail: owner.email,
    email: owner.email,
    typeName: 'Page',
    typeId: page.Id,
    keyword: 'tea',
    text: 'tea',
    source: 'page',
    file: 'logo.png',
    part: 'page-1',
  }
  const parameters = (operation.parameters ?? []) as OpenAPIV3.ParameterObject[]
  const url = path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name)
    const value = values[name]
    if (!parameter || value === undefined) throw new Error(`${path}: no value for ${name}`)
    expect(faults(document, parameter.schema!, value)).toEqual([])
    return encodeURIComponent(value)
  })
  const query = parameters.filter(({ schema, ...one }) => one.in === 'query' && 'example' in schema!)
  const asked = new URLSearchParams(
    query.map(({ name, schema }) => [name, String((schema as OpenAPIV3.SchemaObject).example)]),
  )
  return query.length > 0 ? `${url}?${asked}` : url
}

/** Every described part with its example, which must match its schema. */
function exampleBody(operation: OpenAPIV3.OperationObject, media: string): Fields {
  const { content } = operation.requestBody as OpenAPIV3.RequestBodyObject
  const schema = resolve<OpenAPIV3.SchemaObject>(document, content[media]!.schema!)
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, part]): [string, Given][] => {
    const { example, format, type } = part as OpenAPIV3.SchemaObject
    if (type === 'string' && format === 'binary') return [[name, new Blob([pixel], { type: 'image/png' })]]
    if (type === 'array' && example === undefined) return [[name, [new Blob([pixel], { type: 'image/png' })]]]
    if (example === undefined) return []
    expect(faults(document, part, example)).toEqual([])
    return [[name, example as Given]]
  })
  return Object.fromEntries(entries)
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Parts with ids of existing records, which no example can know. */
async function known(path: string, method: Method, id: number, who: Person): Promise<Fields> {
  const { page, pageAdmin } = world
  const source = path.split('/')[1]!
  const references = { countryId: '', townId: '', regionId: '', productCategoryId: '', categoryIds: '' }
  const ofRecord: Fields = path.includes('{id}') || (method === 'post' && path.endsWith('/api')) ? {} : { id }
  if (path.endsWith('/login')) return { token: await app.provider.issue({ email: who.email, name: 'x' }) }
  if (path.endsWith('/checkPermission') || path.endsWith('/checkSuperAdmin'))
    return { profileEmail: who.email, pageId: page.Id }
  if (path.endsWith('/byEmail') || path === '/demo/token') return { email: who.email }
  if (path === '/page/api/transfer/answer' || path === '/pageAdmin/api/answer') return { id }
  if (path === '/notification/api/read') return { upTo: id }
  if (source === 'import') return path === '/import/api' ? { file: 'data:text/csv;base64,TmFtZQpMYXNoaW8K' } : { id }
  if (path === '/suggestion/api') return { pageId: id }
  if (path.startsWith('/suggestion/api/')) return { id }
  if (source === 'appeal') return { actId: id, text: 'It was not so.' }
  if (path.endsWith('/restore')) return { id }
  if (path.endsWith('/merge')) return { keep: id, drop: (await world.fresh(source)).Id }
  if (path.endsWith('/distinct')) return { id, otherId: (await world.fresh(source)).Id }
  if (path.endsWith('/order')) return { id, beforeId: (await world.fresh(source)).Id }
  if (path.endsWith('/revert')) {
    return { id, historyId: (await who.gets(`/${source}/api/history/${id}`)).list[0]!.Id }
  }
  if (path === '/case/api/undo') return { actId: id }
  if (path === '/case/api/mute') return { profileId: id }
  if (path === '/case/api/act' || path === '/claim/api/judge') return { id, version: 1 }
  if (path === '/claim/api') return { pageId: id }
  if (path.endsWith('/logout')) return {}
  if (path === '/role/api') return { email: world.moderator.email }
  if (source === 'profile' && method === 'delete') return { email: who.email, id }
  if (source === 'pageAdmin' && method === 'post') return { pageId: page.Id, email: pageAdmin.email }
  if (['pageFollowing', 'pageBlock'].includes(source)) return { pageId: page.Id }
  if (source === 'pageStat') return { pageId: page.Id, id: page.Id }
  const underPage =
    ['post', 'product', 'productCategory', 'comment', 'pageRating'].includes(source) || path === '/page/api/transfer'
  const target: Fields =
    source === 'comment' ? { typeId: page.Id } : source === 'report' ? { contentId: page.Id, type: 'Page' } : {}
  return { ...references, ...ofRecord, ...(underPage && method === 'post' ? { pageId: page.Id } : {}), ...target }
}

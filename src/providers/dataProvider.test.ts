import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError } from './ApiError.ts'
import { createDataProvider } from './dataProvider.ts'
import { createHttpClient } from './httpClient.ts'

interface Answer {
  status?: number
  headers?: Record<string, string>
  json: unknown
}
let server: Server
let asked: { line: string; headers: IncomingMessage['headers']; body: string }[]
let answers: Record<string, Answer>
let provider: ReturnType<typeof createDataProvider>

beforeEach(async () => {
  asked = []
  answers = {}
  server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    const line = `${request.method} ${decodeURIComponent(request.url ?? '')}`
    asked.push({ line, headers: request.headers, body })
    const answer = answers[line] ?? { status: 404, json: { status: 'error', message: `nothing at ${line}` } }
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
    response.end(JSON.stringify(answer.json))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  provider = createDataProvider(createHttpClient((address, init) => fetch(origin + address, init)))
})
afterEach(() => new Promise((closed) => server.close(closed)))

const lines = () => asked.map(({ line }) => line)
const page = (number: number, perPage = 20) => ({
  pagination: { page: number, perPage },
  sort: { field: 'id', order: 'DESC' as const },
  filter: {},
})

test('a list reads byPage until an empty page', async () => {
  answers['GET /post/api/byPage/1'] = { json: [{ Id: 8, Title: 'x' }] }
  answers['GET /post/api/byPage/2'] = { json: [] }
  expect(await provider.getList('post', page(1))).toEqual({
    data: [{ id: 8, Id: 8, Title: 'x' }],
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
  })
  expect((await provider.getList('post', page(2))).pageInfo?.hasNextPage).toBe(false)
})

test('a filter named in `lists` of the declaration is a named list', async () => {
  answers['GET /page/api/byCategoryId/7?page=2&perPage=20'] = { json: [] }
  answers['GET /comment/api/byTypeNameAndTypeId/Page/3?page=1&perPage=50'] = { json: [] }
  answers['GET /page/api/byMap'] = { json: [{ Id: 1 }] }
  answers['GET /page/api/bySearch/a/b ?&?page=1&perPage=20'] = { json: [] }
  await provider.getList('page', { ...page(2), filter: { byCategoryId: 7 } })
  await provider.getList('comment', { ...page(1, 50), filter: { byTypeNameAndTypeId: ['Page', 3] } })
  const map = await provider.getList('page', { ...page(1, 1000), filter: { byMap: true } })
  expect(map.pageInfo?.hasNextPage).toBe(false)
  await provider.getList('page', { ...page(1), filter: { bySearch: 'a/b ?&' } })
  expect(lines()).toEqual(Object.keys(answers))
})

test('full: the whole list; table: sorted, filtered and counted', async () => {
  answers['GET /category/api'] = { json: [{ Id: 1 }, { Id: 2 }] }
  answers['GET /page/api?filter={"Name":"a"}&range=[0,9]&sort=["Id","ASC"]'] = {
    headers: { 'content-range': 'page 0-0/31' },
    json: [{ Id: 5 }],
  }
  expect((await provider.getList('category', { ...page(1), meta: { full: true } })).total).toBe(2)
  const table = {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'id', order: 'ASC' as const },
    filter: { Name: 'a' },
    meta: { table: true },
  }
  expect(await provider.getList('page', table)).toEqual({ data: [{ id: 5, Id: 5 }], total: 31 })
  // Chromium requests uncompressed answers for a Range header.
  expect(asked.every(({ headers }) => headers.range === undefined)).toBe(true)
})

test('getOne returns the first of the array; an empty one is "not found"', async () => {
  answers['GET /page/api/7'] = { json: [{ Id: 7, Name: 'Shwe' }] }
  answers['GET /page/api/8'] = { status: 404, json: [] }
  expect((await provider.getOne('page', { id: '7' })).data).toEqual({ id: 7, Id: 7, Name: 'Shwe' })
  await expect(provider.getOne('page', { id: 8 })).rejects.toMatchObject({ status: 404 })
})

test('an answer that is no array is an error', async () => {
  answers['GET /post/api/byPage/1'] = { json: { posts: [] } }
  await expect(provider.getList('post', page(1))).rejects.toThrow('Data is not iterable')
})

test('create posts multipart with an Idempotency-Key and returns the stored record', async () => {
  answers['POST /post/api'] = { json: { status: 'success', message: 'ok', Id: 12, data: { Id: 12, Title: 'Hi' } } }
  const { data } = await provider.create('post', { data: { Title: 'Hi', PageId: 3 }, meta: { idempotencyKey: 'k-1' } })
  expect(data).toEqual({ id: 12, Id: 12, Title: 'Hi' })
  expect(asked[0]?.headers['content-type']).toMatch(/^multipart\/form-data/)
  expect(asked[0]?.headers['idempotency-key']).toBe('k-1')
  expect(asked[0]?.body).toMatch(/name="pageId"\s+3\s[^]*name="title"\s+Hi/)
  await provider.create('post', { data: { Title: 'Hi', PageId: 3 } })
  expect(asked[1]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{32,36}$/)
})

test('update sends the changes, delete has the id in the path', async () => {
  answers['PATCH /post/api'] = { json: { status: 'success', Id: 12, data: { Id: 12, Title: 'Ho', Version: 3 } } }
  answers['DELETE /post/api/12'] = { json: { status: 'success', Id: 12, data: null } }
  const previousData = { id: 12, Id: 12, Title: 'Hi', Description: 'd', Version: 2 }
  expect((await provider.update('post', { id: 12, data: { Title: 'Ho' }, previousData })).data).toMatchObject({
    id: 12,
    Title: 'Ho',
  })
  expect(asked[0]?.body).not.toContain('description')
  expect(asked[0]?.body).toMatch(/name="id"\s+12\s[^]*name="version"\s+2\s[^]*name="title"\s+Ho/)
  expect((await provider.delete('post', { id: 12, previousData })).data).toMatchObject({ id: 12 })
})

test('an error has status, message and fields, also by input names', async () => {
  answers['POST /page/api'] = {
    status: 400,
    json: { status: 'error', message: 'Please check.', fields: { websiteURL: 'No link' } },
  }
  const error = await provider.create('page', { data: { Name: 'x' } }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    status: 400,
    message: 'Please check.',
    fields: { websiteURL: 'No link' },
    body: { errors: { WebsiteURL: 'No link' } },
  })
})

test('no answer at all is an offline error', async () => {
  const offline = createDataProvider(createHttpClient(() => Promise.reject(new TypeError('fetch failed'))))
  await expect(offline.getList('post', page(1))).rejects.toMatchObject({
    status: 0,
    isOffline: true,
    message: 'Failed to fetch data',
  })
})

test('getMany filters by ids, as ra-data-simple-rest does', async () => {
  answers['GET /page/api?filter={"id":[3,4]}'] = { json: [{ Id: 3 }, { Id: 4 }] }
  expect((await provider.getMany('page', { ids: [3, 4] })).data.map(({ id }) => id)).toEqual([3, 4])
})

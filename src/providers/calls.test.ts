// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asOption } from '#src/fields/inputs/useOptions.ts'
import { directionsUrl, googleEmbedUrl, googleMapsUrl } from '#src/externalUrls.ts'
import { uploadUrl } from '#src/paths.ts'
import { listParams } from './queries.ts'
import { createApi, type Api } from '#tests/renderInApp.tsx'
import { deleteAccount, findOwnProfile } from './calls/account.ts'
import { blockPage, followPage, unfollowPage } from './calls/follow.ts'
import { sendReport } from './calls/report.ts'
import { dataProvider as provider } from './dataProvider.ts'
import { findActor, isSuperAdmin } from './calls/permission.ts'
import { findOwnRating } from './calls/ratings.ts'
import { parseFilters } from './calls/search.ts'
import { login } from './calls/session.ts'
import { writeStored } from './device/storage.ts'

/**
 * The calls of the app's client and how it reads the answers (spec 7.01 to 7.52). tests/api/calls.test.ts tests the server's side.
 */

const me = { Name: 'Mya', Email: 'mya@shop.example', id: 5 }
const record = { Id: 7, Name: 'Golden Tea' }
const saved = { json: { status: 'success', message: 'Saved', Id: 7, data: record } }

let api: Api
beforeEach(() => {
  api = createApi()
  vi.stubGlobal('fetch', api.fetchApi)
  writeStored('StoredJWT', 'a.b.c')
  writeStored('StoredProfile', me)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const answer = (line: string, json: unknown) => void (api.answers[line] = { json })
const contentOf = (line: string) => api.sent(line)[0]?.body

describe('accounts', () => {
  const signedIn = { jwtToken: 'd.e.f', profile: { ...me, Secret: 'not ours' } }

  test('POST /profile/api/login: name, email and the identity token, as a form [7.01]', async () => {
    answer('POST /profile/api/login', signedIn)
    await login({ token: 'an identity', name: 'Mya', email: me.Email })
    expect(contentOf('POST /profile/api/login')).toBeInstanceOf(FormData)
    expect(api.parts('POST /profile/api/login')).toEqual({ name: 'Mya', email: me.Email, token: 'an identity' })
  })

  test('jwtToken of the answer is stored as StoredJWT, and the profile as Name, Email, id [7.02] [3.23] [3.33] [3.34]', async () => {
    answer('POST /profile/api/login', signedIn)
    await login({ token: 'an identity' })
    expect(localStorage.getItem('StoredJWT')).toBe('d.e.f')
    expect(JSON.parse(localStorage.getItem('StoredProfile') ?? '')).toEqual(me)
  })

  test('an error status, or an answer without a token, is a failure, and nothing is stored [5.23]', async () => {
    localStorage.clear()
    api.answers['POST /profile/api/login'] = { status: 503, json: { ...signedIn, message: 'Too busy' } }
    await expect(login({ token: 'an identity' })).rejects.toMatchObject({ status: 503 })
    answer('POST /profile/api/login', { profile: me })
    await expect(login({ token: 'an identity' })).rejects.toMatchObject({ status: 401 })
    expect(localStorage.length).toBe(0)
  })

  test.each([
    ['an object', record],
    ['an array', [record]],
  ])('POST /profile/api/byEmail: email, with the bearer; answered by %s [7.03]', async (_what, json) => {
    answer('POST /profile/api/byEmail', json)
    expect(await findOwnProfile(me.Email)).toEqual(record)
    expect(api.parts('POST /profile/api/byEmail')).toEqual({ email: me.Email })
    expect(api.calls[0]?.headers.get('authorization')).toBe('Bearer a.b.c')
  })

  test('DELETE /profile/api: email; the message of an error is shown [7.04]', async () => {
    answer('DELETE /profile/api', { status: 'success', message: 'Gone' })
    await deleteAccount(me.Email)
    expect(api.parts('DELETE /profile/api')).toEqual({ email: me.Email })
    api.answers['DELETE /profile/api'] = { status: 403, json: { status: 'error', message: 'Not yours' } }
    await expect(deleteAccount(me.Email)).rejects.toThrow('Not yours')
  })

  test('POST /admin/api/checkSuperAdmin: profileEmail; only hasPermission true is a yes [7.05] [6.13]', async () => {
    for (const [json, expected] of [
      [{ hasPermission: true }, true],
      [{ hasPermission: false }, false],
      [{ hasPermission: 'true' }, false],
      [{}, false],
    ] as const) {
      answer('POST /admin/api/checkSuperAdmin', json)
      expect(await isSuperAdmin(), JSON.stringify(json)).toBe(expected)
    }
    expect(api.parts('POST /admin/api/checkSuperAdmin')).toEqual({ profileEmail: me.Email })
  })

  test('POST /admin/api/checkPermission: profileEmail, pageId; isAdmin, isOwner, isSuperAdmin [7.06]', async () => {
    const line = 'POST /admin/api/checkPermission'
    const none = { isAdmin: false, isOwner: false, isSuperAdmin: false }
    answer(line, { ...none, isAdmin: true })
    expect(await findActor(7)).toMatchObject({ administers: [7], owns: [], superAdmin: false })
    answer(line, { ...none, isOwner: true })
    expect(await findActor(7)).toMatchObject({ administers: [], owns: [7], superAdmin: false })
    answer(line, { ...none, isSuperAdmin: true })
    expect(await findActor(7)).toMatchObject({ administers: [], owns: [], superAdmin: true })
    expect(api.parts(line)).toEqual({ profileEmail: me.Email, pageId: '7' })
  })
})

describe('lists and details', () => {
  const list = (name: Parameters<typeof listParams>[0]['name'], filter?: Record<string, unknown>, page = 1) =>
    provider.getList(name, {
      ...listParams({ name, ...(filter ? { filter } : {}) }),
      pagination: { page, perPage: 20 },
    })

  test('GET /{source}/api/byPage/{pageNumber} [7.07]', async () => {
    answer('GET /post/api/byPage/1', [record])
    answer('GET /post/api/byPage/2', [])
    expect((await list('post')).data).toMatchObject([record])
    expect((await list('post', undefined, 2)).data).toEqual([])
  })

  test('an answer that is no array is an error [7.08]', async () => {
    answer('GET /post/api/byPage/1', { posts: [record] })
    await expect(list('post')).rejects.toThrow('Data is not iterable')
  })

  test('GET /{source}/api, the full list [7.09] [7.10]', async () => {
    answer('GET /category/api', [record])
    const full = listParams({ name: 'category', meta: { full: true } })
    expect((await provider.getList('category', full)).data).toMatchObject([record])
  })

  test.each([
    ['category', '[7.11]'],
    ['page', '[7.13]'],
    ['product', '[7.14]'],
    ['productCategory', '[7.24]'],
    ['article', '[7.25]'],
    ['setting', '[7.43]'],
  ])('GET /%s/api/{id}: the first of an array, or an object %s', async (source) => {
    answer(`GET /${source}/api/7`, [record, { Id: 8 }])
    expect((await provider.getOne(source, { id: 7 })).data).toMatchObject(record)
    answer(`GET /${source}/api/7`, record)
    expect((await provider.getOne(source, { id: 7 })).data).toMatchObject(record)
  })

  test('GET of a special detail path: the first of an array, or nothing if it is empty [7.26]', async () => {
    answer('GET /pageRating/api/own/7', [record, { Id: 8 }])
    expect(await findOwnRating(7)).toEqual(record)
    answer('GET /pageRating/api/own/7', [])
    expect(await findOwnRating(7)).toBeNull()
  })

  test.each([
    ['page', { byCategoryId: 3 }, '/page/api/byCategoryId/3', '[7.12]'],
    ['page', { byMap: true }, '/page/api/byMap', '[7.15]'],
    ['page', { byOwnerEmail: me.Email }, `/page/api/byOwnerEmail/${me.Email}`, '[7.16]'],
    ['page', { bySearch: 'tea' }, '/page/api/bySearch/tea', '[7.17]'],
    ['product', { bySearch: 'tea' }, '/product/api/bySearch/tea', '[7.18]'],
    ['pageFollowing', { byEmail: me.Email }, `/pageFollowing/api/byEmail/${me.Email}`, '[7.19]'],
    ['pageBlock', { byEmail: me.Email }, `/pageBlock/api/byEmail/${me.Email}`, '[7.20]'],
    ['post', { byPageId: 3 }, '/post/api/byPageId/3', '[7.21]'],
    ['product', { byPageId: 3 }, '/product/api/byPageId/3', '[7.22]'],
    ['productCategory', { byPageId: 3 }, '/productCategory/api/byPageId/3', '[7.23]'],
    ['comment', { byTypeNameAndTypeId: ['Post', 9] }, '/comment/api/byTypeNameAndTypeId/Post/9', '[7.27]'],
  ] as const)('%s filtered by %j: GET %s %s', async (name, filter, path, _row) => {
    answer(`GET ${path}?page=1&perPage=20`, [record])
    expect((await list(name, filter)).data).toMatchObject([record])
  })
})

describe('writing', () => {
  const create = async (name: string, data: object) => {
    api.answers[`POST /${name}/api`] = saved
    const { data: made } = await provider.create(name, { data })
    expect(made).toMatchObject(record)
    expect(contentOf(`POST /${name}/api`)).toBeInstanceOf(FormData)
    return api.parts(`POST /${name}/api`)
  }

  test('POST /comment/api: pageId, description, typeName, typeId [7.28]', async () => {
    const said = { Description: 'Lovely', PageId: 3, TypeName: 'Post', TypeId: 9 }
    expect(await create('comment', said)).toEqual({
      pageId: '3',
      description: 'Lovely',
      typeName: 'Post',
      typeId: '9',
    })
  })

  test('a refused comment throws the message [7.29]', async () => {
    api.answers['POST /comment/api'] = { status: 403, json: { status: 'error', message: 'Not as this page' } }
    await expect(provider.create('comment', { data: { Description: 'x' } })).rejects.toThrow('Not as this page')
  })

  test('POST /{source}/api: multipart, fields by their names [7.30]', async () => {
    expect(await create('page', { Name: 'Golden Tea', WebsiteURL: 'https://x.example/', PhoneOne: '09 1' })).toEqual({
      name: 'Golden Tea',
      websiteURL: 'https://x.example/',
      phoneOne: '09 1',
    })
  })

  test('a dropdown is {field}Id, a multiple choice {field}Ids, comma-joined [7.31] [7.32]', async () => {
    const parts = await create('page', { Name: 'Golden Tea', CountryId: 4, CategoryIds: [9, 2] })
    expect(parts).toMatchObject({ countryId: '4', categoryIds: '9,2' })
  })

  test('a picture is a data URL, a file too [7.33] [7.34]', async () => {
    const thumbnail = 'data:image/webp;base64,AAAA'
    const menu = new File(['menu'], 'menu.txt', { type: 'text/plain' })
    const parts = await create('product', { Name: 'Pot', PageId: 3, Thumbnail: thumbnail, File: menu })
    expect(parts).toMatchObject({ thumbnail, file: `data:text/plain;name=menu.txt;base64,${btoa('menu')}` })
  })

  test('hidden, latitude and longitude are sent too [7.35]', async () => {
    expect(await create('post', { Title: 'Hi', PageId: 3 })).toMatchObject({ pageId: '3' })
    const placed = { Name: 'Golden Tea', Latitude: 16.8, Longitude: 96.16 }
    expect(await create('page', placed)).toMatchObject({ latitude: '16.8', longitude: '96.16' })
  })

  test('PATCH /{source}/api: id plus fields; id plus status [7.36] [7.37]', async () => {
    const previousData = { id: 7, Id: 7, Name: 'Pot', Price: 500, Status: 1 }
    api.answers['PATCH /product/api'] = saved
    await provider.update('product', { id: 7, data: { Name: 'Big pot' }, previousData })
    expect(api.parts('PATCH /product/api')).toEqual({ id: '7', name: 'Big pot' })
    await provider.update('product', { id: 7, data: { Status: 2 }, previousData })
    expect(api.parts('PATCH /product/api')).toEqual({ id: '7', status: '2' })
  })

  test.each(['post', 'product', 'comment'])('DELETE /%s/api/{id} [7.38]', async (source) => {
    answer(`DELETE /${source}/api/7`, { status: 'success', message: 'Deleted', Id: 7, data: null })
    await provider.delete(source, { id: 7 })
    expect(api.calls.map(({ line }) => line)).toEqual([`DELETE /${source}/api/7`])
  })
})

describe('actions and addresses', () => {
  test('POST /pageBlock/api: pageId, profileEmail [7.42]', async () => {
    api.answers['POST /pageBlock/api'] = saved
    await blockPage(7)
    expect(api.parts('POST /pageBlock/api')).toEqual({ pageId: '7', profileEmail: me.Email })
  })

  test('POST and DELETE /pageFollowing/api: pageId [7.52]', async () => {
    api.answers['POST /pageFollowing/api'] = saved
    api.answers['DELETE /pageFollowing/api'] = saved
    await followPage(7)
    await unfollowPage(7)
    expect(api.parts('POST /pageFollowing/api')).toEqual({ pageId: '7', profileEmail: me.Email })
    expect(api.parts('DELETE /pageFollowing/api')).toEqual({ pageId: '7' })
  })

  test('POST /report/api: contentId, type, profileEmail, description; the message of the answer is read [7.44]', async () => {
    api.answers['POST /report/api'] = saved
    const { message } = await sendReport({ type: 'Product', contentId: '7', description: 'Not tea' })
    expect(message).toBe('Saved')
    expect(api.parts('POST /report/api')).toEqual({
      contentId: '7',
      type: 'Product',
      profileEmail: me.Email,
      description: 'Not tea',
    })
  })

  test('a choice is named by its Name, Title or Label [7.46]', () => {
    const called = (words: object) => asOption({ id: 7, Id: 7, Thumbnail: 'a1.webp', ...words })
    for (const words of [{ Name: 'Tea' }, { Title: 'Tea' }, { Label: 'Tea' }]) {
      expect(called(words)).toMatchObject({ id: 7, name: 'Tea', thumbnail: 'a1.webp' })
    }
  })

  test('a stored picture’s address is /uploads/{file} [7.47] [3.38]', () => {
    expect(uploadUrl('a1.webp')).toBe('/uploads/a1.webp')
  })

  test('maps take lat,lng [7.50]', () => {
    expect(new URL(googleMapsUrl(16.8, 96.16)).searchParams.get('query')).toBe('16.8,96.16')
    expect(new URL(directionsUrl(16.8, 96.16)).searchParams.get('destination')).toBe('16.8,96.16')
    const embedded = new URL(googleEmbedUrl('a-key', 16.8, 96.16))
    expect(embedded.origin).toBe('https://www.google.com')
    expect(Object.fromEntries(embedded.searchParams)).toMatchObject({ key: 'a-key', q: '16.8,96.16' })
  })
})

test('an address asks for no day that the calendar lacks', () => {
  for (const day of ['2026-02-30', '0000-02-01'])
    expect(parseFilters(new URLSearchParams({ openAt: `${day}T18:00` }))).toEqual({})
  expect(parseFilters(new URLSearchParams({ openAt: '2028-02-29T18:00' }))).toEqual({ openAt: '2028-02-29T18:00' })
})

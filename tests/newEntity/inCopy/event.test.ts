import type { OpenAPIV3 } from 'openapi-types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appLinkPaths } from '#server/config/nativeApp.ts'
import { signIn, type Item } from '../../api/support/client.ts'
import { matrix } from '../../api/support/matrix.ts'
import { tryRow } from '../../api/support/tryRow.ts'
import { settle, type World } from '../../api/support/world.ts'
import type { TestApp } from '../../api/support/app.ts'
import { startRenderingApp } from './renderingApp.ts'

/** The calls and the public view of the entity that ../event.ts declares. Its screens are in screens.test.tsx. */

let app: TestApp
let world: World
let concert: Item
beforeAll(async () => {
  app = await startRenderingApp()
  world = await settle(app)
  const town = await world.superAdmin.makes('town', { name: 'Kalaw', burmeseName: 'ကလော' })
  concert = await world.owner.makes('event', {
    pageId: world.page.Id,
    name: 'A concert',
    description: 'With a harp',
    day: '၂၀၂၆-၁၂-၂၄',
    townId: town.Id,
  })
})
afterAll(() => app.stop())

const rows = matrix.filter(({ route }) => route.includes(' /event/'))

test('every call of its declaration has a route, and each route a row by its access rule', () => {
  const routes = app.routes.filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/event/'))
  expect(rows.map(({ route }) => route).sort()).toEqual(routes.map(({ method, url }) => `${method} ${url}`).sort())
  expect(rows.map(({ route }) => route)).toEqual(
    expect.arrayContaining([
      'GET /event/api/byPage/:page',
      'GET /event/api/byTownId/:townId',
      'GET /event/api/bySearch/:keyword',
      'POST /event/api',
      'PATCH /event/api/:id',
      'DELETE /event/api',
    ]),
  )
})

test.each(rows.map((row) => [row.route, row] as const))('%s', (_route, row) => tryRow(app, world, row))

test('it is described', async () => {
  const document = (await world.visitor.gets('/docs/json')).body as OpenAPIV3.Document
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/event/api', '/event/api/{id}']))
  expect(document.components!.schemas!['Event']).toMatchObject({
    properties: { Name: { type: 'string', nullable: true }, TownName: { type: 'string' }, Held: { type: 'boolean' } },
  })
})

test.each(['2026-12-45', '2026-02-30', '24.12.2026', 'tomorrow'])(
  '%s is no day, and its field says so',
  async (day) => {
    const parts = { pageId: world.page.Id, name: 'A play', day }
    const { status, body } = await world.owner.posts('/event/api', parts)
    expect([status, body]).toMatchObject([400, { fields: { day: expect.stringContaining('2026-04-13') as string } }])
  },
)

test('it is found by its words and its town, and suggested', async () => {
  const { visitor } = world
  expect((await visitor.gets('/event/api/bySearch/harp')).ids).toEqual([concert.Id])
  expect((await visitor.gets('/event/api/bySearch/kalaw')).ids).toContain(concert.Id)
  expect((await visitor.gets('/search/api/suggest/concert')).list).toMatchObject([{ Source: 'event', Id: concert.Id }])
})

describe('its view', () => {
  const addressOf = ({ Id }: Item) => `/event/view/${Id}`

  test('has a screen of its declared fields, with head tags and structured data', async () => {
    const { status, text } = await world.visitor.gets(addressOf(concert))
    expect(status).toBe(200)
    expect(text).toContain('A concert</h2>')
    expect(text).toMatch(/<dt>Where<\/dt><dd>Kalaw/)
    expect(text).toContain('<dt>When</dt><dd><time dateTime="2026-12-24">24-December-2026</time></dd>')
    expect(text).toContain('Shwe Tea House')
    expect(text).toContain(`<link rel="canonical" href="${app.url}${addressOf(concert)}">`)
    expect(text).toContain('<meta property="og:type" content="article">')
    expect(text).toContain('"@type":"Article"')
    expect(text).toContain('"@type":"BreadcrumbList"')
  })

  test('speaks Burmese', async () => {
    const { text } = await world.visitor.gets(`${addressOf(concert)}?lang=my`)
    expect(text).toMatch(/<dt>နေရာ<\/dt><dd>ကလော/)
  })

  test('is linked from its page, with its day', async () => {
    const page = `/page/view/${world.page.Id}`
    expect((await world.visitor.gets(page)).text).toMatch(
      new RegExp(
        `Events</h2>.*${addressOf(concert)}"[^>]*>A concert</a><time dateTime="2026-12-24">24-December-2026<`,
        's',
      ),
    )
    expect((await world.visitor.gets(`${page}?lang=my`)).text).toContain('ပွဲများ</h2>')
  })

  test('is a 404 without the record, and for resources without a public view', async () => {
    const statuses = ['/event/view/999', '/comment/view/1', '/nothing/view/1'].map(
      async (path) => (await world.visitor.gets(path)).status,
    )
    expect(await Promise.all(statuses)).toEqual([404, 404, 404])
    expect((await world.visitor.gets('/comment/view/1')).text).toContain('Invalid data source')
  })

  test('is in the sitemap, opens in the app, and is rewarded when its link is shared', async () => {
    const { visitor, owner, stranger } = world
    expect((await visitor.gets('/sitemap.xml')).text).toContain(`<loc>${app.url}${addressOf(concert)}</loc>`)
    expect(appLinkPaths.prefixes).toContain('/event/view/')
    const shared = { by: owner.id, about: 'event', aboutId: concert.Id }
    expect((await stranger.posts('/reward/api/shareOpened', shared)).status).toBe(200)
  })
})

test('it is hidden with its page, invisible to whoever blocks the page, and deleted with it', async () => {
  const { superAdmin, visitor } = world
  const owner = await signIn(app, 'another@demo.example')
  const page = await owner.makes('page', { name: 'Concert hall' })
  const { Id } = await owner.makes('event', { pageId: page.Id, name: 'A play' })
  const listed = async (who = visitor) => (await who.gets('/event/api')).ids.includes(Id)
  expect(await listed()).toBe(true)
  const blocking = await signIn(app, 'blocking@demo.example')
  await blocking.makes('pageBlock', { pageId: page.Id })
  expect(await listed(blocking)).toBe(false)
  await owner.changes('page', { id: page.Id, status: 0 })
  expect([await listed(), (await visitor.gets(`/event/api/${Id}`)).status]).toEqual([false, 404])
  await owner.deletes('page', page.Id)
  expect(await superAdmin.sees('event', Id)).toBeUndefined()
})

import { expect, test, vi } from 'vitest'
import { sitemapFigures } from '#server/sitemap/sitemap.ts'
import { startApp } from './support/app.ts'
import { visitor } from './support/client.ts'
import { openWorld } from './support/openWorld.ts'
import { settle } from './support/world.ts'

const { app, world } = await openWorld({ sitemap: { idsPerFile: 3 } })

/** All addresses of the sitemap, through its index if it has one. */
async function named(): Promise<string[]> {
  const { text, headers } = await world.visitor.gets('/sitemap.xml')
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const found = locations(text)
  if (!text.includes('<sitemapindex')) return found
  const parts = await Promise.all(found.map((address) => world.visitor.gets(address.replace(app.url, ''))))
  return parts.flatMap(({ status, text }) => {
    expect(status).toBe(200)
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]*>\n/)
    expect(locations(text).length).toBeLessThanOrEqual(3)
    return locations(text)
  })
}
const locations = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!)
const view = (source: string, id: number) => `${app.url}/${source}/view/${id}`

test('robots.txt excludes personal screens and names the sitemap', async () => {
  const { text, status, headers } = await world.visitor.gets('/robots.txt')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/plain')
  for (const path of ['/admin', '/manage', '/profile']) expect(text.split('\n')).toContain(`Disallow: ${path}`)
  expect(text).toContain(`\nSitemap: ${app.url}/sitemap.xml\n`)
})

test('below the limit the sitemap lists the addresses, each with the time of its last change', async () => {
  const { text } = await world.visitor.gets('/sitemap.xml')
  expect(text).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"')
  expect(locations(text)).toEqual([view('page', world.page.Id)])
  expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z<\/lastmod>/)
})

test('an address whose time cannot be read stands there without it', async () => {
  const made = await world.fresh('page')
  await app.query(`update "page" set "UpdatedAt" = 'infinity' where "Id" = $1`, [made.Id])
  const { text } = await world.visitor.gets('/sitemap.xml')
  expect(text).toContain(`<loc>${view('page', made.Id)}</loc><xhtml:link`)
  await world.superAdmin.deletes('page', made.Id)
})

test('what is sold or closed for good is not in it', async () => {
  const { owner, page } = world
  const sold = await owner.makes('product', { pageId: page.Id, name: 'Gone', status: 2 })
  const shut = await owner.makes('page', { name: 'Shut', closure: 'forGood' })
  const found = await named()
  expect(found).toContain(view('page', page.Id))
  expect(found).not.toContain(view('product', sold.Id))
  expect(found).not.toContain(view('page', shut.Id))
  await owner.deletes('product', sold.Id)
  await owner.deletes('page', shut.Id)
})

test('each address has its languages', async () => {
  const { text } = await world.visitor.gets('/sitemap.xml')
  const links = [...text.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)]
  const page = view('page', world.page.Id)
  expect(text).toContain(' xmlns:xhtml="http://www.w3.org/1999/xhtml"')
  expect(links.map(([, language, href]) => [language, href])).toEqual([
    ['en', `${page}?lang=en`],
    ['my', `${page}?lang=my`],
    ['x-default', page],
  ])
})

test('above the limit it is an index, whose files list every address once', async () => {
  const made = []
  for (const source of ['post', 'post', 'post', 'post', 'product', 'productCategory', 'article', 'category']) {
    made.push(view(source, (await world.fresh(source)).Id))
  }
  const { text } = await world.visitor.gets('/sitemap.xml')
  expect(text).toContain('<sitemapindex')
  expect(locations(text)).toContain(`${app.url}/sitemap-post-2.xml`)
  expect(text).toContain('<lastmod>')
  expect((await named()).sort()).toEqual([view('page', world.page.Id), ...made].sort())
})

test('hidden, held and deleted records, and records under hidden pages, are left out', async () => {
  const { owner, superAdmin } = world
  const [hidden, held, gone, product] = [
    await world.fresh('post'),
    await world.fresh('post'),
    await world.fresh('post'),
    await world.fresh('product'),
  ]
  const all = [view('post', hidden.Id), view('post', held.Id), view('post', gone.Id), view('product', product.Id)]
  expect(await named()).toEqual(expect.arrayContaining(all))
  await owner.changes('post', { id: hidden.Id, status: 0 })
  await superAdmin.posts('/admin/api/moderate', { source: 'post', id: held.Id, held: true })
  await owner.deletes('post', gone.Id)
  const left = await named()
  expect(left).not.toContain(view('post', hidden.Id))
  expect(left).not.toContain(view('post', held.Id))
  expect(left).not.toContain(view('post', gone.Id))
  expect(left).toContain(view('product', product.Id))
  await owner.changes('page', { id: world.page.Id, status: 0 })
  expect((await named()).filter((address) => /\/(page|product|post)\//.test(address))).toEqual([])
  await owner.changes('page', { id: world.page.Id, status: 1 })
})

test('a category stands with each township where it has pages, and with no other', async () => {
  const { superAdmin, owner } = world
  const region = await superAdmin.makes('region', { name: 'Yangon' })
  const [category, town, empty] = [
    await superAdmin.makes('category', { name: 'Tea shops' }),
    await superAdmin.makes('town', { name: 'Hlaing', regionId: region.Id }),
    await superAdmin.makes('town', { name: 'Latha', regionId: region.Id }),
  ]
  const shop = { townId: town.Id, categoryIds: String(category.Id) }
  const first = await owner.makes('page', { name: 'Shwe Pyi', ...shop })
  await owner.makes('page', { name: 'Ngwe Pyi', ...shop })
  await owner.makes('page', { name: 'Hidden', townId: empty.Id, categoryIds: String(category.Id), status: 0 })
  await owner.changes('page', { id: first.Id, status: 1 })
  const pair = (townId: number) => `${view('category', category.Id)}?townId=${townId}`
  const pairs = (await named()).filter((address) => address.includes('townId='))
  expect(pairs).toEqual([pair(town.Id)])
  const part = await world.visitor.gets('/sitemap-categoryTown-1.xml')
  expect(part.text).toContain(`hreflang="my" href="${pair(town.Id)}&amp;lang=my"`)
  expect(part.text).toMatch(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z<\/lastmod>/)
})

test('files of the index that do not exist are not found', async () => {
  for (const part of ['post-0', 'post-999', 'post-9999999', 'profile-1', 'post', 'post-1x', '-1']) {
    expect((await world.visitor.gets(`/sitemap-${part}.xml`)).status, part).toBe(404)
  }
})

test('S43 what is in which file is counted once an hour, while nobody waits, and the addresses are those of this moment', async () => {
  const other = await startApp({ sitemap: { ...sitemapFigures, idsPerFile: 2 } })
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const text = async (path = '/sitemap.xml') => (await visitor(other).gets(path)).text
    const add = (id: number) => other.query('insert into "page" ("Id", "Name") values ($1, $2)', [id, `Page ${id}`])
    const pages = async () => locations(await text('/sitemap-page-1.xml')).length
    for (const id of [1, 3, 4]) await add(id)
    expect(locations(await text())).toEqual([1, 2].map((number) => `${other.url}/sitemap-page-${number}.xml`))
    expect(await pages()).toBe(1)
    for (const id of [2, 9]) await add(id)
    expect(await pages()).toBe(2)
    expect(await text()).not.toContain('sitemap-page-5')
    vi.setSystemTime(Date.now() + 3_600_000)
    expect(await text()).not.toContain('sitemap-page-5')
    await expect.poll(() => text()).toContain('sitemap-page-5')

    // While it cannot be counted the former one stays, and it is not tried at each request. A file ends before its end.
    await other.query('alter table "page" rename to "away"')
    vi.setSystemTime(Date.now() + 3_600_000)
    for (let n = 0; n < 2; n++) expect(await text()).toContain('sitemap-page-5')
    await expect(text('/sitemap-page-1.xml')).rejects.toThrow()
    await other.query('alter table "away" rename to "page"')
    await add(12)
    expect(await text()).not.toContain('sitemap-page-6')
    vi.setSystemTime(Date.now() + sitemapFigures.pauseMs)
    await expect.poll(() => text()).toContain('sitemap-page-6')
  } finally {
    vi.useRealTimers()
    await other.stop()
  }
})

test('after a failure it is counted anew', async () => {
  await app.query('alter table "page" rename to "away"')
  expect((await world.visitor.gets('/sitemap.xml')).status).toBe(500)
  await app.query('alter table "away" rename to "page"')
  expect((await world.visitor.gets('/sitemap.xml')).status).toBe(200)
})

test('PUBLIC_URL is the origin of every address if it is set', async () => {
  const other = await startApp({ env: { PUBLIC_URL: 'https://zay.example' } })
  try {
    const { page } = await settle(other)
    const text = async (path: string) => (await fetch(other.url + path)).text()
    expect(await text('/robots.txt')).toContain('Sitemap: https://zay.example/sitemap.xml')
    expect(locations(await text('/sitemap.xml'))).toEqual([`https://zay.example/page/view/${page.Id}`])
  } finally {
    await other.stop()
  }
})

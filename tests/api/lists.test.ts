import { beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '#resources/refusals.ts'
import { usualWriting } from '#resources/text/language.ts'
import { startApp } from './support/app.ts'
import { appoint, signIn, type Answer, type Person } from './support/client.ts'
import { openWorld } from './support/openWorld.ts'

/** All kinds of lists (docs/rules.md#lists, docs/safety.md#s21). */

const { app, world } = await openWorld()
let newestFirst: number[]
beforeAll(async () => {
  for (let n = 1; n <= 45; n += 1) await world.owner.makes('post', { pageId: world.page.Id, title: `Post ${n}` })
  newestFirst = (await world.visitor.gets('/post/api')).ids
})

const pages = (query = '') => Promise.all([1, 2, 3, 4].map((n) => world.visitor.gets(`/post/api/byPage/${n}${query}`)))

describe('byPage', () => {
  test('20 a page, newest first, every record once, [] past the end [9.02]', async () => {
    const found = (await pages()).map(({ ids }) => ids)
    expect(found.map((ids) => ids.length)).toEqual([20, 20, 5, 0])
    expect(found.flat()).toEqual(newestFirst)
    expect(newestFirst).toEqual([...newestFirst].sort((a, b) => b - a))
    expect(newestFirst.length).toBe(45)
  })

  test('the order is stable among records of the same time', async () => {
    await app.query(
      `insert into "region" ("Name", "CreatedAt") select 'R' || g, '2026-01-01' from generate_series(1, 30) g`,
    )
    const [one, two] = await Promise.all([
      world.visitor.gets('/region/api/byPage/1'),
      world.visitor.gets('/region/api/byPage/2'),
    ])
    const ids = [...one.ids, ...two.ids]
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
  })

  test('perPage up to 100', async () => {
    expect((await world.visitor.gets('/post/api/byPage/1?perPage=45')).ids).toEqual(newestFirst)
    expect((await world.visitor.gets('/post/api/byPage/2?perPage=30')).ids).toEqual(newestFirst.slice(30))
    await app.query(`insert into "country" ("Name") select 'C' || g from generate_series(1, 130) g`)
    expect((await world.visitor.gets('/country/api/byPage/1?perPage=100000')).ids.length).toBe(100)
  })

  test.each(['0', '-1', '1.5', '1e3', 'abc', '１', '%201', '1%00', '99999999999999999999999999999999', 'null', '[1]'])(
    'page %s is 400',
    async (page) => {
      expect((await world.visitor.gets(`/post/api/byPage/${page}`)).status).toBe(400)
    },
  )

  test.each(['perPage=0', 'perPage=x', 'perPage=1&perPage=2', 'perPage='])('?%s is 400', async (query) => {
    expect((await world.visitor.gets(`/post/api/byPage/1?${query}`)).status).toBe(400)
  })

  test('a page far past the end is empty, and fast', async () => {
    expect((await world.visitor.gets('/post/api/byPage/2147483647')).body).toEqual([])
  })

  test.each(['/product/api/byPage/2?', '/product/api/byPageId/:id?page=2&'])(
    '%safter= skips nothing and repeats nothing, whoever deletes and creates meanwhile',
    async (path) => {
      const { owner, visitor } = world
      const page = await owner.makes('page', { name: 'Busy' })
      for (let n = 1; n <= 30; n++) await owner.makes('product', { pageId: page.Id, name: `Product ${n}` })
      const second = path.replace(':id', String(page.Id)) + 'perPage=10'
      const all = (await visitor.gets(`/product/api/byPageId/${page.Id}`)).ids
      const [last, gone, hidden] = [all[9]!, all[2]!, all[4]!]
      for (const id of [gone, all[0]!, all[8]!]) await owner.deletes('product', id)
      await owner.changes('product', { id: hidden, status: 0 })
      await owner.makes('product', { pageId: page.Id, name: 'New' })
      expect((await visitor.gets(`${second}&after=${last}`)).ids).toEqual(all.slice(10, 20))
      expect((await visitor.gets(`${second}&after=${all[19]}`)).ids).toEqual(all.slice(20))
      expect((await visitor.gets(`${second}&after=${all[29]}`)).body).toEqual([])
      // What is not in the list says nothing about it.
      const pageAsCounted = (await visitor.gets(second)).ids
      expect(pageAsCounted).toEqual(all.slice(13, 23))
      for (const id of [gone, hidden, 2_147_483_647])
        expect([id, (await visitor.gets(`${second}&after=${id}`)).ids]).toEqual([id, pageAsCounted])
      // Of several the first that is there, as who has seen them sends them.
      expect((await visitor.gets(`${second}&after=${gone},${hidden},${all[3]},${all[1]}`)).ids[0]).toBe(all[5])
      for (const id of ['0', 'x', '', `${last},x`, `${last}&after=${last}`]) {
        const refused = await visitor.gets(`${second}&after=${id}`)
        expect([id, refused.status, refused.fields['message']]).toEqual([id, 400, refusal.id.in(usualWriting.en)])
      }
      await owner.deletes('page', page.Id)
    },
  )

  test.each([
    'byFilter?priceFrom=1&',
    'byFilter?order=price&priceFrom=1&',
    'bySearch/lamp?',
    'bySearch/lamp?order=newest&',
  ])('%safter= goes on after what is left of what was seen', async (path) => {
    const { owner, visitor } = world
    const page = await owner.makes('page', { name: 'Lights' })
    for (let n = 1; n <= 30; n++) await owner.makes('product', { pageId: page.Id, name: `Lamp ${n}`, price: 100 * n })
    const of = (slice: string) => visitor.gets(`/product/api/${path}${slice}`)
    const all = (await of('page=1&perPage=100')).ids
    const [last, before, earlier] = [all[9]!, all[8]!, all[4]!]
    for (const id of [all[0]!, all[2]!, last]) await owner.deletes('product', id)
    const seen = [last, before, all[6]!, earlier].join(',')
    expect((await of(`page=2&perPage=10&after=${seen}`)).ids).toEqual(all.slice(10, 20))
    expect((await of('page=2&perPage=10')).ids).toEqual(all.slice(13, 23))
    await owner.deletes('page', page.Id)
  })

  test('hidden records are left out, even for the owner, and pages stay full', async () => {
    const { owner, visitor, page } = world
    const hidden = await owner.makes('post', { pageId: page.Id, title: 'Hidden' })
    await owner.changes('post', { id: hidden.Id, status: 0 })
    for (const who of [visitor, owner]) {
      expect((await who.gets('/post/api/byPage/1')).ids).toEqual(newestFirst.slice(0, 20))
    }
    await owner.deletes('post', hidden.Id)
  })

  test('a person who blocks pages gets shorter pages with the same boundaries, but no empty one before the end', async () => {
    const { superAdmin, visitor } = world
    const reader = await signIn(app, 'reader@demo.example')
    const other = await superAdmin.makes('page', { name: 'Other' })
    const theirs = []
    for (let n = 0; n < 25; n += 1)
      theirs.push((await superAdmin.makes('post', { pageId: other.Id, title: `T${n}` })).Id)
    await reader.creates('pageBlock', { pageId: other.Id })
    const first = await reader.gets('/post/api/byPage/1')
    expect(first.ids.length).toBeGreaterThan(0)
    const seen = [...first.ids]
    for (let n = 2; ; n += 1) {
      const ids = (await reader.gets(`/post/api/byPage/${n}`)).ids
      if (ids.length === 0) break
      for (const id of ids) if (!seen.includes(id)) seen.push(id)
    }
    expect(seen).toEqual(newestFirst)
    expect((await reader.gets('/post/api')).ids).toEqual(newestFirst)
    expect((await visitor.gets('/post/api/byPage/1')).ids).toEqual([...theirs].reverse().slice(0, 20))
    await superAdmin.deletes('page', other.Id)
  })
})

test.each(['infinity', '-infinity', '0044-03-15 10:00:00+00 BC', '12000-01-01', '294276-01-01'])(
  'a record with a time that nothing can hold, %s, is read without it, and so are the lists it is in',
  async (time) => {
    const { visitor, superAdmin } = world
    const [id] = newestFirst as [number]
    const shown = time.startsWith('12000') ? '+012000-01-01T00:00:00.000Z' : null
    const times = (await app.query('select "CreatedAt", "UpdatedAt" from "post" where "Id" = $1', [id]))[0]!
    await app.query('update "post" set "CreatedAt" = $2, "UpdatedAt" = $2 where "Id" = $1', [id, time])
    const table = `/post/api?sort=["CreatedAt","ASC"]&range=[0,99]`
    for (const address of ['/post/api', table, `/post/api/byPageId/${world.page.Id}`]) {
      const { status, list } = await (address === table ? superAdmin : visitor).gets(address)
      expect([status, list.find(({ Id }) => Id === id)]).toEqual([200, expect.objectContaining({ CreatedAt: shown })])
    }
    expect(await visitor.sees('post', id)).toMatchObject({ CreatedAt: shown, UpdatedAt: shown })
    // Nor does a list end at it.
    if (!/^-|BC$/.test(time))
      for (const rest of ['2?perPage=1', `2?perPage=1&after=${id}`])
        expect((await visitor.gets(`/post/api/byPage/${rest}`)).ids).toEqual([newestFirst[1]])
    await app.query('update "post" set "CreatedAt" = $2, "UpdatedAt" = $3 where "Id" = $1', [
      id,
      ...Object.values(times),
    ])
  },
)

test('a list that fails before its first byte is refused as plain JSON, with nothing of the answer it would have been', async () => {
  await app.query(`insert into "article" ("Title") values ('Read')`)
  await app.query('alter table "article" rename to "away"')
  // It can be planned, and fails with its first row.
  await app.query('create view "article" as select * from "away" where 1 / (random() * 0)::integer = 1')
  const answer = await fetch(`${app.url}/article/api`, {
    // What is read for one person is streamed.
    headers: { 'accept-encoding': 'gzip', authorization: `Bearer ${world.owner.token}` },
  })
  await app.query('drop view "article"')
  await app.query('alter table "away" rename to "article"')
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([400, null])
  expect(await answer.json()).toMatchObject({ status: 'error' })
})

test('the full list is streamed completely, beyond one batch (S43)', async () => {
  await app.query(`insert into "town" ("Name") select 'T' || g from generate_series(1, 1234) g`)
  const { status, headers, list } = await world.visitor.gets('/town/api')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  expect(new Set(list.map(({ Id }) => Id)).size).toBe(1234)
  expect(list[0]).toMatchObject({ Name: 'T1234', RegionName: null })
})

test('S43 a full list counts as one read for each thousand rows, before it begins', async () => {
  const other = await startApp({
    rateLimit: true,
    limits: { reads: { readsOfPerson: 10, readsOfAddress: 10, filesOfAddress: 10 } },
  })
  try {
    await other.query(`insert into "region" ("Name") select 'R' || g from generate_series(1, 3500) g`)
    await other.query('analyze "region"')
    const status = async (path: string) => (await fetch(other.url + path)).status
    expect([await status('/region/api'), await status('/region/api')]).toEqual([200, 200])
    expect([await status('/region/api'), await status('/region/api/byPage/1')]).toEqual([429, 200])
  } finally {
    await other.stop()
  }
})

describe('the table dialect', () => {
  const table = (query: Record<string, unknown>, who = world.visitor) =>
    who.gets(
      `/post/api?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))}`,
    )

  test('a range of the sorted list, with Content-Range', async () => {
    const answer = await table({ sort: ['Id', 'ASC'], range: [10, 19] })
    expect(answer.ids).toEqual([...newestFirst].reverse().slice(10, 20))
    expect(answer.headers.get('content-range')).toBe('post 10-19/45')
    const shell = await world.visitor.gets('/post/api?range=[0,1]', { origin: 'capacitor://localhost' })
    expect(shell.headers.get('access-control-expose-headers')).toContain('content-range')
  })

  test('names are sorted as in a Burmese dictionary, Latin after Burmese, with any collation of the database', async () => {
    const { owner, page } = world
    const shuffled = ['zay', 'ကန်', 'Apple', 'ကျား', 'က', 'ကောင်း', 'apple pie', 'ကား']
    const { Id } = await owner.makes('productCategory', { pageId: page.Id, name: 'shelf' })
    for (const name of shuffled) await owner.makes('product', { pageId: page.Id, productCategoryId: Id, name })
    const filter = encodeURIComponent(JSON.stringify({ ProductCategoryId: Id }))
    const sorted = async (order: string) =>
      (await world.visitor.gets(`/product/api?sort=["Name","${order}"]&filter=${filter}`)).list.map(({ Name }) => Name)
    const names = ['က', 'ကား', 'ကောင်း', 'ကန်', 'ကျား', 'Apple', 'apple pie', 'zay']
    expect(await sorted('ASC')).toEqual(names)
    expect(await sorted('DESC')).toEqual([...names].reverse())
  })

  test('sorted by the name of a reference’s target, in either language', async () => {
    const { superAdmin, visitor } = world
    const regions = { zeta: 'က', alpha: 'ကား', mid: 'ကန်' }
    const towns = Object.entries(regions).map(async ([name, burmeseName]) => {
      const { Id } = await superAdmin.makes('region', { name, burmeseName })
      await superAdmin.makes('town', { name: `In ${name}`, regionId: Id })
    })
    await Promise.all(towns)
    const sorted = async (by: string) =>
      (await superAdmin.gets(`/town/api?sort=["${by}","ASC"]`)).list
        .map(({ RegionName }) => String(RegionName))
        .filter((name) => name in regions)
    expect(await sorted('RegionName')).toEqual(['alpha', 'mid', 'zeta'])
    expect(await sorted('RegionBurmeseName')).toEqual(['zeta', 'alpha', 'mid'])
    for (const who of [visitor, superAdmin]) {
      expect((await who.gets('/page/api?sort=["OwnerEmail","ASC"]')).status).toBe(400)
      expect((await who.gets('/post/api?sort=["CountryThumbnail","ASC"]')).status).toBe(400)
    }
  })

  test('filters by fields and by search', async () => {
    const { page, superAdmin, visitor } = world
    const wanted = newestFirst.slice(3, 6)
    const titles = async (answer: Promise<Answer>) => (await answer).list.map(({ Title }) => Title)
    for (const who of [visitor, superAdmin]) {
      expect((await table({ filter: { id: wanted } }, who)).ids).toEqual(wanted)
      expect(await titles(table({ filter: { PageId: page.Id, q: 'post 7' } }, who))).toEqual(['Post 7'])
      expect(await titles(table({ filter: { q: 'post 7' } }, who))).toEqual(['Post 7'])
      const none = await table({ filter: { PageId: [page.Id + 99], q: 'post' } }, who)
      expect([none.body, none.headers.get('content-range')?.endsWith('/0')]).toEqual([[], true])
    }
    expect(await titles(table({ filter: { PageId: page.Id, Title: 'Post 7' } }, superAdmin))).toEqual(['Post 7'])
    expect((await table({ filter: { Title: 'No such' } }, superAdmin)).body).toEqual([])
  })

  test('the admin area finds a business by its number, in any writing and as far as it is typed', async () => {
    const { owner, superAdmin } = world
    const { Id } = await owner.makes('page', { name: 'Called', phoneTwo: '09 604 823 488', status: 0 })
    const found = async (q: string) => (await superAdmin.gets(`/page/api?filter=${JSON.stringify({ q })}`)).ids
    for (const q of ['09604823488', '604 823 488', '၀၉၆၀၄၈၂၃၄၈၈', '+95 9 604 823 488', '09-6048'])
      expect([q, await found(q)]).toEqual([q, [Id]])
    expect(await found('09604823489')).toEqual([])
    expect(await found('Called')).toEqual([Id])
  })

  test.each([
    { sort: ['Secret', 'ASC'] },
    { sort: ['Id; drop table page', 'ASC'] },
    { range: [5, 1] },
    { range: [-1, 5] },
    { range: ['a', 'b'] },
    { filter: { Raw: 'x' } },
    { filter: [] },
    { filter: { __proto__x: 1 } },
    { sort: ['__proto__', 'ASC'] },
    { sort: ['constructor', 'ASC'] },
    { sort: ['toString', 'DESC'] },
    { filter: JSON.parse('{"__proto__":1}') as object },
    { filter: { constructor: 1 } },
  ])('%j is 400, whoever asks', async (query) => {
    for (const who of [world.visitor, world.superAdmin]) expect((await table(query, who)).status).toBe(400)
  })

  test('S43 without rights on the whole source: sorted by id, time or title, filtered by what an index finds, 10,000 rows', async () => {
    const { owner, superAdmin, stranger, visitor, page } = world
    const all = { visitor, stranger, owner }
    const status = async (who: Person, query: Record<string, unknown>) => (await table(query, who)).status
    const ids = Array.from({ length: 1001 }, (_, n) => n + 1)
    for (const [name, who] of Object.entries(all)) {
      for (const by of ['id', 'Id', 'CreatedAt', 'Title']) {
        expect([name, by, await status(who, { sort: [by, 'ASC'] })]).toEqual([name, by, 200])
      }
      for (const filter of [{ id: ids.slice(1) }, { PageId: [page.Id], q: 'x' }, { PageId: ids.slice(901) }]) {
        expect([name, filter, await status(who, { filter, range: [9000, 9999] })]).toEqual([name, filter, 200])
      }
    }
    for (const refused of [
      { sort: ['UpdatedAt', 'ASC'] },
      { sort: ['Description', 'ASC'] },
      { sort: ['PageName', 'ASC'] },
      { filter: { Title: 'x' } },
      { filter: { CreatedAt: 'x' } },
      { filter: { Status: 1 } },
      { filter: { PageId: ids.slice(900) } },
      { range: [9999, 10_000] },
    ]) {
      for (const [name, who] of Object.entries(all)) {
        expect([name, refused, await status(who, refused)]).toEqual([name, refused, 400])
      }
      expect([refused, await status(superAdmin, refused)]).toEqual([refused, 200])
    }
    for (const [name, who] of Object.entries({ ...all, superAdmin })) {
      expect([name, await status(who, { filter: { id: ids } })]).toEqual([name, 400])
    }
  })

  test('S43 totals are counted up to 10,000, and estimated above', async () => {
    const { superAdmin, visitor } = world
    const [{ n = 0 } = {}] = await app.query<{ n: number }>('select count(*)::int as n from "country"')
    const add = (more: number) =>
      app.query(`insert into "country" ("Name") select 'Land ' || g from generate_series(1, ${more}) g`)
    await add(10_000 - n)
    const total = async (who: Person) => {
      const { headers } = await who.gets('/country/api?range=[0,1]', { origin: 'capacitor://localhost' })
      expect(headers.get('access-control-expose-headers')).toContain('x-total-estimated')
      return [Number(headers.get('content-range')?.split('/').pop()), headers.get('x-total-estimated')]
    }
    for (const who of [visitor, superAdmin]) expect(await total(who)).toEqual([10_000, null])
    await add(1)
    await app.query('analyze "country"')
    for (const who of [visitor, superAdmin]) expect(await total(who)).toEqual([10_001, '1'])
    await app.query(`delete from "country" where "Name" like 'Land %'`)
  })

  test('malformed JSON is 400', async () => {
    expect((await world.visitor.gets('/post/api?sort=[')).status).toBe(400)
  })

  test('fields that the person may not see cannot be filtered or sorted by', async () => {
    const { visitor, fresh } = world
    await fresh('pageRating')
    expect((await visitor.gets('/pageRating/api?filter={"ProfileId":1}')).status).toBe(400)
    expect((await visitor.gets('/pageRating/api?sort=["ProfileId","ASC"]')).status).toBe(400)
    expect((await visitor.gets('/page/api?filter={"OwnerEmail":"owner@demo.example"}')).status).toBe(400)
  })
})

describe('named lists', () => {
  test('at most 1,000 without a page, else by page and perPage', async () => {
    const { visitor, fresh } = world
    const region = await fresh('region')
    await app.query(`insert into "town" ("Name", "RegionId") select 'N' || g, $1 from generate_series(1, 1010) g`, [
      region.Id,
    ])
    const all = (await visitor.gets(`/town/api/byRegionId/${region.Id}`)).ids
    expect(all.length).toBe(1000)
    expect((await visitor.gets(`/town/api/byRegionId/${region.Id}?page=2&perPage=50`)).ids).toEqual(all.slice(50, 100))
    expect((await visitor.gets(`/town/api/byRegionId/${region.Id}?page=2`)).ids).toEqual(all.slice(20, 40))
    expect((await visitor.gets(`/town/api/byRegionId/${region.Id}?page=0`)).status).toBe(400)
  })

  test('hidden records are in them only for people who may see them', async () => {
    const { owner, pageAdmin, superAdmin, stranger, visitor, page } = world
    const moderator = await signIn(app, 'moderator@demo.example')
    await appoint(moderator, 'moderator')
    const product = await owner.makes('product', { pageId: page.Id, name: 'Hidden tea' })
    await owner.changes('product', { id: product.Id, status: 0 })
    const sees = async (answer: Promise<Answer>) => (await answer).ids.includes(product.Id)
    const path = `/product/api/byPageId/${page.Id}`
    for (const who of [owner, pageAdmin, superAdmin, moderator]) expect(await sees(who.gets(path))).toBe(true)
    for (const who of [stranger, visitor]) expect(await sees(who.gets(path))).toBe(false)
  })

  test('an editor finds hidden contents in the table of the admin area, others do not', async () => {
    const { fresh, superAdmin, owner } = world
    const editor = await signIn(app, 'editor@demo.example')
    await appoint(editor, 'editor')
    const article = await fresh('article')
    await superAdmin.changes('article', { id: article.Id, status: 0 })
    const path = `/article/api?filter={"id":[${article.Id}]}`
    expect((await editor.gets(path)).ids).toEqual([article.Id])
    expect((await superAdmin.gets(path)).ids).toEqual([article.Id])
    expect((await owner.gets(path)).ids).toEqual([])
  })

  test('byMap: only pages with a place; 0/0 is no place, nor is half of one that was stored before', async () => {
    const { owner, visitor, page } = world
    const nowhere = await owner.makes('page', { name: 'Nowhere' })
    const half = await owner.makes('page', { name: 'Half', latitude: '16.8', longitude: '96.16' })
    await app.query(`update "page" set "Longitude" = 0 where "Id" = $1`, [half.Id])
    const map = (await visitor.gets('/page/api/byMap')).list
    expect(map.map(({ Id }) => Id)).not.toContain(nowhere.Id)
    expect(map.map(({ Id }) => Id)).not.toContain(half.Id)
    expect(map.find(({ Id }) => Id === page.Id)).toMatchObject({
      Latitude: 16.8,
      Longitude: 96.16,
      Name: 'Shwe Tea House',
    })
    expect(map.find(({ Id }) => Id === page.Id)).toHaveProperty('CategoryName')
  })

  test('S43 byMap: all places, each with the fields of a map alone; a part of them with ?page=', async () => {
    const { visitor, stranger } = world
    await app.query(`insert into "page" ("Name", "Latitude", "Longitude", "CreatedAt")
      select 'Place ' || g, 17, 96, '2026-01-01' from generate_series(1, 1230) g`)
    const { list, headers } = await visitor.gets('/page/api/byMap')
    const places = list.filter(({ Name }) => String(Name).startsWith('Place '))
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(new Set(places.map(({ Id }) => Id)).size).toBe(1230)
    const fields = ['Id', 'Latitude', 'Longitude', 'Name', 'Thumbnail', 'CategoryName', 'Address', 'TownName']
    expect(Object.keys(places[0]!).sort()).toEqual([...fields, 'CountryThumbnail', 'RatingAverage'].sort())
    expect((await visitor.gets('/page/api/byMap?page=2&perPage=50')).list).toEqual(list.slice(50, 100))
    await stranger.creates('pageBlock', { pageId: places[7]!.Id })
    expect((await stranger.gets('/page/api/byMap')).ids).toEqual(
      list.map(({ Id }) => Id).filter((id) => id !== places[7]!.Id),
    )
    await app.query(`delete from "page" where "Name" like 'Place %'`)
  })

  test('byOwnerEmail: one’s own, in upper or lower case; empty for a visitor; 403 for another address, existing or not', async () => {
    const { owner, stranger, visitor, page } = world
    expect((await owner.gets('/page/api/byOwnerEmail/OWNER@demo.example')).ids).toContain(page.Id)
    for (const email of [owner.email, 'nobody@demo.example']) {
      const unknown = await visitor.gets(`/page/api/byOwnerEmail/${email}`)
      expect([unknown.status, unknown.body]).toEqual([200, []])
      expect((await stranger.gets(`/page/api/byOwnerEmail/${email}`)).status).toBe(403)
    }
  })

  test('a page’s admin finds it in their own list', async () => {
    const { pageAdmin, page } = world
    expect((await pageAdmin.gets(`/page/api/byOwnerEmail/${pageAdmin.email}`)).ids).toContain(page.Id)
  })
})

describe('byUse', () => {
  test('categories of listed pages, those of the most pages first; whoever asks', async () => {
    const [few, many, hidden] = await Promise.all(
      ['Of few', 'Of many', 'Of hidden pages'].map((name) => world.superAdmin.makes('category', { name })),
    )
    await world.superAdmin.makes('category', { name: 'Of none' })
    await world.owner.makes('page', { name: 'One', categoryIds: `${few!.Id},${many!.Id}` })
    await world.owner.makes('page', { name: 'Two', categoryIds: String(many!.Id) })
    for (const name of ['Three', 'Four', 'Five'])
      await world.owner.makes('page', { name, categoryIds: String(hidden!.Id), status: 0 })
    for (const person of [world.visitor, world.owner])
      expect((await person.gets('/category/api/byUse?page=1&perPage=20')).ids).toEqual([many!.Id, few!.Id])
    expect((await world.visitor.gets('/category/api/byUse?page=2&perPage=1')).ids).toEqual([few!.Id])
    expect((await world.visitor.gets('/category/api/byUse?page=0')).status).toBe(400)
  })
})

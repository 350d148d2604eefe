import { beforeAll, describe, expect, test } from 'vitest'
import { declarations } from '#resources'
import { insertRecords } from '#server/db/writing/bulk.ts'
import type { Answer, Fields } from './support/client.ts'
import { passUndo, runJobs } from './support/jobs.ts'
import { openWorld } from './support/openWorld.ts'

/** Matches and their ranking (docs/decisions/search.md). */

const { app, world } = await openWorld()

const search = (text: string, query = '', source = 'page') =>
  world.visitor.gets(`/${source}/api/bySearch/${encodeURIComponent(text)}${query}`)
const names = ({ list }: Answer) => list.map((one) => one['Name'])
const makePage = (name: string, fields: Fields = {}) => world.owner.makes('page', { name, ...fields })

describe('the chosen cases', () => {
  beforeAll(async () => {
    for (const name of ['သီရိစျေး', 'မန္တလေးမုန့်တိုက်', 'ပန်းတလေးဆိုင်', 'ကမာရွတ်စာကြည့်တိုက်', 'လက်ဖက်ရည်ဆိုင်', 'ကြက်သား KFC'])
      await makePage(name)
    await makePage('KFCကြက်ကြော်ဆိုင်')
  })

  test('ဈေး finds သီရိစျေး', async () => expect(names(await search('ဈေး'))).toEqual(['သီရိစျေး']))
  test('မန်တလေး finds မန္တလေး and no other -တလေး', async () =>
    expect(names(await search('မန်တလေး'))).toEqual(['မန္တလေးမုန့်တိုက်']))
  test('က finds ကမာရွတ်, not လက်ဖက်', async () => expect(names(await search('က'))).toEqual(['ကမာရွတ်စာကြည့်တိုက်']))
  test('kfc ကြက် finds KFCကြက်ကြော်ဆိုင် first, the reverse order after it', async () =>
    expect(names(await search('kfc ကြက်'))).toEqual(['KFCကြက်ကြော်ဆိုင်', 'ကြက်သား KFC']))
  // The tea house of the world is meant too, and comes after what is written so.
  const teaShops = ['လက်ဖက်ရည်ဆိုင်', 'Shwe Tea House']
  test('လဘက်ရည် finds လက်ဖက်ရည်ဆိုင်', async () => expect(names(await search('လဘက်ရည်'))).toEqual(teaShops))
  test('with spaces or without, in Zawgyi', async () => {
    expect(names(await search('လက်ဖက် ရည် ဆိုင်'))).toEqual(teaShops)
    expect(names(await search('လက္ဖက္ရည္'))).toEqual(teaShops)
  })
  test('either digits', async () => {
    await makePage('ဆိုင်ခွဲ ၄၇')
    expect(names(await search('47'))).toEqual(['ဆိုင်ခွဲ ၄၇'])
    expect(names(await search('၄၇'))).toEqual(['ဆိုင်ခွဲ ၄၇'])
  })
})

describe('best first', () => {
  test('exact name, start of name, within the name, category, text, beginnings of words in the name, and in the text', async () => {
    const category = await world.superAdmin.makes('category', { name: 'Saffron', burmeseName: 'ကုံကုမံ' })
    const longer = await makePage('Bright Fields', { description: 'We grow saffrons' })
    const text = await makePage('Bright Kitchen', { description: 'We cook with saffron' })
    const filed = await makePage('Bright Spices', { categoryIds: String(category.Id) })
    const inside = await makePage('Bright Saffron')
    const begun = await makePage('Saffrons of the East')
    const start = await makePage('Saffron House')
    const exact = await makePage('Saffron')
    // Regardless of ratings.
    await world.superAdmin.posts('/admin/api/moderate', { source: 'page', id: longer.Id, verified: 1 })
    const ids = [exact, start, inside, filed, text, begun, longer].map(({ Id }) => Id)
    expect((await search('saffron')).ids).toEqual(ids)
    expect((await search('Saffron')).ids).toEqual(ids)
    // By its name in the other language too, with pages that have the Latin name.
    expect((await search('ကုံကုမံ')).ids.sort()).toEqual([...ids].sort())
  })

  test('what is sold ranks by its page: verified, then rated, then newest; much of it by a job', async () => {
    const { superAdmin, stranger } = world
    const shops = [await makePage('One'), await makePage('Two'), await makePage('Three')]
    const sold: number[] = []
    for (const { Id } of shops)
      sold.push((await world.owner.makes('product', { pageId: Id, name: 'Durian' })).Id as number)
    const order = async () => (await search('durian', '', 'product')).ids.map((id) => sold.indexOf(id as number))
    expect(await order()).toEqual([2, 1, 0])
    const rating = await stranger.makes('pageRating', { pageId: shops[0]!.Id, stars: 3 })
    expect(await order()).toEqual([0, 2, 1])
    const verify = (id: unknown) =>
      superAdmin.posts('/admin/api/moderate', { source: 'page', id: id as number, verified: 1 })
    await verify(shops[1]!.Id)
    expect(await order()).toEqual([1, 0, 2])
    // Who was verified is no longer so under another name.
    await world.owner.changes('page', { id: shops[1]!.Id, name: 'Two more' })
    expect(await order()).toEqual([0, 2, 1])
    await stranger.deletes('pageRating', rating.Id)
    expect(await order()).toEqual([2, 1, 0])
    // A new one has its page's rank from the beginning.
    await verify(shops[0]!.Id)
    sold.push((await world.owner.makes('product', { pageId: shops[0]!.Id, name: 'Durian' })).Id as number)
    sold.push((await world.owner.makes('product', { pageId: shops[1]!.Id, name: 'Durian' })).Id as number)
    expect(await order()).toEqual([3, 0, 4, 2, 1])

    const { product } = declarations
    const many = Array.from({ length: 150 }, () => ({ PageId: shops[2]!.Id, Name: 'Rambutan', Status: 1 }))
    await insertRecords(app.jobs.db, product, many)
    const rival = await world.owner.makes('product', { pageId: shops[1]!.Id, name: 'Rambutan' })
    const place = async () => (await search('rambutan', '', 'product')).ids.indexOf(rival.Id)
    expect(await place()).toBe(0)
    await verify(shops[2]!.Id)
    expect(await place()).toBeLessThan(150)
    expect(await runJobs(app, 20)).toBeGreaterThan(1)
    expect(await place()).toBe(150)
  })

  test('nearer pages come first within a tier, and `within` excludes distant ones', async () => {
    const far = await makePage('Papaya', { latitude: 21.97, longitude: 96.08 })
    const near = await makePage('Papaya', { latitude: 16.8, longitude: 96.15 })
    const nowhere = await makePage('Papaya')
    const start = await makePage('Papaya Garden', { latitude: 16.8, longitude: 96.15 })
    expect((await search('papaya')).ids).toEqual([nowhere.Id, near.Id, far.Id, start.Id])
    expect((await search('papaya', '?near=16.81,96.16')).ids.slice(0, 1)).toEqual([near.Id])
    expect((await search('papaya', '?near=16.81,96.16')).ids.at(-1)).toBe(start.Id)
    expect((await search('papaya', '?near=21.9,96.1')).ids[0]).toBe(far.Id)
    expect((await search('papaya', '?near=16.81,96.16&within=5')).ids).toEqual([near.Id, start.Id])
  })

  test('each page of results continues after the last one, with corrected words too', async () => {
    const made: number[] = []
    for (let n = 0; n < 5; n++) made.unshift((await makePage(`Tangerine ${n}`)).Id)
    const pages = [1, 2, 3, 4].map((page) => search('tangerine', `?page=${page}&perPage=2`))
    expect((await Promise.all(pages)).map(({ ids }) => ids)).toEqual([
      made.slice(0, 2),
      made.slice(2, 4),
      [made[4]],
      [],
    ])
    const alike = [1, 2, 3, 4].map((page) => search('tangerime', `?page=${page}&perPage=2`))
    expect((await Promise.all(alike)).map(({ ids }) => ids)).toEqual([
      made.slice(0, 2),
      made.slice(2, 4),
      [made[4]],
      [],
    ])
  })
})

describe('English', () => {
  test('a single letter is a whole word, except at the end', async () => {
    await makePage('Xylophone Quartet')
    for (const text of ['quartet x', 'x']) expect(names(await search(text))).toEqual(['Xylophone Quartet'])
    expect(names(await search('x quartet'))).toEqual([])
  })

  test('words match by their beginning, also inside the query', async () => {
    await makePage('Wonderful Breakfast Corner')
    for (const text of ['wonderful break', 'wond break cor', 'break', 'corner break'])
      expect(names(await search(text))).toEqual(['Wonderful Breakfast Corner'])
    expect(names(await search('fast'))).toEqual([])
  })

  test('misspelled words match after exact ones, and only if those are few', async () => {
    await makePage('Chocolate Palace')
    await makePage('Chokolate')
    expect(names(await search('chocolat'))).toEqual(['Chocolate Palace'])
    expect(names(await search('chocolete'))).toEqual(['Chocolate Palace'])
    expect(names(await search('chokolate'))).toEqual(['Chokolate'])
    expect(names(await search('choclate palase'))).toEqual(['Chocolate Palace'])
  })

  test('no Burmese syllable matches another', async () => {
    await makePage('ဂျုံမှုန့်')
    expect(names(await search('ဂျုံမှုန်'))).toEqual([])
  })
})

describe('names of places and trades', () => {
  let page: number
  beforeAll(async () => {
    const region = await world.superAdmin.makes('region', { name: 'Tanintharyi', burmeseName: 'တနင်္သာရီ' })
    const town = await world.superAdmin.makes('town', { name: 'Palaw', burmeseName: 'ပုလော', regionId: region.Id })
    const category = await world.superAdmin.makes('category', { name: 'Tailor', burmeseName: 'စက်ချုပ်ဆိုင်' })
    page = (await makePage('Needle', { townId: town.Id, categoryIds: String(category.Id) })).Id
  })

  test.each([
    'palaw',
    'ပုလော',
    'tailor',
    'စက်ချုပ်ဆိုင်',
    'tailor palaw',
    'ပုလော စက်ချုပ်',
    'needle ပုလော',
    'တနင်္သာရီ',
    'Tanintharyi',
  ])('%s finds the page there', async (text) => expect((await search(text)).ids).toEqual([page]))

  test('a name in one language finds pages with the name in the other', async () => {
    const shop = await makePage('ပုလောဆန်ဆိုင်')
    expect((await search('palaw')).ids).toEqual([shop.Id, page])
    const latin = await makePage('Palaw Rice')
    expect((await search('ပုလော')).ids).toContain(latin.Id)
  })

  test('pages in a renamed town are found by its new name at once', async () => {
    const town = await world.superAdmin.makes('town', { name: 'Oldville' })
    const shop = await makePage('Sundries', { townId: town.Id })
    await world.superAdmin.changes('town', { id: town.Id, name: 'Newville' })
    expect([(await search('oldville')).ids, (await search('newville')).ids]).toEqual([[], [shop.Id]])
  })

  test('a page that moves, changes or loses its trade is found by its current data', async () => {
    const { superAdmin, owner } = world
    const region = async (name: string) => (await superAdmin.makes('region', { name })).Id
    const [north, south] = [await region('Northland'), await region('Southland')]
    const town = async (name: string) => (await superAdmin.makes('town', { name, regionId: north })).Id
    const [here, there] = [await town('Hereville'), await town('Thereville')]
    const trade = async (name: string) => String((await superAdmin.makes('category', { name })).Id)
    const [cobbler, barber] = [await trade('Cobbler'), await trade('Barber')]
    const { Id: id } = await makePage('Kite', { townId: here, categoryIds: cobbler })
    const whoFind = async () => {
      const all = ['hereville', 'thereville', 'cobbler', 'barber', 'northland', 'southland', 'kite barber thereville']
      const found = await Promise.all(all.map(async (text) => (await search(text)).ids.includes(id)))
      return all.filter((_, at) => found[at])
    }
    expect(await whoFind()).toEqual(['hereville', 'cobbler', 'northland'])
    await owner.changes('page', { id, townId: there })
    expect(await whoFind()).toEqual(['thereville', 'cobbler', 'northland'])
    await owner.changes('page', { id, categoryIds: barber })
    expect(await whoFind()).toEqual(['thereville', 'barber', 'northland', 'kite barber thereville'])
    await superAdmin.changes('town', { id: there, regionId: south })
    expect(await whoFind()).toEqual(['thereville', 'barber', 'southland', 'kite barber thereville'])
    await owner.changes('page', { id, description: 'Paper and bamboo' })
    expect(await whoFind()).toEqual(['thereville', 'barber', 'southland', 'kite barber thereville'])
    await superAdmin.deletes('town', there)
    await passUndo(app)
    expect(await whoFind()).toEqual(['barber'])
    await owner.changes('page', { id, categoryIds: '' })
    expect(await whoFind()).toEqual([])
  })

  test('a product is found by its product category', async () => {
    const { owner, page } = world
    const shelf = await owner.makes('productCategory', { pageId: page.Id, name: 'Lanterns' })
    const product = await owner.makes('product', { pageId: page.Id, name: 'Red one', productCategoryId: shelf.Id })
    expect((await search('lantern', '', 'product')).ids).toEqual([product.Id])
  })

  test('the tables of the admin area search in the same way', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: 'စက်ချုပ် palaw' }))
    const answer = await world.superAdmin.gets(`/page/api?filter=${filter}&range=[0,9]&sort=["Id","ASC"]`)
    expect(answer.ids).toEqual([page])
    expect(answer.headers.get('content-range')).toBe('page 0-0/1')
  })

  test('and by an incomplete word, since the table filters while typing', async () => {
    const shop = await makePage('ပန်းဂျုံ မုန့်တိုက်')
    const table = async (text: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q: text }))
      const answer = await world.superAdmin.gets(`/page/api?filter=${filter}&range=[0,9]&sort=["Id","ASC"]`)
      return [answer.ids, answer.headers.get('content-range')]
    }
    for (const text of ['ပန်းဂျ', 'ပန်းဂျု', 'ပန်းဂျုံ', 'ပန်းဂျုံ မ', 'ပန္းဂ်'])
      expect([text, ...(await table(text))]).toEqual([text, [shop.Id], 'page 0-0/1'])
    expect((await table('န်းဂျုံ'))[0]).toEqual([])
  })
})

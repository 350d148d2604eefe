import { describe, expect, test } from 'vitest'
import { declarations } from '#resources'
import { insertRecords } from '#server/db/writing/bulk.ts'
import { signIn, type Fields } from '../api/support/client.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** The order of searches and filtered lists, and their counts (docs/rules.md#search-filters). */

const { app, world } = await openWorld()

const makePage = async (name: string, fields: Fields = {}) => (await world.owner.makes('page', { name, ...fields })).Id
const search = async (text: string, query: string, source = 'page') =>
  (await world.visitor.gets(`/${source}/api/bySearch/${text}?${query}`)).ids

describe('what a search finds, and what filters leave, is ordered', () => {
  const ids = async (address: string) => (await world.visitor.gets(address)).ids
  /** The records made in a test, as a filtered list has them. */
  const listed = async (source: string, query: string, made: readonly unknown[]) =>
    (await ids(`/${source}/api/byFilter?perPage=100&${query}`)).filter((id) => made.includes(id))

  test('by distance, from a place in the address or in a header', async () => {
    const at = (latitude: number, longitude: number) => ({ latitude, longitude })
    const far = await makePage('Papaya far', at(17.9, 96.15))
    const here = await makePage('Papaya here', at(16.81, 96.15))
    const nowhere = await makePage('Papaya nowhere')
    const close = await makePage('Papaya close', at(16.83, 96.15))
    const made = [far, here, nowhere, close]
    const near = 'near=16.8,96.15'
    expect(await search('papaya', `${near}&order=nearest`)).toEqual([here, close, far, nowhere])
    expect(await listed('page', `${near}&order=nearest`, made)).toEqual([here, close, far, nowhere])
    expect(await listed('page', `${near}&within=10`, made)).toEqual([here, close])
    const { visitor } = world
    const headers = { 'x-near': '16.8,96.15' }
    const found = await visitor.gets('/page/api/bySearch/papaya?within=10&order=nearest', headers)
    expect(found.ids).toEqual([here, close])
    // Neither is what others are answered.
    expect(await ids('/page/api/bySearch/papaya')).toHaveLength(4)
    expect((await visitor.gets('/page/api/byFilter?order=nearest')).status).toBe(400)
    expect((await visitor.gets('/page/api/byFilter', { 'x-near': 'home' })).status).toBe(400)
  })

  test('from a place that is rounded to 0.001°, about a hundred metres', async () => {
    const stall = await makePage('Sapodilla', { latitude: 16.8, longitude: 96.15 })
    // 54 m and 48 m away, rounded to the stall itself.
    expect(await search('sapodilla', 'near=16.80049,96.15&within=0.01')).toEqual([stall])
    expect(await search('sapodilla', 'near=16.8,96.14955&within=0.01')).toEqual([stall])
    // 544 m away, and not rounded to 0.01°.
    expect(await search('sapodilla', 'near=16.8049,96.15&within=0.5')).toEqual([])
  })

  test('by rating: one vote counts less than many, and what nobody rated is in the middle', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, at) => signIn(app, `rater${at}@demo.example`, 'Ma Rater')),
    )
    const rate = async (pageId: number, ...stars: number[]) => {
      for (const [at, one] of stars.entries()) await people[at]!.makes('pageRating', { pageId, stars: one })
    }
    const [once, often, badly, never] = [
      await makePage('Pomelo once'),
      await makePage('Pomelo often'),
      await makePage('Pomelo badly'),
      await makePage('Pomelo never'),
    ]
    await rate(badly, 1, 2, 1)
    await rate(once, 5)
    await rate(often, 5, 5, 5, 5, 5, 4)
    const made = [once, often, badly, never]
    expect(await search('pomelo', 'order=rated')).toEqual([often, once, never, badly])
    expect(await listed('page', 'order=rated', made)).toEqual([often, once, never, badly])
    expect(await search('pomelo', 'rated=4')).toEqual([often, once])
    expect(await listed('page', 'rated=5', made)).toEqual([once])
  })

  test('products by price, within a price from and to; newest first', async () => {
    const { owner } = world
    const shop = await makePage('Rambutan shop')
    const sell = async (fields: Fields) =>
      (await owner.makes('product', { pageId: shop, name: 'Langsat', ...fields })).Id
    const dear = await sell({ price: 9000 })
    const call = await sell({ priceKind: 'call' })
    const range = await sell({ priceKind: 'fromTo', price: 2000, priceTo: 7000 })
    const cheap = await sell({ price: 500 })
    const made = [dear, call, range, cheap]
    expect(await search('langsat', 'order=price', 'product')).toEqual([cheap, range, dear, call])
    expect(await listed('product', 'order=price', made)).toEqual([cheap, range, dear, call])
    expect(await listed('product', 'order=newest', made)).toEqual([cheap, range, call, dear])
    expect(await listed('product', 'priceFrom=6000&order=price', made)).toEqual([range, dear])
    expect(await listed('product', 'priceTo=2000&order=price', made)).toEqual([cheap, range])
    expect(await search('langsat', 'priceFrom=1&priceTo=600', 'product')).toEqual([cheap])
    // A business has no price.
    expect(await listed('page', 'priceTo=2000', [shop])).toEqual([])
  })

  test('by the kind and township of the selling page, page after page', async () => {
    const { superAdmin, owner } = world
    const category = await superAdmin.makes('category', { name: 'Basket weaver' })
    const shop = await makePage('Weaver', { categoryIds: String(category.Id) })
    const made: unknown[] = []
    for (const name of ['one', 'two', 'three']) made.push((await owner.makes('product', { pageId: shop, name })).Id)
    const query = `categoryId=${category.Id}&order=newest`
    expect(await ids(`/product/api/byFilter?${query}`)).toEqual([...made].reverse())
    expect(await ids(`/product/api/byFilter?${query}&perPage=2&page=2`)).toEqual([made[0]])
    expect(await ids(`/page/api/byFilter?${query}`)).toEqual([shop])
    expect(await ids(`/page/api/byFilter?${query}&townId=1`)).toEqual([])
    expect(await ids('/page/api/byFilter?page=101')).toEqual([])
  })

  test('of the pages one follows, and of nobody for a visitor', async () => {
    const { owner, stranger, visitor } = world
    const shop = await makePage('Followed')
    const post = (await owner.makes('post', { pageId: shop, title: 'News' })).Id
    expect((await stranger.gets('/post/api/byFilter?following=1')).ids).not.toContain(post)
    await stranger.posts('/pageFollowing/api', { pageId: shop })
    expect((await stranger.gets('/post/api/byFilter?following=1&order=newest')).ids[0]).toBe(post)
    expect((await visitor.gets('/post/api/byFilter?following=1')).status).toBe(401)
  })
})

test('matches are counted for each source, and what filters alone leave, a thousand at most', async () => {
  const { owner, visitor } = world
  const shop = await makePage('Cherimoya one')
  await makePage('Cherimoya two')
  await owner.makes('product', { pageId: shop, name: 'Cherimoya' })
  expect((await visitor.gets('/search/api/count/cherimoya')).fields).toEqual({ page: 2, product: 1, post: 0 })
  expect((await visitor.gets('/search/api/count/cherimoya?priceTo=5')).fields).toEqual({
    page: 0,
    product: 0,
    post: 0,
  })
  await owner.makes('product', { pageId: shop, name: 'Durian', price: 7_654_321 })
  await owner.makes('product', { pageId: shop, name: 'Durian', price: 7_654_322, status: 0 })
  expect((await visitor.gets('/search/api/count?priceFrom=7654321&priceTo=7654399')).fields['product']).toBe(1)
  expect((await visitor.gets('/search/api/count?priceFrom=cheap')).status).toBe(400)
  const many = Array.from({ length: 1030 }, (_, at) => ({ PageId: shop, Name: `Soursop ${at}`, Status: 1 }))
  await insertRecords(app.jobs.db, declarations.product, many)
  expect((await visitor.gets('/search/api/count/soursop')).fields['product']).toBe(1000)
  expect((await visitor.gets('/search/api/count')).fields['product']).toBe(1000)
})

test('what is sold is behind all that is for sale in a search, in any order, and has a list of its own', async () => {
  const { owner, visitor } = world
  const shop = await makePage('Feijoa shop', { latitude: 16.8, longitude: 96.15 })
  const sell = async (name: string, price: number) => (await owner.makes('product', { pageId: shop, name, price })).Id
  const asked = await sell('Feijoa', 100)
  const begun = await sell('Feijoa jam', 300)
  const elsewhere = (await owner.makes('product', { pageId: shop, name: 'Jam', description: 'Of feijoa', price: 200 }))
    .Id
  const gone = await sell('Feijoa tree', 50)
  for (const id of [asked, gone]) await owner.changes('product', { id, status: 2 })
  expect(await search('feijoa', '', 'product')).toEqual([begun, elsewhere, asked, gone])
  expect(await search('feijoa', 'near=16.8,96.15', 'product')).toEqual([begun, elsewhere, asked, gone])
  expect(await search('feijoa', 'order=price', 'product')).toEqual([elsewhere, begun, gone, asked])
  expect(await search('feijoa', 'order=newest', 'product')).toEqual([elsewhere, begun, gone, asked])
  expect(await search('feijoa', 'available=0', 'product')).toEqual([asked, gone])
  expect(await search('feijoa', 'available=1&order=price', 'product')).toEqual([elsewhere, begun])

  const ids = async (query: string) => (await visitor.gets(`/product/api/byFilter?order=newest&${query}`)).ids
  expect((await ids('available=1')).slice(0, 2)).toEqual([elsewhere, begun])
  expect(await ids(`available=1&perPage=1&after=${elsewhere}`)).toEqual([begun])
  expect(await ids('available=0')).toEqual([gone, asked])
  expect(await ids('available=0&page=2&perPage=1')).toEqual([asked])
  expect(await ids(`available=0&after=${gone}`)).toEqual([asked])
  expect(await ids('available=0&priceTo=60')).toEqual([gone])
  // The public list has both, the newest first.
  expect((await visitor.gets('/product/api/byPage/1')).ids.slice(0, 2)).toEqual([gone, elsewhere])
  // Nothing else can be sold.
  expect((await visitor.gets('/page/api/bySearch/feijoa?available=0')).ids).toEqual([shop])
  expect((await visitor.gets('/product/api/byFilter?available=maybe')).status).toBe(400)
  await owner.changes('product', { id: asked, status: 1 })
  expect(await ids('available=0')).toEqual([gone])
})

test('what is sold is behind what is only similar, and what sounds so behind both, on every page of the results', async () => {
  const shop = await makePage('Shop of pages')
  const sell = async (name: string, fields: Fields = {}) =>
    (await world.owner.makes('product', { pageId: shop, name, ...fields })).Id
  const similar = await sell('Palauq')
  const sounding = await sell('ပလောက်')
  const gone = await sell('Jar', { description: 'From palauk' })
  const similarGone = await sell('Old palauq')
  const soundingGone = await sell('ပလောက်')
  for (const id of [gone, similarGone, soundingGone]) await world.owner.changes('product', { id, status: 2 })
  const all = [similar, gone, similarGone, sounding, soundingGone]
  for (const order of ['best', 'newest', 'price'])
    expect([order, await search('palauk', `order=${order}`, 'product')]).toEqual([order, all])
  const pages = await Promise.all(all.map((_, at) => search('palauk', `perPage=1&page=${at + 1}`, 'product')))
  expect(pages.flat()).toEqual(all)
})

test('a product says whether it is new or used, and a search or list finds what is', async () => {
  const { owner, visitor } = world
  const shop = await makePage('Tamarind shop')
  const sell = (fields: Fields) => owner.makes('product', { pageId: shop, name: 'Tamarind', ...fields })
  const used = await sell({ condition: 'used', price: 300 })
  const unused = await sell({ condition: 'new' })
  await sell({})
  expect((await visitor.gets(`/product/api/${used.Id}`)).list).toMatchObject([{ Condition: 'used' }])
  expect((await visitor.gets('/product/api/bySearch/tamarind?view=card&condition=new')).list).toMatchObject([
    { Id: unused.Id, Condition: 'new' },
  ])
  expect(await search('tamarind', 'condition=used&priceTo=500', 'product')).toEqual([used.Id])
  expect((await visitor.gets('/product/api/byFilter?condition=used&available=1')).ids).toEqual([used.Id])
  // A business is neither.
  expect(await search('tamarind', 'condition=new')).toEqual([])
  expect((await visitor.gets('/product/api/byFilter?condition=old')).status).toBe(400)
  expect((await owner.creates('product', { pageId: shop, name: 'Tamarind', condition: 'old' })).status).toBe(400)
})

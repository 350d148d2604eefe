import { expect, test } from 'vitest'
import type { Answer } from './support/client.ts'
import { openWorld } from './support/openWorld.ts'

/** bySearch and the common search (docs/rules.md#search-calls, #tokens). */

const { app, world } = await openWorld()

const search = (text: string, source = 'page') =>
  world.visitor.gets(`/${source}/api/bySearch/${encodeURIComponent(text)}`)
const names = (answer: Answer) => answer.list.map(({ Name }) => Name)

test('finds Burmese in either encoding, with either spelling of a stacked letter, and by part of a name', async () => {
  const { owner } = world
  await owner.makes('page', { name: 'မန္တလေး လက်ဖက်ရည်ဆိုင်' })
  expect(names(await search('မန္တလေး'))).toEqual(['မန္တလေး လက်ဖက်ရည်ဆိုင်'])
  expect(names(await search('မန်တလေး'))).toEqual(['မန္တလေး လက်ဖက်ရည်ဆိုင်'])
  // The tea house of the world comes after what is written so.
  expect(names(await search('လက်ဖက်ရည်'))).toEqual(['မန္တလေး လက်ဖက်ရည်ဆိုင်', 'Shwe Tea House'])
  expect(names(await search('လဘက်ရည်'))).toEqual(['မန္တလေး လက်ဖက်ရည်ဆိုင်', 'Shwe Tea House'])
  // မန္တလေး in Zawgyi.
  expect(names(await search('မႏၲေလး'))).toEqual(['မန္တလေး လက်ဖက်ရည်ဆိုင်'])
})

test('finds by the everyday name of a town or thing, and by its English name', async () => {
  const { owner } = world
  await owner.makes('page', { name: 'မန္တလေး ကားဝပ်ရှော့' })
  for (const text of ['မန်းလေး', 'ကားပြင်ဆိုင်', 'မန်းလေးကားပြင်', 'car repair mandalay'])
    expect(names(await search(text))).toContain('မန္တလေး ကားဝပ်ရှော့')
})

test('stop words are optional; matches with them come first', async () => {
  const { owner } = world
  await owner.makes('page', { name: 'Jaggery of Myingyan' })
  await owner.makes('page', { name: 'Best Jaggery, Myingyan' })
  expect(names(await search('jaggery in myingyan'))).toEqual(['Best Jaggery, Myingyan', 'Jaggery of Myingyan'])
  expect(names(await search('jaggery of myingyan'))).toEqual(['Jaggery of Myingyan', 'Best Jaggery, Myingyan'])
  await owner.makes('page', { name: 'ပုဂံ တည်းခိုခန်း' })
  expect(names(await search('ပုဂံမှာ တည်းခိုခန်း'))).toEqual(['ပုဂံ တည်းခိုခန်း'])
})

test('a product is found by its own text and by the current location of its page', async () => {
  const { owner, superAdmin } = world
  const regions = [
    await superAdmin.makes('region', { name: 'Upland' }),
    await superAdmin.makes('region', { name: 'Delta' }),
  ]
  const [upper, lower] = [
    await superAdmin.makes('town', { name: 'Uppertown', burmeseName: 'အထက်မြို့', regionId: regions[0]!.Id }),
    await superAdmin.makes('town', { name: 'Lowertown', regionId: regions[1]!.Id }),
  ]
  const page = await owner.makes('page', { name: 'Weavers', townId: upper.Id })
  const product = await owner.makes('product', { pageId: page.Id, name: 'Silk shawl' })
  const sold = async (text: string) => (await search(text, 'product')).ids
  for (const text of ['shawl uppertown', 'အထက်မြို့ shawl', 'silk shawl upland'])
    expect(await sold(text)).toEqual([product.Id])
  // A town alone does not find all products there.
  expect(await sold('uppertown')).toEqual([])

  await owner.changes('page', { id: page.Id, townId: lower.Id })
  expect([await sold('shawl uppertown'), await sold('shawl upland')]).toEqual([[], []])
  expect([await sold('shawl lowertown'), await sold('shawl delta')]).toEqual([[product.Id], [product.Id]])
  await superAdmin.changes('town', { id: lower.Id, regionId: regions[0]!.Id })
  expect([await sold('shawl delta'), await sold('shawl upland')]).toEqual([[], [product.Id]])
  await owner.changes('product', { id: product.Id, name: 'Cotton shawl' })
  expect(await sold('cotton lowertown')).toEqual([product.Id])
  await owner.changes('page', { id: page.Id, townId: '' })
  expect([await sold('cotton lowertown'), await sold('cotton')]).toEqual([[], [product.Id]])
})

test('a name typed in Zawgyi is stored as Unicode, with the typed text, and found in Unicode', async () => {
  const { owner } = world
  const page = await owner.makes('page', { name: 'ေရႊလမ္း' })
  expect(page['Name']).toBe('ရွှေလမ်း')
  expect(names(await search('ရွှေလမ်း'))).toEqual(['ရွှေလမ်း'])
  const [row] = await app.query<{ Raw: unknown }>('select "Raw" from "page" where "Id" = $1', [page.Id])
  expect(row!.Raw).toEqual({ Name: 'ေရႊလမ္း' })
})

test('ranking: prefix matches, then verified, then well rated, then newest', async () => {
  const { owner, superAdmin, stranger } = world
  const make = async (name: string) => (await owner.makes('page', { name })).Id
  const inside = await make('The Durian Garden')
  const plain = await make('Durian Plain')
  const rated = await make('Durian Rated')
  const verified = await make('Durian Verified')
  const newest = await make('Durian Newest')
  await superAdmin.posts('/admin/api/moderate', { source: 'page', id: verified, verified: 1 })
  // Well rated is what is rated better than others.
  await stranger.makes('pageRating', { pageId: await make('Mango'), stars: 1 })
  await stranger.makes('pageRating', { pageId: rated, stars: 5 })
  expect((await search('durian')).ids).toEqual([verified, rated, newest, plain, inside])
  expect((await world.visitor.gets('/page/api/bySearch/durian?page=2&perPage=2')).ids).toEqual([newest, plain])
})

test('what is written with full stops is found without them, and the other way round', async () => {
  const { owner } = world
  for (const name of ['G.E.C School', 'Visa USA']) await owner.makes('page', { name })
  for (const text of ['GEC', 'gec', 'G.E.C', 'G.E.C.'])
    expect(names(await search(text)), text).toEqual(['G.E.C School'])
  for (const text of ['U.S.A', 'usa', 'U.S.A.']) expect(names(await search(text)), text).toEqual(['Visa USA'])
})

test('case and accents are ignored, and words in another order come later', async () => {
  const { owner } = world
  await owner.makes('page', { name: 'Café Mya Thida' })
  expect(names(await search('CAFE mya'))).toEqual(['Café Mya Thida'])
  await owner.makes('page', { name: 'The Mya Cafe' })
  expect(names(await search('mya cafe'))).toEqual(['The Mya Cafe', 'Café Mya Thida'])
})

test('follows a changed name; hidden records are not found, even by their owner', async () => {
  const { owner } = world
  const page = await owner.makes('page', { name: 'Orchid Before' })
  await owner.changes('page', { id: page.Id, name: 'Lotus After' })
  expect([(await search('orchid')).ids, (await search('lotus')).ids]).toEqual([[], [page.Id]])
  await owner.changes('page', { id: page.Id, status: 0 })
  expect((await owner.gets('/page/api/bySearch/lotus')).ids).toEqual([])
})

test('the common search returns pages, products and posts', async () => {
  const { owner, page, visitor } = world
  const shop = await owner.makes('page', { name: 'Umbrella House' })
  const product = await owner.makes('product', { pageId: page.Id, name: 'Red umbrella' })
  const post = await owner.makes('post', {
    pageId: page.Id,
    title: 'New umbrellas',
    description: 'One umbrella a person',
  })
  const { fields } = await visitor.gets('/search/api/umbrella')
  const ids = (kind: string) => (fields[kind] as { Id: number }[]).map(({ Id }) => Id)
  expect([ids('pages'), ids('products'), ids('posts')]).toEqual([[shop.Id], [product.Id], [post.Id]])
})

test('returns at least the best 200 at once', async () => {
  await app.query(
    `insert into "page" ("Name", "Search", "OwnerId")
    select 'Kite ' || g, (select "Search" from "page" where "Id" = $1), $2 from generate_series(1, 210) g`,
    [(await world.owner.makes('page', { name: 'Kite' })).Id, world.owner.id],
  )
  expect((await search('kite')).list.length).toBeGreaterThanOrEqual(200)
})

test.each(['%', '_', '\\', "'", '"', '()', '*', '&|!', "' or 1=1 --", '🙂', '၊', ' '])(
  '%j does not match everything',
  async (text) => {
    const answer = await search(text)
    expect([answer.status, answer.body]).toEqual([200, []])
  },
)

test('S43 a search answers its best 2,000 matches, a page at a time', async () => {
  await app.query(`insert into "page" ("Name", "Search", "SearchName")
    select 'Quince ' || g, v, v from generate_series(1, 2100) g, (select '''quince'':1'::tsvector as v) made`)
  const page = async (n: number) =>
    (await world.visitor.gets(`/page/api/bySearch/quince?page=${n}&perPage=200`)).ids.length
  expect([await page(1), await page(10), await page(11), await page(2_000_000_000)]).toEqual([200, 200, 0, 0])
  await app.query(`delete from "page" where "Name" like 'Quince %'`)
})

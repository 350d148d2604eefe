import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../api/support/app.ts'
import { settle, type World } from '../api/support/world.ts'

/** What people need is found in either language, whichever it is written in (docs/decisions/search-assist.md#by-need). */

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startApp()
  world = await settle(app)
})
afterAll(() => app.stop())

const found = async (text: string, source = 'page') =>
  (await world.visitor.gets(`/${source}/api/bySearch/${encodeURIComponent(text)}`)).list.map((one) => one['Name'])

test.each([
  ['barber', 'ကိုမင်း ဆံသဆိုင်'],
  ['ဆံပင်ညှပ်', 'Hair Story Barbershop'],
  ['phone repair', 'အောင်ဖုန်းပြင်'],
  ['ဖုန်းပြင်', 'City Mobile Service'],
  ['fish sauce', 'ရွှေငံပြာရည်'],
  ['durians', 'ဒူးရင်းခြံ'],
  ['တာယာ', 'Lucky Tires'],
  ['cheap tyre shop', 'မြင့်မြတ်တာယာ'],
  ['dentist near me', 'သွားလှ သွားဆေးခန်း'],
  ['lawyers', 'ဦးစိုးမြင့် ရှေ့နေ'],
  ['laphat yay sai', 'ညီနောင် လက်ဖက်ရည်'],
  ['sar thauk sai', 'ဝင်းစားသောက်ဆိုင်'],
])('%s finds %s', async (typed, name) => {
  const { Id } = await world.owner.makes('page', { name })
  expect(await found(typed)).toContain(name)
  await world.owner.deletes('page', Id)
})

test('what is written so comes before what is only meant, in names before in texts', async () => {
  const { owner } = world
  await owner.makes('page', { name: 'ကြီးပွားပင်မင်း' })
  await owner.makes('page', { name: 'White House', description: 'A laundry by the river' })
  await owner.makes('page', { name: 'Sun Laundry' })
  expect(await found('laundry')).toEqual(['Sun Laundry', 'ကြီးပွားပင်မင်း', 'White House'])
  for (const order of ['best', 'newest', 'nearest']) {
    const { list } = await world.visitor.gets(`/page/api/bySearch/laundry?near=16.8,96.15&order=${order}`)
    const kinds = Object.fromEntries(list.map(({ Name, Match }) => [Name, Match]))
    expect([order, kinds]).toEqual([order, { 'Sun Laundry': 'written', ကြီးပွားပင်မင်း: 'meant', 'White House': 'meant' }])
  }
})

test('a need and a place together, in the language of neither', async () => {
  const { owner, superAdmin } = world
  const town = await superAdmin.makes('town', { name: 'Mandalay', burmeseName: 'မန္တလေး' })
  await owner.makes('page', { name: 'ငွေဖုန်းပြင်', townId: town.Id })
  await owner.makes('page', { name: 'လှိုင်ဖုန်းပြင်' })
  for (const text of ['phone repair mandalay', 'mobile service in mandalay', 'mandalay phone repair'])
    expect(await found(text)).toEqual(['ငွေဖုန်းပြင်'])
})

test('a product of the need is found, and counted', async () => {
  const { owner, page, visitor } = world
  await owner.makes('product', { pageId: page.Id, name: 'ပုသိမ်ထီး' })
  await owner.makes('product', { pageId: page.Id, name: 'ပလတ်စတစ်ပုံး' })
  expect(await found('umbrella', 'product')).toEqual(['ပုသိမ်ထီး'])
  expect((await visitor.gets('/search/api/count/umbrella')).fields).toEqual({ page: 0, product: 1, post: 0 })
})

test('of products that many are written so, what is only meant is not asked for, on any page of results', async () => {
  const { owner, page, visitor } = world
  await owner.makes('product', { pageId: page.Id, name: 'ပြတ်သန်းတံမြက်စည်း' })
  const search = (perPage: number, at = 1) => visitor.gets(`/product/api/bySearch/broom?perPage=${perPage}&page=${at}`)
  const brooms = await Promise.all(
    Array.from({ length: 60 }, (_, n) => owner.makes('product', { pageId: page.Id, name: `Broom ${n}` })),
  )
  expect((await search(40, 2)).list).toHaveLength(20)
  expect((await visitor.gets('/search/api/count/broom')).fields).toMatchObject({ product: 60 })
  await owner.deletes('product', brooms[0]!.Id)
  expect((await search(100)).list.at(-1)?.['Name']).toBe('ပြတ်သန်းတံမြက်စည်း')
})

test('an English word for a need finds no name that only sounds like it, nor one syllable inside other words', async () => {
  const { owner } = world
  for (const name of ['ဘားဘား', 'သီရိတိုင်းရား', 'စလွန်']) await owner.makes('page', { name })
  for (const text of ['barber', 'tyre', 'salon']) expect(await found(text)).toEqual([])
  await owner.makes('page', { name: 'Quiet Corner', description: 'ငါးနာရီတွင် ဖွင့်သည်' })
  expect(await found('fish')).toEqual([])
})

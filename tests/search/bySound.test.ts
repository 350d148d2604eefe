import { beforeAll, expect, test } from 'vitest'
import type { Answer } from '../api/support/client.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** Burmese names typed in Latin letters as they sound (docs/decisions/search-assist.md#by-sound). */

const burmeseNames = [
  'ရွှေတောင်ကြား',
  'ရွှေတောင် ထမင်းဆိုင်',
  'လက်ဖက်ရည်ဆိုင်',
  'မင်္ဂလာဈေး',
  'ကျောက်ဆည်မုန့်တိုက်',
  'နမ္မတူစားသောက်ဆိုင်',
  'သီပေါခေါက်ဆွဲ',
  'အိမ်မဲအလှပြင်',
  'ဒေါ်ခင်မြင့်ကော်ဖီ',
  'ရွှေပြည်အေး',
  'ပြင်ဦးလွင်',
  'Pearl Car Service (ပုလဲ)',
  'ပုလဲ',
]
const { world } = await openWorld()
beforeAll(async () => {
  for (const name of burmeseNames) await world.owner.makes('page', { name })
})

const search = (text: string, query = '') =>
  world.visitor.gets(`/page/api/bySearch/${encodeURIComponent(text)}${query}`)
const names = ({ list }: Answer) => list.map((one) => one['Name'])

test.each([
  ['shwe taung gyar', 'ရွှေတောင်ကြား'],
  ['Shwedaungja', 'ရွှေတောင်ကြား'],
  ['lat phat yay', 'လက်ဖက်ရည်ဆိုင်'],
  ['laphet yay sain', 'လက်ဖက်ရည်ဆိုင်'],
  ['mingalar zay', 'မင်္ဂလာဈေး'],
  ['min ga la zei', 'မင်္ဂလာဈေး'],
  ['kyaukse', 'ကျောက်ဆည်မုန့်တိုက်'],
  ['Namtu', 'နမ္မတူစားသောက်ဆိုင်'],
  ['hsipaw khauk swe', 'သီပေါခေါက်ဆွဲ'],
  ['einme', 'အိမ်မဲအလှပြင်'],
  ['daw khin myint', 'ဒေါ်ခင်မြင့်ကော်ဖီ'],
  ['shwe pyi aye', 'ရွှေပြည်အေး'],
  ['pyinoolwin', 'ပြင်ဦးလွင်'],
  ['pu le', 'ပုလဲ'],
])('%s finds %s first', async (typed, name) => expect(names(await search(typed))[0]).toBe(name))

test('what is written so comes before what sounds so', async () => {
  const written = await world.owner.makes('page', { name: 'Shwe Taung Traders' })
  const found = await search('shwe taung')
  expect(found.ids[0]).toBe(written.Id)
  expect(names(found).slice(1).sort()).toEqual(['ရွှေတောင် ထမင်းဆိုင်', 'ရွှေတောင်ကြား'])
})

test('every page of the results has its own, and none twice', async () => {
  const whole = (await search('shwe taung')).ids
  const single = await Promise.all([0, 1, 2, 3].map((n) => search('shwe taung', `?perPage=1&page=${n + 1}`)))
  expect(single.map(({ ids }) => ids).flat()).toEqual(whole)
})

test('what only sounds like a text stands behind what begins so or has it elsewhere, and says so', async () => {
  for (const name of ['ပလောက်', 'မြောင်']) await world.owner.makes('page', { name })
  for (const name of [
    'Padauk Store',
    'Padauk Cargo',
    'Padauk Law Office',
    'Myaungmya Rice',
    'Myaungmya Tea',
    'Rice of Myaungmya',
  ])
    await world.owner.makes('page', { name })
  for (const name of ['Green', 'Blue', 'Red'])
    await world.owner.makes('page', { name: `${name} Tea House`, description: 'Tea out of Palauk' })
  const kinds = ({ list }: Answer) => list.map(({ Name, Match }) => [Name, Match])
  const answer = await search('palauk')
  const found = names(answer)
  expect(kinds(answer).slice(0, 3)).toEqual([
    ['Red Tea House', 'written'],
    ['Blue Tea House', 'written'],
    ['Green Tea House', 'written'],
  ])
  expect(kinds(answer).at(-1)).toEqual(['ပလောက်', 'sound'])
  expect(kinds(await search('palauk', '?near=16.8,96.15&order=nearest')).at(-1)).toEqual(['ပလောက်', 'sound'])
  expect(kinds(await search('myaung')).slice(-2)).toEqual([
    ['Myaungmya Rice', 'written'],
    ['မြောင်', 'sound'],
  ])
  const single = await Promise.all([1, 2, 3, 4, 5].map((page) => search('palauk', `?perPage=1&page=${page}`)))
  expect(single.flatMap(names)).toEqual(found.slice(0, 5))
})

test('a name that is spelled less usually is found behind what has the text elsewhere, too', async () => {
  await world.owner.makes('page', { name: 'ကျောက်တံခါး' })
  for (const name of ['First', 'Second', 'Third'])
    await world.owner.makes('page', { name: `${name} Studio`, address: 'Kyauktaga' })
  expect(names(await search('kyauktaga'))).toEqual(['Third Studio', 'Second Studio', 'First Studio', 'ကျောက်တံခါး'])
})

test('where three names are written so, those that only sound so do not stand between them', async () => {
  await world.owner.makes('page', { name: 'ကန်သာ' })
  for (const name of ['Kan Thar Books', 'Kan Thar Cafe', 'New Kan Thar']) await world.owner.makes('page', { name })
  expect(names(await search('kan thar'))).not.toContain('ကန်သာ')
})

test('a number beside a name, and a direction or a word of a place in English', async () => {
  for (const name of ['အောင်သပြေ (၅) ရပ်ကွက်', 'အောင်သပြေ (၆) ရပ်ကွက်', 'မြောက်ဥက္ကလာပ', 'ဥက္ကလာပ'])
    await world.owner.makes('page', { name })
  expect(names(await search('Aung Tha Byay 6 Ward'))[0]).toBe('အောင်သပြေ (၆) ရပ်ကွက်')
  expect(names(await search('North Okkalapa'))[0]).toBe('မြောက်ဥက္ကလာပ')
})

test('a name that sounds otherwise is not found, nor is a hidden page', async () => {
  expect(names(await search('pizza'))).toEqual([])
  expect(names(await search('yangon'))).toEqual([])
  const hidden = await world.owner.makes('page', { name: 'ဗောဓိတထောင်' })
  expect(names(await search('bawdi tataung'))).toEqual(['ဗောဓိတထောင်'])
  await world.owner.changes('page', { id: hidden.Id, status: 0 })
  expect(names(await search('bawdi tataung'))).toEqual([])
})

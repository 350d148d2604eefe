import { beforeAll, expect, test } from 'vitest'
import { openWorld } from '../api/support/openWorld.ts'

/** Names of places within a search text (server/db/search/query/interpretations.ts). */

const { world } = await openWorld()
beforeAll(async () => {
  const region = await world.superAdmin.makes('region', { name: 'Yangon Region', burmeseName: 'ရန်ကုန်တိုင်းဒေသကြီး' })
  await world.superAdmin.makes('town', { name: 'Yangon', burmeseName: 'ရန်ကုန်', regionid: region.Id })
  await world.owner.makes('page', { name: 'Yangonese Hotel' })
  await world.owner.makes('page', { name: 'Hotel of Yangon' })
  await world.owner.makes('page', { name: 'Lotus', description: 'Our ရန်ကုန် hotel has a garden' })
  await world.owner.makes('page', { name: 'Yangon' })
  await world.owner.makes('page', { name: 'Moon', description: 'Flowers, in Yangon bakery street' })
  await world.owner.makes('page', { name: 'Star', description: 'A bakery in the middle of Yangon' })
})

const found = async (text: string) => {
  const { list } = await world.visitor.gets(`/page/api/bySearch/${encodeURIComponent(text)}`)
  return list.map((one) => one['Name'])
}

test('a place that another word follows is meant as it is written, and in the other language', async () => {
  expect(await found('yangon hotel')).toEqual(['Hotel of Yangon', 'Lotus'])
  expect(await found('ရန်ကုန် hotel')).toEqual(['Hotel of Yangon', 'Lotus'])
})

test('in texts it does not matter whether the other word follows it at once: the newest comes first', async () => {
  expect(await found('yangon bakery')).toEqual(['Star', 'Moon'])
})

test('at the end of the text it may be the beginning of a word, which somebody is still typing', async () => {
  expect((await found('hotel yangon')).toSorted()).toEqual(['Hotel of Yangon', 'Lotus', 'Yangonese Hotel'])
  expect(await found('yangon')).toEqual(['Yangon', 'Hotel of Yangon', 'Star', 'Moon', 'Lotus', 'Yangonese Hotel'])
})

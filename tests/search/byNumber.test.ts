import { expect, test } from 'vitest'
import type { Item } from '../api/support/client.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** A phone number as a search text (docs/decisions/search-assist.md#by-number). */

const { world } = await openWorld()
const found = async (text: string, query = '') => {
  const { status, body } = await world.visitor.gets(`/page/api/bySearch/${encodeURIComponent(text)}${query}`)
  expect(status).toBe(200)
  return (body as Item[]).map(({ Id }) => Id)
}

test('a business is found by its number in every spelling, and nobody else', async () => {
  const { owner } = world
  const shop = await owner.makes('page', { name: 'Nine Flowers', phoneOne: '09 612 345 678' })
  const branch = await owner.makes('page', { name: 'Ten Flowers', phoneTwo: '+959612345678' })
  await owner.makes('page', { name: 'Nine Rivers', phoneOne: '09 612 345 679' })
  for (const text of ['09 612 345 678', '09612345678', '၀၉၆၁၂၃၄၅၆၇၈', '၀၉-၆၁၂-၃၄၅-၆၇၈', '+95 9 612 345 678'])
    expect([text, ...(await found(text))]).toEqual([text, shop.Id, branch.Id])
  expect(await found('09612345678', '?perPage=1&page=2')).toEqual([branch.Id])
  expect(await found('09612345678', '?perPage=1&page=3')).toEqual([])
  expect((await world.visitor.gets('/search/api/count/09612345678')).body).toMatchObject({ page: 2 })
  // One who is hidden is found by no number either.
  await world.superAdmin.changes('page', { id: branch.Id, status: 0 })
  expect(await found('09612345678')).toEqual([shop.Id])
})

test('what is no number is a text as before', async () => {
  const stall = await world.owner.makes('page', { name: 'Stall 3000', phoneOne: '09 612 000 300' })
  expect(await found('3000')).toEqual([stall.Id])
  expect(await found('09 999 999 999')).toEqual([])
})

test('the count of a number is of that number, and of nothing that is only like it', async () => {
  const { owner, visitor } = world
  const shop = await owner.makes('page', { name: 'Only Number', phoneOne: '09 613 345 678' })
  await owner.makes('product', { pageId: shop.Id, name: 'Call 09613345679 for lamps', price: 1 })
  await owner.makes('post', { pageId: shop.Id, title: 'Call 09613345677', description: '09613345676' })
  await owner.makes('page', { name: '09613345670', phoneOne: '09 612 000 301' })
  const count = async (text: string) => (await visitor.gets(`/search/api/count/${encodeURIComponent(text)}`)).body
  expect(await count('09613345678')).toEqual({ page: 1, product: 0, post: 0 })
  expect(await count('09613345671')).toEqual({ page: 0, product: 0, post: 0 })
  const other = await owner.makes('page', { name: 'Other Number', phoneOne: '09 613 345 678' })
  expect(await count('09613345678')).toMatchObject({ page: 2 })
  await owner.deletes('page', other.Id)
  expect(await count('09613345678')).toMatchObject({ page: 1 })
})

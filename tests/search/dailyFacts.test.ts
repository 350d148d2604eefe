import { describe, expect, test } from 'vitest'
import { dayBefore, localTime } from '#resources/openingHours.ts'
import type { Fields } from '../api/support/client.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** What people ask every day: ways to pay, services, hours of another day (docs/rules.md#search-filters). */

const { world } = await openWorld()

const makePage = async (name: string, fields: Fields = {}) => (await world.owner.makes('page', { name, ...fields })).Id
const idsOf = async (call: string) => (await world.visitor.gets(call)).ids

describe('several of a fixed set of values', () => {
  test('are sent joined by commas, answered as an array in their own order, and emptied', async () => {
    const { owner } = world
    const id = await makePage('Payer', { payments: 'card, cash,card' })
    const read = async () => ((await world.visitor.gets(`/page/api/${id}`)).body as object[])[0]
    expect(await read()).toMatchObject({ Payments: ['cash', 'card'], Services: [] })
    await owner.changes('page', { id, services: 'parking' })
    expect(await read()).toMatchObject({ Payments: ['cash', 'card'], Services: ['parking'] })
    await owner.changes('page', { id, payments: '' })
    expect(await read()).toMatchObject({ Payments: [], Services: ['parking'] })
  })

  test('another value is refused at its field, and nothing is stored', async () => {
    const refused = await world.owner.posts('/page/api', { name: 'Coiner', payments: 'cash,bitcoin' })
    expect(refused.status).toBe(400)
    expect(refused.fields['fields']).toHaveProperty('payments')
    expect(await idsOf('/page/api/bySearch/coiner')).toEqual([])
  })

  test('keep the order that was given where it counts', async () => {
    const { superAdmin, visitor } = world
    const { Id: id } = await superAdmin.makes('setting', { privacyPolicy: 'We keep little.' })
    const read = async () => ((await visitor.gets(`/setting/api/${id}`)).body as object[])[0]
    expect(await read()).toMatchObject({ ContactOrder: [], BlockedContacts: ['facebook', 'messenger', 'whatsApp'] })
    await superAdmin.changes('setting', { id, contactOrder: 'telegram,call', blockedContacts: '' })
    expect(await read()).toMatchObject({ ContactOrder: ['telegram', 'call'], BlockedContacts: [] })
  })
})

describe('filters', () => {
  test('leave the pages that have all that is asked for, and what is under them', async () => {
    const { owner, visitor } = world
    const both = await makePage('Durian one', { payments: 'kbzPay,cash', services: 'delivers,parking' })
    const one = await makePage('Durian two', { payments: 'cash', services: 'parking' })
    await makePage('Durian three')
    const product = (await owner.makes('product', { pageId: both, name: 'Durian' })).Id
    await owner.makes('product', { pageId: one, name: 'Durian' })
    const post = (await owner.makes('post', { pageId: both, title: 'Durian' })).Id
    expect(await idsOf('/page/api/bySearch/durian?pays=cash')).toEqual([one, both])
    expect(await idsOf('/page/api/bySearch/durian?pays=cash,kbzPay')).toEqual([both])
    expect(await idsOf('/page/api/byFilter?has=delivers&pays=cash&order=newest')).toEqual([both])
    expect(await idsOf('/product/api/bySearch/durian?pays=kbzPay')).toEqual([product])
    expect(await idsOf('/product/api/byFilter?pays=kbzPay')).toEqual([product])
    expect(await idsOf('/post/api/byFilter?has=delivers')).toEqual([post])
    const counted = await visitor.gets('/search/api/count/durian?pays=kbzPay')
    expect(counted.body).toMatchObject({ page: 1, product: 1, post: 1 })
    await owner.changes('page', { id: both, payments: 'cash' })
    expect(await idsOf('/page/api/bySearch/durian?pays=kbzPay')).toEqual([])
    expect(await idsOf('/product/api/bySearch/durian?pays=kbzPay')).toEqual([])
  })

  test('by a day and an hour are right past midnight and on special days', async () => {
    const today = new Date()
    const { date, day } = localTime(today)
    const before = localTime(dayBefore(today))
    const hours = JSON.stringify({ [before.day]: [['18:00', '02:00']] })
    const night = await makePage('Jackfruit night', { hours })
    const special = JSON.stringify({ [before.day]: [['18:00', '02:00']], exceptions: { [before.date]: [] } })
    await makePage('Jackfruit special', { hours: special })
    const noon = await makePage('Jackfruit noon', { hours: JSON.stringify({ [day]: [['10:00', '13:00']] }) })
    await makePage('Jackfruit closed', { hours, closure: 'forAWhile' })
    const open = (at: string, call = 'bySearch/jackfruit') => idsOf(`/page/api/${call}?openAt=${at}`)
    expect(await open(`${date}T01:00`)).toEqual([night])
    expect(await open(`${before.date}T18:00`)).toEqual([night])
    expect(await open(`${date}T02:00`)).toEqual([])
    expect(await open(`${date}T12:59`)).toEqual([noon])
    expect(await open(`${date}T01:00`, 'byFilter')).toContain(night)
  })

  test.each([
    'pays=gold',
    'has=',
    'openAt=now',
    'openAt=2026-02-30T10:00',
    'openAt=2026-12-03',
    'openAt=2026-12-03T25:00',
  ])('%s is refused with a sentence at its name', async (query) => {
    const answer = await world.visitor.gets(`/page/api/bySearch/tea?${query}`)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.fields['fields'] as object)).toEqual([query.split('=')[0]])
  })
})

test('a number is confirmed when who verifies calls it, and no longer when it is another', async () => {
  const { owner, moderator, visitor } = world
  const id = await makePage('Caller', { phoneOne: '09 421 000 777' })
  const read = async () =>
    ((await visitor.gets(`/page/api/${id}`)).body as { PhoneConfirmedAt: string | null }[])[0]!.PhoneConfirmedAt
  const verify = (proof: string) => moderator.posts('/admin/api/moderate', { source: 'page', id, verified: 1, proof })
  await verify('documents')
  expect(await read()).toBeNull()
  await verify('phone')
  expect(await read()).toMatch(/^20/)
  await owner.changes('page', { id, phoneOne: '၀၉၄၂၁၀၀၀၇၇၇' })
  expect(await read()).toMatch(/^20/)
  await owner.changes('page', { id, phoneOne: '09 421 000 778' })
  expect(await read()).toBeNull()
})

test('a number of which nobody can tell whether it is another is not confirmed', async () => {
  const { owner, moderator, superAdmin } = world
  const id = await makePage('Short caller', { phoneOne: '1880' })
  const read = async () => (await superAdmin.sees('page', id))!['PhoneConfirmedAt']
  const verify = () => moderator.posts('/admin/api/moderate', { source: 'page', id, verified: 1, proof: 'phone' })
  await verify()
  expect(await read()).toBeNull()
  await owner.changes('page', { id, phoneOne: '09 421 000 779' })
  await verify()
  expect(await read()).toMatch(/^20/)
  await owner.changes('page', { id, phoneOne: '1881' })
  expect(await read()).toBeNull()
})

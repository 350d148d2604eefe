import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekdays, type Hours } from '#resources'
import { isOpenAt, localTime } from '#resources/openingHours.ts'
import { openDatabase } from '#server/db/connection/database.ts'
import { isOpenAt as isOpenAtInSql } from '#server/db/search/query/openHours.ts'
import { createTestDatabase } from '../database.ts'
import type { Fields } from './support/client.ts'
import { openWorld } from './support/openWorld.ts'

/** Search filters: category, town, region, open now, distance (docs/rules.md#search-calls). */

const { app, world } = await openWorld()

const makePage = async (name: string, fields: Fields = {}) => (await world.owner.makes('page', { name, ...fields })).Id
const search = async (text: string, query: string, source = 'page') =>
  (await world.visitor.gets(`/${source}/api/bySearch/${text}?${query}`)).ids

describe('a search is filtered', () => {
  test('by category, town and region, in either language', async () => {
    const { superAdmin } = world
    const region = await superAdmin.makes('region', { name: 'Kayah', burmeseName: 'ကယားပြည်နယ်' })
    const town = await superAdmin.makes('town', { name: 'Demoso', regionId: region.Id })
    const category = await superAdmin.makes('category', { name: 'Florist' })
    const inTown = await makePage('Orchard one', { townId: town.Id })
    const both = await makePage('Orchard two', { townId: town.Id, categoryIds: String(category.Id) })
    const neither = await makePage('Orchard three')
    expect(await search('orchard', 'perPage=9')).toEqual([neither, both, inTown])
    expect(await search('orchard', `townId=${town.Id}`)).toEqual([both, inTown])
    expect(await search('orchard', `categoryId=${category.Id}`)).toEqual([both])
    expect(await search('orchard', `townId=${town.Id}&categoryId=${category.Id}`)).toEqual([both])
    expect(await search('orchard', 'region=Kayah')).toEqual([both, inTown])
    expect(await search('orchard', `region=${encodeURIComponent('ကယားပြည်နယ်')}`)).toEqual([both, inTown])
    expect(await search('orchard', 'region=Nowhere')).toEqual([])
    expect(await search('orchard', `townId=${town.Id}&perPage=1&page=2`)).toEqual([inTown])
  })

  test('by open now: weekday, exceptions, and past midnight', async () => {
    const allDay = Object.fromEntries(weekdays.map((day) => [day, [['00:00', '24:00']]]))
    const { date, day } = localTime(new Date())
    const hours = (given: object) => ({ hours: JSON.stringify(given) })
    const open = await makePage('Lychee open', hours(allDay))
    await makePage('Lychee closed today', hours({ ...allDay, exceptions: { [date]: [] } }))
    const today = await makePage('Lychee open today', hours({ exceptions: { [date]: [['00:00', '24:00']] } }))
    await makePage('Lychee silent')
    const unreadable = await makePage('Lychee unreadable', hours(allDay))
    await app.query(`update "page" set "Hours" = jsonb_build_object($2::text, 'all day') where "Id" = $1`, [
      unreadable,
      day,
    ])
    expect(await search('lychee', 'openNow=1')).toEqual([today, open])
    expect(await search('lychee', 'openNow=0')).toHaveLength(5)
  })

  test('closed for a while or for good it is never open, whatever its hours say, and stays in the list', async () => {
    const { owner } = world
    const allDay = JSON.stringify(Object.fromEntries(weekdays.map((day) => [day, [['00:00', '24:00']]])))
    const id = await makePage('Rambutan', { hours: allDay })
    const isOpen = async () => (await search('rambutan', 'openNow=1')).includes(id)
    expect(await isOpen()).toBe(true)
    for (const closure of ['forAWhile', 'forGood']) {
      await owner.changes('page', { id, closure })
      expect(await isOpen()).toBe(false)
      expect(await search('rambutan', 'perPage=9')).toEqual([id])
    }
    await owner.changes('page', { id, closure: 'none' })
    expect(await isOpen()).toBe(true)
  })

  test('by current values, not those at the first search', async () => {
    const { superAdmin, owner } = world
    const [one, two] = [
      await superAdmin.makes('category', { name: 'Potter' }),
      await superAdmin.makes('category', { name: 'Weaver' }),
    ]
    const allDay = JSON.stringify(Object.fromEntries(weekdays.map((day) => [day, [['00:00', '24:00']]])))
    const id = await makePage('Tamarind', { categoryIds: String(one.Id) })
    const found = async (query: string) => (await search('tamarind', query)).includes(id)
    expect([await found(`categoryId=${one.Id}`), await found('openNow=1')]).toEqual([true, false])
    await owner.changes('page', { id, categoryIds: String(two.Id), hours: allDay })
    expect([await found(`categoryId=${one.Id}`), await found(`categoryId=${two.Id}&openNow=1`)]).toEqual([false, true])
    await owner.changes('page', { id, hours: '' })
    expect([await found(`categoryId=${two.Id}`), await found('openNow=1')]).toEqual([true, false])
  })

  test('for products and posts by their page', async () => {
    const { owner, visitor } = world
    const near = await makePage('Shop here', { latitude: 16.8, longitude: 96.15 })
    const far = await makePage('Shop there', { latitude: 21.97, longitude: 96.08 })
    const product = async (pageId: number) => (await owner.makes('product', { pageId, name: 'Mangosteen' })).Id
    const post = async (pageId: number) => (await owner.makes('post', { pageId, title: 'Mangosteen' })).Id
    const [nearProduct, nearPost] = [await product(near), await post(near)]
    const [farProduct, farPost] = [await product(far), await post(far)]
    const here = 'near=16.8,96.1'
    expect(await search('mangosteen', here, 'product')).toEqual([nearProduct, farProduct])
    expect(await search('mangosteen', here, 'post')).toEqual([nearPost, farPost])
    expect(await search('mangosteen', `${here}&within=20`, 'post')).toEqual([nearPost])
    const common = await visitor.gets(`/search/api/mangosteen?${here}&within=20`)
    const ids = (kind: string) => (common.fields[kind] as { Id: number }[]).map(({ Id }) => Id)
    expect([ids('pages'), ids('products'), ids('posts')]).toEqual([[], [nearProduct], [nearPost]])
  })

  test.each([
    'categoryId=x',
    'townId=0',
    'townId=1&townId=2',
    'region=%20',
    'region=%00',
    'openNow=maybe',
    'openNow=__proto__',
    'following=constructor',
    'near=here',
    'near=91,0',
    'near=1,2,3',
    'near=1e1,2',
    'within=5',
    'near=16,96&within=-1',
    'near=16,96&within=NaN',
    'rated=6',
    'rated=4.5',
    'priceFrom=-1',
    'priceTo=5e3',
    'order=random',
    'order=nearest',
    'following=perhaps',
  ])('%s is refused with a sentence at its name', async (query) => {
    for (const call of ['/page/api/bySearch/tea', '/search/api/tea']) {
      const answer = await world.visitor.gets(`${call}?${query}`)
      expect(answer.status).toBe(400)
      expect(answer.fields['message']).toMatch(/^\w.*\.$/)
      expect(Object.keys(answer.fields['fields'] as object)).toHaveLength(1)
    }
  })

  test.each(["region=' or 1=1 --", 'region=%25', `region=${'x'.repeat(200)}`])(
    '%s is taken literally',
    async (query) => {
      const answer = await world.visitor.gets(`/page/api/bySearch/shwe?${query}`)
      expect([answer.status, answer.body]).toEqual([200, []])
    },
  )
})

test('database and screens agree on open now, for any hours and moment', async () => {
  const database = await createTestDatabase()
  const db = openDatabase({ url: database.url })
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
    .map(([h, m]) => `${String(h).padStart(2, '0')}:${m}`)
  const spans = fc.array(fc.tuple(time, fc.oneof(time, fc.constant('24:00'))), { maxLength: 2 })
  const week = fc.record(Object.fromEntries(weekdays.map((day) => [day, spans])), { requiredKeys: [] })
  const dates = fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21')
  const hours = fc
    .tuple(week, fc.option(fc.dictionary(dates, spans, { maxKeys: 2 })))
    .map(([days, exceptions]) => ({ ...days, ...(exceptions && { exceptions: { ...exceptions } }) }) as Hours)
  const moment = fc
    .integer({ min: 0, max: 3 * 24 * 4 })
    .map((quarter) => new Date(Date.UTC(2026, 10, 19) + quarter * 900_000))
  try {
    await fc.assert(
      fc.asyncProperty(hours, moment, async (given: Readonly<Record<string, unknown>>, at) => {
        const stored = sql`${JSON.stringify(given)}::jsonb`
        const [row] = await db.rows<{ open: boolean }>(sql`select ${isOpenAtInSql(stored, at)} as open`)
        expect(row!.open).toBe(isOpenAt(given as Hours, at))
      }),
      { numRuns: 150 },
    )
  } finally {
    await db.close()
    await database.drop()
  }
})

import { describe, expect, test } from 'vitest'
import { openWorld } from '../api/support/openWorld.ts'
import type { World } from '../api/support/world.ts'

/** What a screen of the map shows (docs/rules.md#map-screens). */

const { app, world } = await openWorld()

interface Screen {
  clusters: { Latitude: number; Longitude: number; Count: number }[]
  places: Record<string, unknown>[]
}
type Asker = World['visitor']

const screenOf = async (who: Asker, bounds: string, zoom: number, more = '') => {
  const { status, body } = await who.gets(`/page/api/byMap?bounds=${bounds}&zoom=${zoom}${more}`)
  expect(status).toBe(200)
  return body as unknown as Screen
}
const totalOf = ({ clusters, places }: Screen) => places.length + clusters.reduce((sum, { Count }) => sum + Count, 0)
const idsOf = ({ places }: Screen) => places.map(({ Id }) => Id).toSorted()

/** An empty part of the sea for each test, a degree wide. */
let seas = 0
const newSea = () => {
  const [west, south] = [-150 + 2 * seas++, -40]
  return { west, south, box: `${west},${south},${west + 1},${south + 1}` }
}
const pageAt = async (latitude: number, longitude: number, more: object = {}) =>
  (await world.owner.makes('page', { name: 'Raft', latitude: String(latitude), longitude: String(longitude), ...more }))
    .Id

describe('a screen of the map', () => {
  test('has a place where one stands alone, with the fields of a map, and a cluster where several do', async () => {
    const { west, south, box } = newSea()
    const alone = await pageAt(south + 0.2, west + 0.2)
    for (const step of [0, 1, 2]) await pageAt(south + 0.8 + step / 1000, west + 0.8)
    const far = await screenOf(world.visitor, box, 9)
    expect(idsOf(far)).toEqual([alone])
    expect(Object.keys(far.places[0]!).toSorted()).toEqual(
      [
        'Id',
        'Latitude',
        'Longitude',
        'Name',
        'Thumbnail',
        'CategoryName',
        'Address',
        'TownName',
        'CountryThumbnail',
        'RatingAverage',
      ].toSorted(),
    )
    expect(far.clusters).toEqual([
      { Latitude: expect.closeTo(south + 0.801, 2), Longitude: expect.closeTo(west + 0.8, 2), Count: 3 },
    ])
    const near = await screenOf(world.visitor, `${west + 0.79},${south + 0.79},${west + 0.81},${south + 0.81}`, 18)
    expect([near.places.length, near.clusters]).toEqual([3, []])
  })

  test('at the last zoom every place is its own, those at one spot too', async () => {
    const { west, south, box } = newSea()
    const ids = [await pageAt(south + 0.5, west + 0.5), await pageAt(south + 0.5, west + 0.5)]
    expect(await screenOf(world.visitor, box, 12)).toMatchObject({ places: [], clusters: [{ Count: 2 }] })
    const spot = `${west + 0.4999},${south + 0.4999},${west + 0.5001},${south + 0.5001}`
    expect(idsOf(await screenOf(world.visitor, spot, 19))).toEqual(ids.toSorted())
  })

  test('has what is there at this moment: new, moved, hidden, held, without a place, deleted', async () => {
    const { west, south, box } = newSea()
    const { owner, superAdmin, visitor } = world
    const id = await pageAt(south + 0.5, west + 0.5)
    const now = async () => idsOf(await screenOf(visitor, box, 10))
    expect(await now()).toEqual([id])
    const change = (parts: object) => owner.changes('page', { id, ...parts })
    for (const [there, back] of [
      [{ latitude: '-70' }, { latitude: String(south + 0.5) }],
      [{ status: '0' }, { status: '1' }],
      [
        { latitude: '0', longitude: '0' },
        { latitude: String(south + 0.4), longitude: String(west + 0.4) },
      ],
    ]) {
      await change(there!)
      expect(await now()).toEqual([])
      await change(back!)
      expect(await now()).toEqual([id])
    }
    // By hand, as an import or another program would.
    await app.query(`update "page" set "Latitude" = -70 where "Id" = ${id}`)
    expect(await now()).toEqual([])
    await app.query(`update "page" set "Latitude" = ${south + 0.5} where "Id" = ${id}`)
    expect(await now()).toEqual([id])
    await superAdmin.deletes('page', id)
    expect(await now()).toEqual([])
  })

  test('leaves out pages that this person blocks, in clusters too', async () => {
    const { west, south, box } = newSea()
    const { stranger, visitor } = world
    const ids = [await pageAt(south + 0.5, west + 0.5), await pageAt(south + 0.5, west + 0.5)]
    await stranger.creates('pageBlock', { pageId: ids[0]! })
    expect(await screenOf(visitor, box, 8)).toMatchObject({ places: [], clusters: [{ Count: 2 }] })
    expect(idsOf(await screenOf(stranger, box, 8))).toEqual([ids[1]])
  })

  test('is narrowed to a category', async () => {
    const { west, south, box } = newSea()
    const { superAdmin, visitor } = world
    const { Id: fish } = await superAdmin.makes('category', { name: 'Fish' })
    const id = await pageAt(south + 0.2, west + 0.2, { categoryIds: String(fish) })
    await pageAt(south + 0.8, west + 0.8)
    expect(idsOf(await screenOf(visitor, box, 8, `&categoryId=${fish}`))).toEqual([id])
    expect(totalOf(await screenOf(visitor, box, 8))).toBe(2)
    expect(totalOf(await screenOf(visitor, box, 8, '&categoryId=2147483647'))).toBe(0)
  })

  test('reaches over the antimeridian, and around the Earth', async () => {
    const east = await pageAt(-60, 179.5)
    const west = await pageAt(-60, -179.5)
    expect(idsOf(await screenOf(world.visitor, '179,-61,-179,-59', 9))).toEqual([east, west].toSorted())
    expect(totalOf(await screenOf(world.visitor, '-180,-90,180,90', 2))).toBe(
      (await world.visitor.gets('/page/api/byMap')).list.length,
    )
  })

  test('with ?page= its places themselves, the newest first', async () => {
    const { west, south, box } = newSea()
    const ids: unknown[] = []
    for (let made = 0; made < 3; made++) ids.unshift(await pageAt(south + 0.5, west + 0.5))
    await pageAt(south + 3, west + 0.5)
    const list = async (page: number) =>
      (await world.visitor.gets(`/page/api/byMap?bounds=${box}&page=${page}&perPage=2`)).ids
    expect([await list(1), await list(2), await list(3)]).toEqual([ids.slice(0, 2), ids.slice(2), []])
  })

  test('is kept for visitors, once for all boxes that touch the same tiles', async () => {
    const { west, south } = newSea()
    await pageAt(south + 0.5, west + 0.5)
    const near = (more: number) =>
      `/page/api/byMap?zoom=10&bounds=${west + 0.4 + more},${south},${west + 1},${south + 1}`
    const [one, other] = [await world.visitor.gets(near(0)), await world.visitor.gets(near(0.00001))]
    expect(one.headers.get('cache-control')).toContain('s-maxage')
    expect(other.headers.get('etag')).toBe(one.headers.get('etag'))
    expect((await world.stranger.gets(near(0))).headers.get('cache-control')).not.toContain('s-maxage')
  })

  test('a wrong box, zoom or category is a 400 with a sentence', async () => {
    const bounds = 'bounds must be west, south, east and north in degrees, such as 96.1,16.7,96.2,16.9.'
    const zoom = 'zoom must be a whole number from 0 to 19.'
    for (const [query, fields] of [
      ['bounds=96,16,97&zoom=5', { bounds }],
      ['bounds=96,17,97,16&zoom=5', { bounds }],
      ['bounds=96,16,97,91&zoom=5', { bounds }],
      ['bounds=96,16,197,17&zoom=5', { bounds }],
      ['bounds=a,b,c,d&zoom=5', { bounds }],
      ['bounds=9e1,16,97,17&zoom=5', { bounds }],
      ['zoom=5', { bounds }],
      ['bounds=96,16,97,17', { zoom }],
      ['bounds=96,16,97,17&zoom=20', { zoom }],
      ['bounds=96,16,97,17&zoom=1.5', { zoom }],
      ['bounds=96,16,97,17&zoom=5&categoryId=x', { categoryId: 'categoryId must be a positive whole number.' }],
    ] as const) {
      const { status, body } = await world.visitor.gets(`/page/api/byMap?${query}`)
      expect([query, status, (body as { fields?: object }).fields]).toEqual([query, 400, fields])
    }
  })

  test('S43 any box at any zoom: at most 50 KB, every place counted once, whatever their texts', async () => {
    const long = 'ရန်ကုန်'.repeat(60)
    await app.query(`insert into "page" ("Name", "Address", "Latitude", "Longitude")
      select '${long}', '${long}', -75 + 5 * sqrt(g / 2000.0), 20 + 20 * (g * 0.6180339887 - floor(g * 0.6180339887))
      from generate_series(1, 2000) g`)
    for (const [bounds, zoom, least] of [
      ['20,-76,40,-69', 3, 2000],
      ['20,-76,40,-69', 5, 2000],
      ['20,-76,40,-69', 9, 2000],
      ['20,-76,40,-69', 19, 2000],
      ['-180,-90,180,90', 19, 2000],
    ] as const) {
      const screen = await screenOf(world.visitor, bounds, zoom)
      expect(Buffer.byteLength(JSON.stringify(screen)), `${bounds} ${zoom}`).toBeLessThan(50_000)
      expect(totalOf(screen), `${bounds} ${zoom}`).toBeGreaterThanOrEqual(least)
    }
    await app.query(`delete from "page" where "Name" = '${long}'`)
    expect(totalOf(await screenOf(world.visitor, '20,-76,40,-69', 6))).toBe(0)
  })
})

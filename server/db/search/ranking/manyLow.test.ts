import { beforeAll, expect, test } from 'vitest'
import { declarations } from '#resources'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { insertRecords, vacuumAndAnalyze } from '../../records/bulk.ts'
import { withDirectConnection, type Executor } from '../../connection/database.ts'
import { compile } from '../../connection/statements.ts'
import { searchRecords } from '../search.ts'
import { maxGathered } from './gatherMatches.ts'
import { candidateSizes } from './rankMarks.ts'

/** Names that begin with a word, more than are gathered, all of a lower rank than any candidates. */

const { database, db } = await openTestDatabase()
const low = maxGathered + 200
const others = candidateSizes.at(-1)! + 100

/** Products of one page: the newest come first. One in a hundred of the better ranked has the words too, further on in its name. */
const nameOf = (n: number) => (n <= low ? `Mud pot ${n}` : n % 100 === 0 ? `Fine mud pot ${n}` : `Bowl ${n}`)

beforeAll(() =>
  withDirectConnection(database.url, async (own) => {
    await insertRecords(own, declarations.region, [{ Id: 1, Name: 'Clay' }])
    await insertRecords(own, declarations.town, [{ Id: 1, Name: 'Kiln', RegionId: 1 }])
    await insertRecords(own, declarations.page, [
      { Id: 1, Name: 'Potter', Status: 1, TownId: 1, Latitude: 16.8, Longitude: 96.15 },
    ])
    const products = Array.from({ length: low + others }, (_, at) => ({
      Id: at + 1,
      PageId: 1,
      Name: nameOf(at + 1),
      Status: 1,
      CreatedAt: new Date((at + 1) * 1e6),
    }))
    await insertRecords(own, declarations.product, products)
    await vacuumAndAnalyze(own)
  }),
)

const pageOf = (page: number) => Array.from({ length: 20 }, (_, at) => low - 20 * (page - 1) - at)

const isRanking = (text: string) => /array_agg\(m\.step\)|few as \(|\) m limit/.test(text)

test.each(['mud', 'mud pot'])('the best of %s are found, and the second time at once', async (text) => {
  let ranked = 0
  const watched: Executor = {
    rows: (query, kept) => {
      ranked += Number(isRanking(compile(query).text))
      return db.rows(query, kept)
    },
    main: db,
  }
  const search = async (page: number) => {
    ranked = 0
    const asked = { viewer: null, page, perPage: 20 }
    return (await searchRecords(watched, declarations.product, text, asked)).map(({ Id }) => Id)
  }
  expect(await search(1)).toEqual(pageOf(1))
  expect(ranked).toBeLessThanOrEqual(6)
  expect(await search(1)).toEqual(pageOf(1))
  expect(ranked).toBe(1)
  expect(await search(2)).toEqual(pageOf(2))
  expect(await search(2)).toEqual(pageOf(2))
  expect(ranked).toBe(1)
})

test.each([{ townId: 1 }, { near: { latitude: 25, longitude: 97 } }])('and so are those of %j', async (filters) => {
  for (const page of [1, 2, 2]) {
    const asked = { viewer: null, page, perPage: 20, filters }
    const found = await searchRecords(db, declarations.product, 'mud', asked)
    expect(found.map(({ Id }) => Id)).toEqual(pageOf(page))
  }
})

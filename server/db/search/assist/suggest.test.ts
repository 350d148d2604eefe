import { beforeAll, expect, test } from 'vitest'
import { declarations } from '#resources'
import { openTestDatabase } from '#tests/openTestDatabase.ts'
import { insertRecords, vacuumAndAnalyze } from '../../writing/bulk.ts'
import { withDirectConnection } from '../../connection/database.ts'
import { suggest } from './suggest.ts'

/** For common beginnings only candidates are read. Rare names among them must be suggested all the same. */

const { database, db } = await openTestDatabase()
beforeAll(async () => {
  await withDirectConnection(database.url, async (own) => {
    await insertRecords(
      own,
      declarations.page,
      Array.from({ length: pages }, (_, at) => business(at + 1)),
    )
    await vacuumAndAnalyze(own)
  })
})

const pages = 5000

/** Every second name begins with Aung, and some of the best rated with Tunnel. The few named Aung Zeya, Aung Mya or Tun have the lowest rating. */
function business(n: number) {
  if (n % 100 === 3) return { Id: n, Name: `Tunnel ${n}`, RatingScore: 5, Status: 1 }
  const last = n % 500 === 7 ? 'Zeya' : n % 800 === 9 ? 'Mya' : `Kyaw ${n}`
  const Name = n % 2 ? `Aung ${last}` : n % 300 === 4 ? `Old Tun ${n}` : n % 900 === 14 ? `Tun ${n}` : `Shop ${n}`
  const isRare = /Zeya|Mya|Tun/.test(Name)
  return { Id: n, Name, RatingScore: isRare ? 1 : 2 + (n % 4), Status: 1 }
}
const named = (begins: string) =>
  Array.from({ length: pages }, (_, at) => business(at + 1).Name).filter((name) => name.startsWith(begins))

const suggested = async (text: string) => (await suggest(db, text, null, { source: 'page' })).map(({ Name }) => Name)

test('a rare last word after a common first one', async () => {
  expect(named('Aung Zeya')).toHaveLength(10)
  expect(await suggested('aung z')).toEqual(named('Aung Zeya'))
  expect(named('Aung Mya').length).toBeLessThan(10)
  expect(await suggested('aung m')).toEqual(named('Aung Mya'))
  expect(await suggested('aung mya')).toEqual(named('Aung Mya'))
})

test('names that start with the word before names that contain it, and before longer words, even where they are rare', async () => {
  const starting = named('Tun ')
  expect(starting.length).toBeLessThan(10)
  const found = await suggested('tun')
  expect(found.slice(0, starting.length).sort()).toEqual(starting.sort())
  expect(found).toHaveLength(10)
  expect(found.slice(starting.length).every((name) => name.startsWith('Old Tun'))).toBe(true)
})

test('of many matches the best rated', async () => {
  const rated = new Map(Array.from({ length: pages }, (_, at) => business(at + 1)).map((one) => [one.Name, one]))
  const found = await suggested('aung k')
  expect(found).toHaveLength(10)
  for (const name of found) expect(rated.get(name)?.RatingScore).toBe(5)
})

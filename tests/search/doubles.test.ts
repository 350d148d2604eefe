import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Fields } from '../api/support/client.ts'
import { openWorld } from '../api/support/openWorld.ts'

/** Pages that a new one would double (docs/rules.md#doubles). */

const { world } = await openWorld()

interface Pair {
  known: Record<string, string>
  typed: Record<string, string>
  metres: number
  isDouble: boolean
}
const [, ...lines] = readFileSync(join(import.meta.dirname, 'doubles.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
const pairs = lines.map((line): Pair => {
  const [known = '', burmese = '', phone = '', typed = '', typedBurmese = '', typedPhone = '', metres, double] =
    line.split('\t')
  return {
    known: { name: known, burmeseName: burmese, phoneOne: phone },
    typed: { name: typed, burmeseName: typedBurmese, phoneTwo: typedPhone },
    metres: Number(metres),
    isDouble: double === '1',
  }
})
const metresPerDegree = 111_195
/** A neighbourhood for each pair, 11 km from the next. */
const placeOf = (at: number) => ({ latitude: 10 + at / 10, longitude: 97 })
const northOf = ({ latitude, longitude }: ReturnType<typeof placeOf>, metres: number) => ({
  latitude: latitude + metres / metresPerDegree,
  longitude,
})
const ask = (fields: Fields, who = world.stranger) => who.posts('/page/api/doubles', fields)

test('of 40 labelled pairs at least 95 % of the doubles are found, and under 10 % of the others taken for doubles', async () => {
  expect(pairs.length).toBe(40)
  const asked: { label: string; isDouble: boolean; isFound: boolean }[] = []
  for (const [at, { known, typed, metres, isDouble }] of pairs.entries()) {
    const { Id } = await world.owner.makes('page', { ...known, ...placeOf(at) })
    const found = await ask({ ...typed, ...northOf(placeOf(at), metres) })
    asked.push({ label: `${known['name']} | ${typed['name']}`, isDouble, isFound: found.ids.includes(Id) })
  }
  const doubles = asked.filter(({ isDouble }) => isDouble)
  const others = asked.filter(({ isDouble }) => !isDouble)
  const missed = doubles.filter(({ isFound }) => !isFound).map(({ label }) => label)
  const wrong = others.filter(({ isFound }) => isFound).map(({ label }) => label)
  expect({ missed, wrong }).toMatchObject({
    missed: expect.toSatisfy((labels: string[]) => labels.length <= doubles.length * 0.05),
    wrong: expect.toSatisfy((labels: string[]) => labels.length < others.length * 0.1),
  })
})

test('in a crowded market under 10 % of the neighbours are taken for doubles, and each business finds itself', async () => {
  const [, ...rows] = readFileSync(join(import.meta.dirname, 'market.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  expect(rows.length).toBe(30)
  const market = { latitude: 24.5, longitude: 95.5 }
  const made: { Id: number; typed: Fields }[] = []
  for (const [at, row] of rows.entries()) {
    const [name = '', burmeseName = '', phoneOne = '', address = ''] = row.split('\t')
    const typed = { name, burmeseName, address, ...northOf(market, at * 3) }
    const { Id } = await world.owner.makes('page', { ...typed, phoneOne })
    // Somebody else gives another number.
    made.push({ Id, typed: { ...typed, phoneOne: phoneOne.replace('421 300', '421 400') } })
  }
  const wrong: string[] = []
  for (const { Id, typed } of made) {
    const { ids } = await ask(typed)
    expect(ids[0], String(typed['name'])).toBe(Id)
    if (ids.length > 1) wrong.push(String(typed['name']))
  }
  expect(wrong).toSatisfy((names: string[]) => names.length < rows.length * 0.1)
})

test('says why, the same number first, and no number at all', async () => {
  const near = { latitude: 21.5, longitude: 95.5 }
  const named = await world.owner.makes('page', { name: 'Sunflower Bakery', ...near, phoneOne: '09 421 999 001' })
  const called = await world.owner.makes('page', { name: 'Head Office', phoneTwo: '09 421 999 002' })
  const { list } = await ask({ name: 'Sun Flower Bakery', phoneOne: '၀၉၄၂၁၉၉၉၀၀၂', ...northOf(near, 100) })
  expect(list).toMatchObject([
    { Id: called.Id, Name: 'Head Office', SameNumber: true, Metres: null },
    { Id: named.Id, Name: 'Sunflower Bakery', SameNumber: false, Metres: 100 },
  ])
  expect(list[1]!['Similarity']).toBeGreaterThanOrEqual(0.6)
  expect(JSON.stringify(list)).not.toMatch(/9421999|421 999|Email/)
})

test('without a place only the number counts, and without anything there is no double', async () => {
  expect((await ask({ name: 'Sunflower Bakery' })).list).toEqual([])
  expect((await ask({})).list).toEqual([])
  expect((await ask({ name: '', phoneOne: '-', latitude: '0', longitude: '0' })).list).toEqual([])
  expect((await ask({ latitude: '91' })).status).toBe(400)
})

test('never a hidden or held page, nor one that the person blocks, nor a number of a profile', async () => {
  const near = { latitude: 22.5, longitude: 95.5 }
  const typed = { name: 'Quiet Corner Books', phoneOne: '09 421 999 010', ...near }
  const { owner, superAdmin, stranger } = world
  const { Id } = await owner.makes('page', typed)
  const isFound = async () => (await ask(typed)).ids.includes(Id)
  expect(await isFound()).toBe(true)
  await owner.changes('page', { id: Id, status: 0 })
  expect(await isFound()).toBe(false)
  await owner.changes('page', { id: Id, status: 1 })
  await superAdmin.posts('/admin/api/moderate', { source: 'page', id: Id, held: 1 })
  expect(await isFound()).toBe(false)
  await superAdmin.posts('/admin/api/moderate', { source: 'page', id: Id, held: 0 })
  await stranger.posts('/pageBlock/api', { pageId: Id })
  expect(await isFound()).toBe(false)
  await stranger.sends('DELETE', '/pageBlock/api', { pageId: Id })
  expect(await isFound()).toBe(true)
  await owner.changes('profile', { id: owner.id, phoneOne: '09 421 999 011' })
  expect((await ask({ phoneOne: '09 421 999 011' })).list).toEqual([])
})

test('at most five, and in a street full of shops the nearest are compared', async () => {
  const near = { latitude: 23.5, longitude: 95.5 }
  const made: number[] = []
  for (let at = 0; at < 7; at += 1)
    made.push((await world.owner.makes('page', { name: 'Same Name Noodles', ...northOf(near, at * 10) })).Id)
  expect((await ask({ name: 'Same Name Noodles', ...near })).ids).toEqual(made.slice(0, 5))
})

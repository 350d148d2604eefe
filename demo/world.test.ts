import { describe, expect, it } from 'vitest'
import { fieldsOf, requireResource } from '#resources'
import {
  createWorld,
  dayBatches,
  numberedTables,
  shopsOf,
  volumeRow,
  type Batch,
  type Row,
  type WorldStart,
} from './index.ts'

const now = new Date('2026-11-22T10:00:00Z')
const accounts = ['owner', 'second', 'admin'].map((name) => ({ name, email: `${name}@demo.example` }))
const startAt = (first: number): WorldStart => ({
  now,
  accounts,
  firstIds: Object.fromEntries(numberedTables.map((table) => [table, first])) as WorldStart['firstIds'],
})
const world = createWorld(startAt(1))
const rowsOf = (table: string, batches: readonly Batch[] = world) =>
  batches.find((batch) => batch.table === table)?.rows ?? []

describe('the world', () => {
  it('comes out the same every time', () => {
    expect(createWorld(startAt(1))).toEqual(world)
  })

  it('is a whole town square', () => {
    const counts = Object.fromEntries(world.map(({ table, rows }) => [table, rows.length]))
    expect(counts).toEqual({
      country: 14,
      region: 15,
      town: 98,
      category: 32,
      article: 12,
      setting: 1,
      profile: 63,
      page: 150,
      productCategory: 79,
      product: 462,
      post: 522,
      comment: 840,
      pageRating: 420,
      pageFollowing: 1400,
      reward: expect.any(Number),
      pageAdmin: 3,
      pageTransfer: 1,
      report: 2,
      notification: 16,
    })
  })

  it('says of things whether they are new or used, and of meals nothing', () => {
    const inCondition = (condition: string | null) => rowsOf('product').filter((row) => row['Condition'] === condition)
    const used = inCondition('used').map((row) => row['Name'])
    expect(used.filter((name) => /ဖုန်း|Android/.test(String(name))).length).toBeGreaterThan(1)
    expect(inCondition('new').length).toBeGreaterThan(inCondition('used').length)
    expect(inCondition(null).length).toBeGreaterThan(300)
  })

  it('offers something for some days, and to its owner something that has yet to begin', () => {
    const offers = rowsOf('post').filter((row) => row['EndsAt'])
    const [later, begun] = [true, false].map((is) => offers.filter((row) => (row['StartsAt'] as Date) > now === is))
    expect(begun!.length).toBeGreaterThan(8)
    for (const row of offers) expect((row['EndsAt'] as Date) > now).toBe(true)
    const [first] = rowsOf('page')
    expect(later).toMatchObject([{ PageId: first?.['Id'], Listed: false }])
    expect(begun!.filter((row) => row['PageId'] === first?.['Id'])).not.toEqual([])
  })

  it('counts the days of the owner’s pages, up to today', () => {
    const [days, words] = dayBatches(world, now).map(({ rows }) => rows)
    const sum = (rows: readonly Row[]) => rows.reduce((total, row) => total + Number(row['Count']), 0)
    const ofPage = (id: unknown, kind: string) =>
      days!.filter((row) => row['PageId'] === id && row['Kind'] === kind && row['Day'] !== '2026-11-22')
    for (const { Id } of rowsOf('page').slice(0, 3)) {
      expect(sum(ofPage(Id, 'view'))).toBeGreaterThan(5 * sum(ofPage(Id, 'call')))
      expect(sum(ofPage(Id, 'call'))).toBeGreaterThan(300)
    }
    expect(
      days!
        .map((row) => row['Day'])
        .sort()
        .at(-1),
    ).toBe('2026-11-22')
    expect(new Set(days!.map((row) => row['Source']))).toEqual(new Set(['page', 'product', 'post']))
    expect(sum(words!.filter((row) => row['Word'] === 'အကင်'))).toBeGreaterThan(50)
  })

  it('refers to nothing that comes later, wherever the ids begin', () => {
    const batches = createWorld(startAt(500))
    const known = new Map<string, Set<unknown>>()
    for (const { table, rows } of batches) {
      known.set(table, new Set(rows.map((row) => row['Id'])))
      for (const [name, field] of fieldsOf(requireResource(table))) {
        if (field.kind !== 'reference' && field.kind !== 'references') continue
        const ids = rows.flatMap((row) => (field.kind === 'references' ? row[name] : row[`${name}Id`]) ?? [])
        for (const id of ids) expect([table, name, known.get(field.to)?.has(id)]).toEqual([table, name, true])
      }
    }
    expect(rowsOf('page', batches)[0]?.['Id']).toBe(500)
  })

  it('begins its people with the accounts that sign in, who own pages', () => {
    const profiles = rowsOf('profile')
    expect(profiles.slice(0, 3).map((row) => row['Email'])).toEqual(accounts.map(({ email }) => email))
    expect(new Set(profiles.map((row) => row['Email'])).size).toBe(profiles.length)
    const pagesOf = (at: number) => rowsOf('page').filter((row) => row['OwnerId'] === profiles[at]?.['Id']).length
    expect([pagesOf(0), pagesOf(1), pagesOf(2)]).toEqual([3, 2, 0])
  })

  it('happened before now', () => {
    for (const { rows } of world)
      for (const row of rows) if (row['CreatedAt']) expect((row['CreatedAt'] as Date) <= now).toBe(true)
  })
})

describe('rows by volume', () => {
  const places = {
    countries: new Map([['MM', 1]]),
    towns: new Map<string, number>(),
    categories: new Map([['gym', 7]]),
  }

  it('follow from their number alone', () => {
    expect(volumeRow.page(70_000, now, [4, 5], places)).toEqual(volumeRow.page(70_000, now, [4, 5], places))
    const shops = shopsOf([3, 900, 70_000])
    const posts = [{ Id: 12, PageId: 900 }]
    for (const id of [1, 2, 99_999]) {
      expect(volumeRow.post(id, now, shops)).toEqual(volumeRow.post(id, now, shopsOf([3, 900, 70_000])))
      expect(volumeRow.product(id, now, shops)).toMatchObject({ Id: id, Name: expect.any(String) })
      expect(volumeRow.comment(id, now, shops, posts)).toMatchObject({ Id: id, TypeId: 12, TargetPageId: 900 })
    }
  })
})

import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { business } from './businesses/business.ts'
import { categories, countries, regions, towns } from './index.ts'
import { person } from './people/person.ts'
import { tradeNames } from './trades/trades.ts'

const range = (length: number): number[] => Array.from({ length }, (_, i) => i)
const shops = range(150).map(business)
const burmese = /[\u1000-\u109f]/

describe('places', () => {
  it('has the fourteen states and regions and Nay Pyi Taw, and towns in each', () => {
    expect(regions).toHaveLength(15)
    expect(new Set(towns.map((town) => town.region))).toEqual(new Set(regions.map((region) => region.key)))
    expect(towns.length).toBeGreaterThanOrEqual(60)
    expect(countries[0]?.key).toBe('MM')
    for (const list of [countries, regions, towns]) {
      expect(new Set(list.map((row) => row.key)).size).toBe(list.length)
      for (const row of list) expect(row.burmeseName).toMatch(burmese)
    }
  })

  it('lies inside Myanmar', () => {
    for (const { latitude, longitude } of [...towns, ...range(2_000).map(business)]) {
      expect(latitude).toBeGreaterThan(9.7)
      expect(latitude).toBeLessThan(28.6)
      expect(longitude).toBeGreaterThan(92.1)
      expect(longitude).toBeLessThan(101.2)
    }
  })

  it('keeps every business within a walk of its town', () => {
    const byKey = new Map(towns.map((town) => [town.key, town]))
    for (const shop of range(2_000).map(business)) {
      const town = byKey.get(shop.town)!
      expect(Math.abs(shop.latitude - town.latitude)).toBeLessThanOrEqual(0.007)
      expect(Math.abs(shop.longitude - town.longitude)).toBeLessThanOrEqual(0.007)
    }
  })
})

describe('categories and people', () => {
  it('has one category a trade, in order', () => {
    expect(categories.map((category) => category.key)).toEqual(tradeNames)
    expect(new Set(categories.map((category) => category.name)).size).toBe(tradeNames.length)
    for (const category of categories) {
      expect(category.burmeseName).toMatch(burmese)
      expect(category.description).toMatch(/[a-z]\. .*[\u1000-\u109f]/)
    }
  })

  it('gives everybody an address of their own that nobody can have', () => {
    const emails = range(5_000).map((n) => person(n).email)
    expect(new Set(emails).size).toBe(emails.length)
    for (const email of emails) expect(email).toMatch(/^[a-z0-9.]+@[a-z.]+\.example$/)
  })
})

describe('businesses', () => {
  it('names the first 150 differently, over all trades and many towns', () => {
    expect(new Set(shops.map((shop) => shop.name)).size).toBe(150)
    expect(new Set(shops.map((shop) => shop.description)).size).toBe(150)
    expect(new Set(shops.map((shop) => shop.trade)).size).toBe(tradeNames.length)
    expect(new Set(shops.map((shop) => shop.town)).size).toBeGreaterThanOrEqual(20)
    const inBurmese = shops.filter((shop) => burmese.test(shop.name)).length
    expect(inBurmese).toBeGreaterThan(40)
    expect(inBurmese).toBeLessThan(110)
    for (const shop of shops) expect(shop.trades[0]).toBe(shop.trade)
  })

  it('gives numbers that read as Myanmar mobiles, from blocks no operator holds, each to one shop', () => {
    const e164 = range(3_000).flatMap((n) =>
      business(n).phones.map((typed) => {
        const digits = typed.replace(/[၀-၉]/g, (digit) => String(digit.charCodeAt(0) - 0x1040))
        expect(digits).toMatch(/^(?:09[ -]?|\+95 9 )6[0-4]/)
        const number = parsePhoneNumberFromString(digits, 'MM')
        expect(number?.isValid()).toBe(true)
        return number!.number
      }),
    )
    for (const number of e164) expect(number).toMatch(/^\+9596[0-4]\d{7}$/)
    expect(new Set(e164).size).toBe(e164.length)
    for (const n of range(300)) {
      const shop = business(n)
      for (const number of [shop.viber, shop.telegram, shop.whatsApp])
        if (number) expect(number).toMatch(/^\+9596[0-4]\d{7}$/)
    }
  })

  it('writes addresses of the net under .example only', () => {
    for (const shop of range(1_000).map(business)) {
      const links = [shop.website, shop.facebook, shop.messenger, shop.webURL, shop.androidURL, shop.appleURL]
      for (const link of links) if (link) expect(new URL(link).hostname).toMatch(/\.example$|^[a-z]+\.example$/)
      if (shop.email) expect(shop.email).toMatch(/^[a-z0-9]+@[a-z0-9.]+\.example$/)
      if (shop.line) expect(shop.line).toMatch(/\.example$/)
    }
  })

  it('opens in the morning and closes later', () => {
    for (const shop of range(500).map(business)) {
      const weeks = Object.values(shop.hours)
      expect(weeks.length).toBeGreaterThanOrEqual(4)
      for (const [open, close] of weeks.flat()) {
        expect(open).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
        expect(close).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
        expect(open < close).toBe(true)
      }
    }
  })

  it('has some of everything that is optional', () => {
    const keys = [
      'editorNote',
      'webURL',
      'viber',
      'telegram',
      'line',
      'messenger',
      'whatsApp',
      'email',
      'website',
      'facebook',
    ] as const
    for (const key of keys) {
      const count = shops.filter((shop) => shop[key] !== undefined).length
      expect(count, key).toBeGreaterThan(2)
      expect(count, key).toBeLessThan(140)
    }
    expect(shops.filter((shop) => shop.verified).length).toBeGreaterThan(10)
  })
})

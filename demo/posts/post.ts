import { grouped, toBurmeseDigits } from '#resources/text/digits.ts'
import { firstSpan, someDay } from '../businesses/hours.ts'
import type { DemoBusiness } from '../businesses/shape.ts'
import { mix, percent } from '../chance.ts'
import { townByKey } from '../places/towns.ts'
import { distinctProducts, product } from '../products/product.ts'
import { trades, type TradeName } from '../trades/trades.ts'
import { anyShop, burmeseEnds, dishes, englishEnds, goods, work } from './anyShop.ts'

export type DemoPost = { title: string; description: string; isOffer: boolean }

const offersOf = { food: dishes, work, goods } as const

/**
 * The n-th post of the seed as the given business would write it. `n` counts over all posts, so that two shops of one
 * trade do not say the same on the same day.
 */
export function post(trade: TradeName, n: number, business: DemoBusiness): DemoPost {
  const kind = mix(n, 80) % 100
  const isOffer = kind >= 40 && kind < 86
  const list = isOffer ? offersOf[trades[trade].kind] : kind < 40 ? trades[trade].posts : anyShop
  const always = business.hours.mon?.[0]?.[1] === '23:59'
  const fits = (line: string): boolean => !always || !/\{(open|close)/.test(line)
  const [title, text] = choose(list, n, (notice) => fits(notice[1]))
  const valueOf = words(trade, n, business)
  const ends = isBurmese(text) ? burmeseEnds : englishEnds
  // Offers end with how to reach the shop; news mostly ends where it ends.
  const end = percent(n, 82, isOffer ? 70 : 50) ? ` ${choose(ends, n + 1, fits)}` : ''
  return { title: fill(title, valueOf), description: fill(text + end, valueOf), isOffer }
}

/** Neighbours in the feed do not say the same: four in a row walk through the list, then it starts elsewhere. */
function choose<T>(list: readonly T[], n: number, fits: (item: T) => boolean): T {
  const start = mix(n >> 2, 81) + (n & 3)
  for (let i = 0; i < list.length; i++) {
    const item = list[(start + i) % list.length] as T
    if (fits(item)) return item
  }
  return list[start % list.length] as T
}

function isBurmese(text: string): boolean {
  return /^[^\u1000-\u109f]{0,12}[\u1000-\u109f]/.test(text)
}

type Words = (place: string) => string

function words(trade: TradeName, n: number, business: DemoBusiness): Words {
  const kinds = distinctProducts(trade)
  const at = mix(n, 84) % kinds
  const first = product(trade, at)
  const second = product(trade, (at + 1 + (mix(n, 85) % (kinds - 1))) % kinds)
  const [open, close] = firstSpan(business.hours)
  const [day, dayMy] = someDay(n, 86)
  const town = townByKey.get(business.town)
  const count = 3 + (mix(n, 87) % 7)
  return (place) => {
    switch (place) {
      case 'shop':
        return business.name
      case 'town':
        return town?.name ?? ''
      case 'townMy':
        return town?.burmeseName ?? ''
      case 'product':
        return first.name
      case 'other':
        return second.name
      case 'price':
        return `${grouped(first.price)} kyat`
      case 'priceMy':
        return `${toBurmeseDigits(grouped(first.price))} ကျပ်`
      case 'otherPrice':
        return `${grouped(second.price)} kyat`
      case 'otherPriceMy':
        return `${toBurmeseDigits(grouped(second.price))} ကျပ်`
      case 'open':
        return open
      case 'close':
        return close
      case 'openMy':
        return clock(open)
      case 'closeMy':
        return clock(close)
      case 'day':
        return day
      case 'dayMy':
        return dayMy
      case 'phone':
        return business.phones[0] ?? ''
      case 'count':
        return String(count)
      case 'countMy':
        return toBurmeseDigits(String(count))
      default:
        throw new Error(`a post names a place nobody fills: {${place}}`)
    }
  }
}

function fill(text: string, valueOf: Words): string {
  return text.replace(/\{(\w+)\}/g, (_, place: string) => valueOf(place))
}

/** 'မနက် ၉ နာရီ', 'ညနေ ၅ နာရီခွဲ': the hour as it is said. */
function clock(time: string): string {
  const hour = Number(time.slice(0, 2))
  const minute = Number(time.slice(3))
  const part = hour < 11 ? 'မနက်' : hour < 16 ? 'နေ့လယ်' : hour < 19 ? 'ညနေ' : 'ည'
  const said = toBurmeseDigits(String(hour % 12 === 0 ? 12 : hour % 12))
  const rest = minute === 0 ? '' : minute === 30 ? 'ခွဲ' : ` ${toBurmeseDigits(String(minute))} မိနစ်`
  return `${part} ${said} နာရီ${rest}`
}

import type { Product } from '#resources'
import { fraction } from '../chance.ts'
import { trades, type TradeName } from '../trades/trades.ts'
import type { DemoProduct } from './product.ts'

type Priced = Pick<Product, 'PriceKind' | 'Price' | 'PriceTo' | 'PriceUnit'>

/** What a name says its price is for. */
const units: readonly (readonly [RegExp, NonNullable<Product['PriceUnit']>])[] = [
  [/တစ်ပိဿာ|1 viss/, 'viss'],
  [/per day/, 'day'],
  [/per week/, 'week'],
  [/per foot/, 'foot'],
  [/ hour$/, 'hour'],
  [/တစ်ပြည်|\(one\)|တစ်ကုံး/, 'piece'],
]

/** How the n-th product is priced: as its name and trade would have it, all kinds of price among them. */
export function priced({ name, price, productCategory }: DemoProduct, trade: TradeName, n: number): Priced {
  const fixed: Priced = { PriceKind: 'fixed', Price: price, PriceTo: null, PriceUnit: null }
  const unit = units.find(([words]) => words.test(name))?.[1] ?? (productCategory === trades[trade].nightly && 'night')
  if (unit) return { ...fixed, PriceKind: 'perUnit', PriceUnit: unit }
  if (price >= 1_000_000 && fraction(n, 91) < 0.3) return { ...fixed, PriceKind: 'call', Price: null }
  if (price >= 150_000 && fraction(n, 92) < 0.5) return { ...fixed, PriceKind: 'negotiable' }
  if (trades[trade].priceRanges && fraction(n, 93) < 0.35) {
    const step = price < 20_000 ? 500 : 5_000
    return { ...fixed, PriceKind: 'fromTo', PriceTo: Math.ceil((price * 1.6) / step) * step }
  }
  return fixed
}

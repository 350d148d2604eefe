import type { Product } from '#resources'
import type { SeedProduct } from './content/index.ts'
import type { Motif } from './motifs.ts'
import { chance } from './rows.ts'

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
/** Work is priced by what there is to do. */
const services: readonly Motif[] = ['tailor', 'carWorkshop', 'motorbike', 'printing', 'photoStudio', 'legal', 'events']

/** How the n-th product is priced: as its name and trade would have it, all kinds of price among them. */
export function priced({ name, price, productCategory }: SeedProduct, motif: Motif, n: number): Priced {
  const fixed: Priced = { PriceKind: 'fixed', Price: price, PriceTo: null, PriceUnit: null }
  const unit = units.find(([words]) => words.test(name))?.[1] ?? (motif === 'hotel' && productCategory === 0 && 'night')
  if (unit) return { ...fixed, PriceKind: 'perUnit', PriceUnit: unit }
  if (price >= 1_000_000 && chance(n, 91) < 0.3) return { ...fixed, PriceKind: 'call', Price: null }
  if (price >= 150_000 && chance(n, 92) < 0.5) return { ...fixed, PriceKind: 'negotiable' }
  if (services.includes(motif) && chance(n, 93) < 0.35) {
    const step = price < 20_000 ? 500 : 5_000
    return { ...fixed, PriceKind: 'fromTo', PriceTo: Math.ceil((price * 1.6) / step) * step }
  }
  return fixed
}

import type { Motif } from '../../motifs.ts'
import { care } from './care.ts'
import { craft } from './craft.ts'
import { food } from './food.ts'
import { home } from './home.ts'
import { market } from './market.ts'
import { road } from './road.ts'
import { screen } from './screen.ts'
import type { Shelf } from './shelf.ts'
import { wear } from './wear.ts'

const shelves: Readonly<Record<Motif, Shelf>> = {
  ...food,
  ...market,
  ...wear,
  ...care,
  ...road,
  ...screen,
  ...home,
  ...craft,
}

export type SeedProductCategory = { name: string; description: string }
/** `price` in kyat; `productCategory` counts into `productCategories(motif)`. */
export type SeedProduct = { name: string; description: string; price: number; productCategory: number }

/** The departments of a shop of this trade. */
export function productCategories(motif: Motif): SeedProductCategory[] {
  return shelves[motif].departments.map(([name, description]) => ({ name, description }))
}

/** How many products of this trade have a name of their own; from there on they come again in other makes. */
export function distinctProducts(motif: Motif): number {
  return shelves[motif].products.length
}

/** The same thing in another make, for volume: what is written behind the name, and its price against the plain one. */
const makes = [
  ['အထူး', 1.25],
  ['Standard', 0.9],
  ['Premium', 1.5],
  ['ရိုးရိုး', 0.8],
  ['No. 2', 1.1],
] as const

/** The n-th product of a shop of this trade, n from 0; the first ones of each trade are all different. */
export function product(motif: Motif, n: number): SeedProduct {
  const { products } = shelves[motif]
  const [name, description, price, productCategory] = products[n % products.length]!
  const round = Math.floor(n / products.length)
  if (round === 0) return { name, description, price, productCategory }
  const [make, factor] = makes[(round - 1) % makes.length]!
  return { name: `${name} – ${make}`, description, price: asPriced(price * factor), productCategory }
}

/** Rounded as shops round: to tens below a thousand, then to hundreds, thousands and ten thousands. */
function asPriced(price: number): number {
  const step = price < 1_000 ? 50 : price < 20_000 ? 100 : price < 200_000 ? 1_000 : 10_000
  return Math.round(price / step) * step
}

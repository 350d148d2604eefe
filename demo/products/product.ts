import { trades, type TradeName } from '../trades/trades.ts'

export type DemoProductCategory = { name: string; description: string }
/** `price` in kyat; `productCategory` counts into `productCategories(trade)`; `picture` is a file of demo/pictures without its number. */
export type DemoProduct = { name: string; description: string; price: number; productCategory: number; picture: string }

/** The departments of a shop of this trade. */
export function productCategories(trade: TradeName): DemoProductCategory[] {
  return trades[trade].departments.map(([name, description]) => ({ name, description }))
}

/** How many products of this trade have a name of their own; from there on they come again in other makes. */
export function distinctProducts(trade: TradeName): number {
  return trades[trade].products.length
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
export function product(trade: TradeName, n: number): DemoProduct {
  const { products } = trades[trade]
  const [name, description, price, productCategory, shown] = products[n % products.length]!
  const picture = shown.includes('/') ? shown : `${trade}/${shown}`
  const round = Math.floor(n / products.length)
  if (round === 0) return { name, description, price, productCategory, picture }
  const [make, factor] = makes[(round - 1) % makes.length]!
  return { name: `${name} – ${make}`, description, price: asPriced(price * factor), productCategory, picture }
}

/** Rounded as shops round: to tens below a thousand, then to hundreds, thousands and ten thousands. */
function asPriced(price: number): number {
  const step = price < 1_000 ? 50 : price < 20_000 ? 100 : price < 200_000 ? 1_000 : 10_000
  return Math.round(price / step) * step
}

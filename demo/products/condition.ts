import type { Product } from '#resources'
import { fraction } from '../chance.ts'
import type { TradeName } from '../trades/trades.ts'
import type { DemoProduct } from './product.ts'

/**
 * Trades in which people ask whether a thing is new or used, and how many of their departments sell things: what stands behind those is
 * work.
 */
const departmentsOfThings: { readonly [T in TradeName]?: number } = {
  phoneShop: 2,
  computer: 3,
  motorbike: 2,
  furniture: 3,
  bookshop: 3,
}

/** Whether a product is new or used, as its name and description say. Nobody asks it of a meal. */
export function conditionOf(
  { name, description, productCategory }: DemoProduct,
  trade: TradeName,
  n: number,
): Product['Condition'] {
  if (productCategory >= (departmentsOfThings[trade] ?? 0)) return null
  const said = `${name} ${description}`
  if (/second-hand|တစ်ပတ်ရစ်/i.test(said)) return 'used'
  // Every third large thing that says nothing has had an owner.
  return productCategory === 0 && !/အသစ်|box|card/i.test(said) && fraction(n, 95) < 0.33 ? 'used' : 'new'
}

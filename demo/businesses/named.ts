import { food } from './namedFood.ts'
import { services } from './namedServices.ts'
import { shops } from './namedShops.ts'
import type { NamedBusiness } from './shape.ts'

/**
 * The first 150 businesses, named one by one. Dealt out like cards from the three lists, so that the first page of any
 * list already shows many trades.
 */
export const named: readonly NamedBusiness[] = deal([food, shops, services])

function deal(stacks: readonly (readonly NamedBusiness[])[]): NamedBusiness[] {
  const cards = stacks.flatMap((stack) =>
    stack.map((card, i) => ({ card, at: ((i * 7 + 3) % stack.length) / stack.length })),
  )
  return cards.sort((a, b) => a.at - b.at).map(({ card }) => card)
}

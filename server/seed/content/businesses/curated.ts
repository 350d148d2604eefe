import type { Motif } from '../../motifs.ts'
import { food } from './curatedFood.ts'
import { services } from './curatedServices.ts'
import { shops } from './curatedShops.ts'

/** A shop somebody would know: its sign, its Burmese name where the sign is in English, its trades, its town. */
export type Curated = readonly [
  name: string,
  burmeseName: string,
  trades: Motif | readonly [Motif, Motif],
  town: string,
]

/**
 * The first 150 businesses, named one by one. Dealt out like cards from the three lists, so that the first page of any
 * list already shows many trades.
 */
export const curated: readonly Curated[] = deal([food, shops, services])

function deal(stacks: readonly (readonly Curated[])[]): Curated[] {
  const cards = stacks.flatMap((stack) =>
    stack.map((card, i) => ({ card, at: ((i * 7 + 3) % stack.length) / stack.length })),
  )
  return cards.sort((a, b) => a.at - b.at).map(({ card }) => card)
}

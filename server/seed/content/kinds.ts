import type { Motif } from '../motifs.ts'

/** How a trade earns its money, for words that must fit: something cooked, something done, something handed over. */
export type TradeKind = 'food' | 'work' | 'goods'

const kinds: Partial<Record<Motif, TradeKind>> = {
  teaShop: 'food',
  restaurant: 'food',
  streetFood: 'food',
  bakery: 'food',
  tailor: 'work',
  beautySalon: 'work',
  clinic: 'work',
  hotel: 'work',
  travel: 'work',
  transport: 'work',
  carWorkshop: 'work',
  school: 'work',
  photoStudio: 'work',
  printing: 'work',
  laundry: 'work',
  gym: 'work',
  legal: 'work',
  events: 'work',
}

export function kindOf(motif: Motif): TradeKind {
  return kinds[motif] ?? 'goods'
}

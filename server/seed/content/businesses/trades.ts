import type { Motif } from '../../motifs.ts'
import { care } from './trades/care.ts'
import { craft } from './trades/craft.ts'
import { food } from './trades/food.ts'
import { home } from './trades/home.ts'
import { market } from './trades/market.ts'
import { road } from './trades/road.ts'
import { screen } from './trades/screen.ts'
import type { TradeWords } from './trades/trade.ts'
import { wear } from './trades/wear.ts'

/** Signs, descriptions and hours of every trade; a missing one does not compile. */
export const trades: Readonly<Record<Motif, TradeWords>> = {
  ...food,
  ...market,
  ...wear,
  ...care,
  ...road,
  ...screen,
  ...home,
  ...craft,
}

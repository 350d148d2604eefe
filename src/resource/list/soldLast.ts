import { sold } from '#resources/status.ts'
import { pageSize } from '#src/providers/httpReader.ts'
import type { GrowingList } from './useList.ts'

interface Sellable {
  readonly Status?: number | null
}
const isSold = ({ Status }: Sellable) => Status === sold

/** A business's products with what is sold last. While more may come it waits for that, or it would move under the finger. */
export function soldLast<T extends Sellable>(list: GrowingList<T>): GrowingList<T> {
  const { items, hasMore } = list
  const forSale = items.filter((item) => !isSold(item))
  const isGrowing = hasMore && items.length >= pageSize && forSale.length > 0
  return { ...list, items: isGrowing ? forSale : [...forSale, ...items.filter(isSold)] }
}

import { sold } from '#resources/status.ts'
import type { GrowingList } from './useList.ts'

/** What is sold stands last. While more may come it waits for that, or it would move under the finger. */
export function soldLast<T extends { readonly Status?: number | null }>(list: GrowingList<T>): GrowingList<T> {
  const isSold = ({ Status }: T) => Status === sold
  const forSale = list.items.filter((item) => !isSold(item))
  const isGrowing = list.hasMore && list.items.length >= 20 && forSale.length > 0
  return { ...list, items: isGrowing ? forSale : [...forSale, ...list.items.filter(isSold)] }
}

import { chosenOrder } from '#resources/narrowing.ts'
import type { SearchOrder } from '#resources/searchOrders.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { FilterChip } from './FilterChip.tsx'

/** The orders in words. */
export function useOrderNames(): Readonly<Record<SearchOrder, string>> {
  const t = useBrowsingMessages()
  return {
    best: t.filters.best,
    nearest: t.filters.nearest,
    rated: t.filters.rated,
    newest: t.filters.newest,
    price: t.filters.cheapest,
  }
}

interface OrderChoiceProps {
  /** The first is the usual one. */
  offered: readonly SearchOrder[]
  order: SearchOrder | undefined
  open: () => void
}

/** The order of the list. A tap opens the choice. */
export function OrderChoice({ offered, order, open }: OrderChoiceProps) {
  const t = useBrowsingMessages()
  const name = useOrderNames()[chosenOrder(offered, order)]
  const isOn = order !== undefined && offered.indexOf(order) > 0
  return (
    <FilterChip isOn={isOn} opens="dialog" label={`${t.filters.order}: ${name}`} onTap={open}>
      {name}
    </FilterChip>
  )
}

import type { SearchOrder } from '#resources/searchOrders.ts'
import { classNames } from '#src/elements/classNames.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { chosenOrder } from '#resources/narrowing.ts'
import type { ChangeFilters } from './useSearchFilters.ts'
import chip from './FilterChip.module.css'

interface OrderChoiceProps {
  /** The first is the usual one. */
  offered: readonly SearchOrder[]
  order: SearchOrder | undefined
  change: ChangeFilters
}

/** The order of the list, in the phone's own list of choices: it opens at once, and screen readers know it. */
export function OrderChoice({ offered, order, change }: OrderChoiceProps) {
  const t = useBrowsingMessages()
  const names = {
    best: t.filters.best,
    nearest: t.filters.nearest,
    rated: t.filters.rated,
    newest: t.filters.newest,
    price: t.filters.cheapest,
  } satisfies Record<SearchOrder, string>
  return (
    <select
      className={classNames(chip.chip, chip.choice)}
      aria-label={t.filters.order}
      value={chosenOrder(offered, order)}
      onChange={({ target: { value } }) => change({ order: value === offered[0] ? undefined : value })}
    >
      {offered.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </select>
  )
}

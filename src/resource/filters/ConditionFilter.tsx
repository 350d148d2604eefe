import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { conditions, conditionText } from '#src/price/condition.ts'
import type { ChipProps } from './useSearchFilters.ts'
import { FilterChip } from './FilterChip.tsx'

/** New or used things alone. */
export function ConditionFilter({ filters: { condition }, change, open }: ChipProps) {
  const t = useBrowsingMessages()
  const chosen = conditions.find((one) => one === condition)
  return (
    <FilterChip
      isOn={chosen !== undefined}
      opens="dialog"
      onTap={() => (chosen ? change({ condition: undefined }) : open('condition'))}
    >
      {chosen ? conditionText(chosen, t) : t.filters.condition}
    </FilterChip>
  )
}

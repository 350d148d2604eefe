import { classNames } from '#src/elements/classNames.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { conditions, conditionText } from '#src/price/condition.ts'
import type { FilterProps } from './useSearchFilters.ts'
import chip from './FilterChip.module.css'

/** New or used things alone, in the phone's own list of choices. */
export function ConditionFilter({ filters: { condition }, change }: FilterProps) {
  const t = useBrowsingMessages()
  return (
    <select
      className={classNames(chip.chip, condition && chip.on, chip.choice)}
      aria-label={t.filters.condition}
      value={condition ?? ''}
      onChange={({ target: { value } }) => change({ condition: value || undefined })}
    >
      <option value="">{t.filters.condition}</option>
      {conditions.map((one) => (
        <option key={one} value={one}>
          {conditionText(one, t)}
        </option>
      ))}
    </select>
  )
}

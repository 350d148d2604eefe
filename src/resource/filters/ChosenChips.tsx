import { useNow } from '#src/fields/hours/useNow.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { FilterChip } from './FilterChip.tsx'
import { chosenFilters, chosenWords, openAtWords } from './chosenFilters.ts'
import type { FilterProps } from './useSearchFilters.ts'

/** What the sheet alone sets: a chip for each that is set, which a tap removes. */
export function ChosenChips({ filters, change }: FilterProps) {
  const t = useBrowsingMessages()
  const writing = useLanguage()
  const now = useNow()
  return (
    <>
      {filters.openAt && (
        <FilterChip isOn onTap={() => change({ openAt: undefined })}>
          {t.filters.openAt({ time: openAtWords(filters.openAt, now, t, writing) })}
        </FilterChip>
      )}
      {chosenFilters.map(
        ({ filter }) =>
          filters[filter] && (
            <FilterChip key={filter} isOn onTap={() => change({ [filter]: undefined })}>
              {chosenWords(filters, filter, t, writing)}
            </FilterChip>
          ),
      )}
    </>
  )
}

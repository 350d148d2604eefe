import { useEffect, useRef } from 'react'
import { StarRoundedIcon as Star } from '#src/elements/icons/marks.tsx'
import { MyLocationRoundedIcon as MyPlace, ScheduleRoundedIcon as Clock } from '#src/elements/icons/opened.tsx'
import { Button } from '#src/elements/Button.tsx'
import { Text } from '#src/elements/Text.tsx'
import { nearbyKm, wellRated } from '#resources/searchOrders.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { askHere, useHere } from '#src/providers/device/here.ts'
import { ConditionFilter } from './ConditionFilter.tsx'
import { CategoryFilter } from './CategoryFilter.tsx'
import { FilterChip } from './FilterChip.tsx'
import { ordersOf, type NarrowedName, type OrderedAs } from '#resources/narrowing.ts'
import { OrderChoice } from './OrderChoice.tsx'
import { usePresetTown } from './presetTown.ts'
import { PriceFilter } from './PriceFilter.tsx'
import { TownFilter } from './TownFilter.tsx'
import { useSearchFilters, type FilterProps } from './useSearchFilters.ts'
import styles from './FilterBar.module.css'

const tools = {
  near: NearFilter,
  openNow: OpenFilter,
  township: TownFilter,
  kindOfPage: CategoryFilter,
  /** the category of what is sold: that of the page that sells it */
  kind: (props: FilterProps) => <CategoryFilter {...props} isKind />,
  rated: RatedFilter,
  price: PriceFilter,
  condition: ConditionFilter,
}
export type FilterTool = keyof typeof tools

interface FilterBarProps {
  tools: readonly FilterTool[]
  /** Where one can choose the order. */
  ordered?: { readonly name: NarrowedName; readonly as: OrderedAs }
  /** the list begins with the remembered township */
  isPreset?: boolean
}

/** The filters above a list, and its order; all of them are in the address. It is a row that one swipes on a phone. */
export function FilterBar({ tools: shown, ordered, isPreset = true }: FilterBarProps) {
  const t = useBrowsingMessages()
  const { filters, order, change, clear } = useSearchFilters()
  const bar = useRef<HTMLDivElement>(null)
  const count = Object.keys(filters).length
  // What is set moves to the front of the row, which a phone may have swiped out of view.
  useEffect(() => {
    if (count > 0 && bar.current) bar.current.scrollLeft = 0
  }, [count])
  usePresetTown(isPreset && shown.includes('township'))
  return (
    <>
      <div ref={bar} className={styles.bar} role="group" aria-label={t.filters.filters}>
        {shown.map((tool) => {
          const Tool = tools[tool]
          return <Tool key={tool} filters={filters} change={change} />
        })}
        {ordered && <OrderChoice offered={ordersOf(ordered.name, ordered.as, filters)} order={order} change={change} />}
        {count > 1 && (
          // In one line, as the chips: the row is swiped, not squeezed.
          <Button size="small" onClick={clear} style={{ flex: 'none' }}>
            {t.filters.clearFilters}
          </Button>
        )}
      </div>
      {shown.includes('near') && <NearStatus isOn={filters.near !== undefined} />}
    </>
  )
}

function OpenFilter({ filters, change }: FilterProps) {
  const t = useBrowsingMessages()
  return (
    <FilterChip
      icon={<Clock aria-hidden />}
      isOn={filters.openNow !== undefined}
      onTap={() => change({ openNow: filters.openNow ? undefined : '1' })}
    >
      {t.search.openNow}
    </FilterChip>
  )
}

function RatedFilter({ filters, change }: FilterProps) {
  const t = useBrowsingMessages()
  const stars = String(wellRated)
  return (
    <FilterChip
      icon={<Star aria-hidden />}
      isOn={filters.rated !== undefined}
      onTap={() => change({ rated: filters.rated ? undefined : stars })}
    >
      {t.filters.wellRated({ stars: Number(filters.rated ?? stars) })}
    </FilterChip>
  )
}

/** The device is asked where it is when this chip is tapped, never before. */
function NearFilter({ filters, change }: FilterProps) {
  const t = useBrowsingMessages()
  const isOn = filters.near !== undefined
  const { state } = useHere(isOn)
  return (
    <FilterChip
      icon={<MyPlace aria-hidden />}
      isOn={isOn}
      busy={state === 'asking'}
      onTap={() =>
        isOn ? change({ near: undefined }) : askHere(() => change({ near: '1', townId: undefined, region: undefined }))
      }
    >
      {isOn ? t.filters.within({ km: nearbyKm }) : t.search.nearMe}
    </FilterChip>
  )
}

function NearStatus({ isOn }: { isOn: boolean }) {
  const t = useBrowsingMessages()
  const { state } = useHere(isOn)
  return (
    <Text role="status" variant="body2">
      {state === 'asking' ? t.search.locating : state === 'refused' && !isOn && t.search.noPlace}
    </Text>
  )
}

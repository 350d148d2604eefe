import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { StarRoundedIcon as Star } from '#src/elements/icons/marks.tsx'
import {
  MyLocationRoundedIcon as MyPlace,
  ScheduleRoundedIcon as Clock,
  TuneRoundedIcon as Tune,
} from '#src/elements/icons/opened.tsx'
import { Button, Press } from '#src/elements/Button.tsx'
import { classNames } from '#src/elements/classNames.ts'
import { Text } from '#src/elements/Text.tsx'
import { nearbyKm, wellRated } from '#resources/searchOrders.ts'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { useDigits } from '#src/messages/index.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { useHere } from '#src/providers/device/here.ts'
import { ConditionFilter } from './ConditionFilter.tsx'
import { ChosenChips } from './ChosenChips.tsx'
import { chosenFilters } from './chosenFilters.ts'
import { CategoryFilter } from './CategoryFilter.tsx'
import { FilterChip } from './FilterChip.tsx'
import { ordersOf } from '#resources/narrowing.ts'
import { OrderChoice } from './OrderChoice.tsx'
import { PlaceFilter } from './PlaceFilter.tsx'
import { usePresetTown } from './presetTown.ts'
import { PriceFilter } from './PriceFilter.tsx'
import type { NarrowedList } from './FilterSheet.tsx'
import { useMyPlace } from '../town/useMyPlace.ts'
import { partsSet, useSearchFilters, type ChipProps, type FilterProps, type Section } from './useSearchFilters.ts'
import chip from './FilterChip.module.css'
import styles from './FilterBar.module.css'

const FilterSheet = lazyMui(async () => (await import('./FilterSheet.tsx')).FilterSheet)

const tools = {
  place: PlaceFilter,
  /** alone, where nothing is listed yet */
  near: NearFilter,
  openNow: OpenFilter,
  kindOfPage: CategoryFilter,
  /** the category of what is sold: that of the page that sells it */
  kind: (props: ChipProps) => <CategoryFilter {...props} isKind />,
  rated: RatedFilter,
  price: PriceFilter,
  condition: ConditionFilter,
}
export type FilterTool = keyof typeof tools

/** Where each is in the sheet. */
const places: Readonly<Record<FilterTool, Section>> = {
  place: 'place',
  near: 'place',
  openNow: 'only',
  kindOfPage: 'kind',
  kind: 'kind',
  rated: 'only',
  price: 'price',
  condition: 'condition',
}

interface FilterBarProps {
  tools: readonly FilterTool[]
  /** what is listed, where all filters can be set at once */
  list?: NarrowedList
  /** the order can be chosen */
  isOrdered?: boolean
  /** the list begins with the remembered township */
  isPreset?: boolean
  /** links to parts of the list, in one line with the filters */
  children?: ReactNode
}

/**
 * The filters above a list, and its order; all of them are in the address. It is a row that one swipes on a phone: first the sheet of all
 * filters, then single ones.
 */
export function FilterBar({ tools: shown, list, isOrdered = false, isPreset = true, children }: FilterBarProps) {
  const t = useBrowsingMessages()
  const formatDigits = useDigits()
  const { filters, order, change, clear } = useSearchFilters()
  const bar = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<{ at: Section | null } | null>(null)
  const count = partsSet(filters).length
  // What is set moves to the front of the row, which a phone may have swiped out of view.
  useEffect(() => {
    if (count > 0 && bar.current) bar.current.scrollLeft = 0
  }, [count])
  usePresetTown(isPreset && shown.includes('place'))
  const open = (at: Section) => setOpened({ at })
  const sections = [
    ...new Set(shown.map((tool) => places[tool])),
    ...(['openAt', ...chosenFilters.map(({ filter }) => filter)] as const),
    ...(isOrdered ? ['order' as const] : []),
  ]
  return (
    <>
      <div
        ref={bar}
        className={classNames(styles.bar, children !== undefined && styles.oneLine)}
        role="group"
        aria-label={t.filters.filters}
        data-filters
      >
        {list && (
          <Press
            className={classNames(chip.chip, styles.all, count > 0 && chip.on)}
            aria-label={count > 0 ? t.filters.filtersSet({ count }) : t.filters.filters}
            aria-haspopup="dialog"
            onClick={() => setOpened({ at: null })}
          >
            <Tune />
            {count > 0 && <span>{formatDigits(count)}</span>}
          </Press>
        )}
        {shown.map((tool) => {
          const Tool = tools[tool]
          return <Tool key={tool} {...{ filters, change, open }} />
        })}
        <ChosenChips {...{ filters, change }} />
        {list && isOrdered && (
          <OrderChoice offered={ordersOf(list.name, list.as, filters)} order={order} open={() => open('order')} />
        )}
        {count > 1 && (
          // In one line, as the chips: the row is swiped, not squeezed.
          <Button size="small" onClick={clear} style={{ flex: 'none' }}>
            {t.filters.clearFilters}
          </Button>
        )}
        {children}
      </div>
      {shown.includes('near') && <NearStatus isOn={filters.near !== undefined} />}
      <Suspense>
        {list && opened && (
          <FilterSheet
            {...{ list, filters, order }}
            shown={sections}
            isKind={shown.includes('kind')}
            at={opened.at}
            apply={change}
            close={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function OpenFilter({ filters, change }: FilterProps) {
  const t = useBrowsingMessages()
  return (
    <FilterChip
      icon={<Clock aria-hidden />}
      isOn={filters.openNow !== undefined}
      onTap={() => change(filters.openNow ? { openNow: undefined } : { openNow: '1', openAt: undefined })}
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

/** The device is asked where it is when this chip is tapped, never before. Another tap gives up. */
function NearFilter({ filters, change }: FilterProps) {
  const t = useBrowsingMessages()
  const isOn = filters.near !== undefined
  const { isAsking, find, leave } = useMyPlace(() => change({ near: '1', townId: undefined, region: undefined }))
  return (
    <FilterChip
      icon={<MyPlace aria-hidden />}
      isOn={isOn}
      busy={isAsking}
      onTap={() => (isOn ? change({ near: undefined }) : isAsking ? leave() : find())}
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

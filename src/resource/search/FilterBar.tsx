import { CategoryOutlinedIcon as CategoryIcon } from '#src/elements/icons/places.tsx'
import { ScheduleRoundedIcon as Clock } from '#src/elements/icons/places.tsx'
import { MyLocationRoundedIcon as MyPlace } from '#src/elements/icons/places.tsx'
import { PlaceOutlinedIcon as Place } from '#src/elements/icons/marks.tsx'
import { Suspense, useState } from 'react'
import { useMessages } from '#src/messages/index.ts'
import type { SearchFilters } from '#src/providers/calls/search.ts'
import { useStored, writeStored, type ChosenTown } from '#src/providers/device/storage.ts'
import { useOptions, type Option, type OptionGroup } from '#src/fields/inputs/useOptions.ts'
import { FilterChip } from './FilterChip.tsx'
import { useDeviceLocation } from './useDeviceLocation.ts'
import { useSearchFilters } from './useSearchFilters.ts'
import { Text } from '#src/elements/Text.tsx'
import { Button } from '#src/elements/Button.tsx'
import { lazyMui } from '#src/layout/lazyMui.ts'
import styles from './FilterBar.module.css'

const OptionSheet = lazyMui(async () => (await import('#src/fields/inputs/OptionSheet.tsx')).OptionSheet)

/** Kilometres around the device. */
const nearbyRadius = 10

/** The filters of a list of results: township, category, open now, near me. */
export function FilterBar() {
  const t = useMessages()
  const { filters, change, clear } = useSearchFilters()
  return (
    <>
      <div className={styles.bar} role="group" aria-label={t.search.filters}>
        <TownFilter filters={filters} change={change} />
        <CategoryFilter filters={filters} change={change} />
        <FilterChip
          icon={<Clock aria-hidden />}
          isOn={filters.openNow !== undefined}
          onTap={() => change({ openNow: filters.openNow ? undefined : '1' })}
        >
          {t.search.openNow}
        </FilterChip>
        <NearFilter filters={filters} change={change} />
        {Object.keys(filters).length > 1 && (
          <Button size="small" onClick={clear}>
            {t.search.clearFilters}
          </Button>
        )}
      </div>
    </>
  )
}

interface FilterProps {
  filters: SearchFilters
  change: (to: { [K in keyof SearchFilters]?: string | undefined }) => void
}

const nameOf = (options: readonly Option[], id: string | undefined) =>
  options.find((option) => String(option.id) === id)?.name

/** A township or a whole region. The last one chosen in this browser has a chip of its own (docs/rules.md#local-storage). */
function TownFilter({ filters, change }: FilterProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const last = useStored('ChosenTown')
  const isOn = filters.townId !== undefined || filters.region !== undefined
  const { options } = useOptions({ to: 'town', enabled: isOn || isOpen || last !== null })
  const findRegion = (isWanted: (region: OptionGroup) => boolean) =>
    options.find(({ group }) => group && isWanted(group))?.group
  const choose = (chosen: ChosenTown) => {
    writeStored('ChosenTown', chosen)
    setOpen(false)
    if (chosen.town !== null) change({ townId: String(chosen.town), region: undefined })
    else change({ region: findRegion(({ id }) => id === chosen.region)?.key, townId: undefined })
  }
  const shown =
    nameOf(options, filters.townId) ?? findRegion(({ key }) => key === filters.region)?.name ?? t.search.town
  const offered =
    last && (last.town === null ? findRegion(({ id }) => id === last.region)?.name : nameOf(options, String(last.town)))
  return (
    <>
      <FilterChip
        icon={<Place aria-hidden />}
        isOn={isOn}
        opens="dialog"
        onTap={() => (isOn ? change({ townId: undefined, region: undefined }) : setOpen(true))}
      >
        {isOn ? shown : t.search.town}
      </FilterChip>
      {!isOn && last && offered && (
        <FilterChip icon={<Place aria-hidden />} isOn={false} onTap={() => choose(last)}>
          {offered}
        </FilterChip>
      )}
      <Suspense>
        {isOpen && (
          <OptionSheet
            open
            title={t.search.town}
            options={options}
            selected={[]}
            onPick={(id) => {
              const region = options.find((option) => option.id === id)?.group?.id
              if (region === undefined) change({ townId: String(id), region: undefined })
              else choose({ region, town: id })
              setOpen(false)
            }}
            onPickGroup={(region) => choose({ region, town: null })}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}

function CategoryFilter({ filters, change }: FilterProps) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const isOn = filters.categoryId !== undefined
  const { options } = useOptions({ to: 'category', enabled: isOn || isOpen })
  return (
    <>
      <FilterChip
        icon={<CategoryIcon aria-hidden />}
        isOn={isOn}
        opens="dialog"
        onTap={() => (isOn ? change({ categoryId: undefined }) : setOpen(true))}
      >
        {nameOf(options, filters.categoryId) ?? t.search.category}
      </FilterChip>
      <Suspense>
        {isOpen && (
          <OptionSheet
            open
            title={t.search.category}
            options={options}
            selected={[]}
            onPick={(id) => {
              change({ categoryId: String(id) })
              setOpen(false)
            }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** The device's location is requested when this chip is tapped, never before. */
function NearFilter({ filters, change }: FilterProps) {
  const t = useMessages()
  const { state, ask } = useDeviceLocation()
  const isOn = filters.near !== undefined
  return (
    <>
      <FilterChip
        icon={<MyPlace aria-hidden />}
        isOn={isOn}
        busy={state === 'asking'}
        onTap={() =>
          isOn
            ? change({ near: undefined, within: undefined })
            : ask((near) => change({ near, within: String(nearbyRadius) }))
        }
      >
        {isOn ? t.search.within({ km: Number(filters.within ?? nearbyRadius) }) : t.search.nearMe}
      </FilterChip>
      <Text className={styles.statusText} role="status" variant="body2">
        {state === 'asking' && t.search.locating}
        {state === 'refused' && !isOn && t.search.noPlace}
      </Text>
    </>
  )
}

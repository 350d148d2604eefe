import { Suspense, useState } from 'react'
import { PlaceOutlinedIcon as Place } from '#src/elements/icons/marks.tsx'
import { useOptions, type OptionGroup } from '#src/fields/inputs/useOptions.ts'
import { lazyMui } from '#src/layout/lazyMui.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { useTown } from '#src/providers/device/shown.ts'
import { useStored, writeStored, type ChosenTown } from '#src/providers/device/storage.ts'
import type { FilterProps } from './useSearchFilters.ts'
import { FilterChip } from './FilterChip.tsx'
import { nameOf } from './CategoryFilter.tsx'

const OptionSheet = lazyMui(async () => (await import('#src/fields/inputs/OptionSheet.tsx')).OptionSheet)

/** A township or a whole region. The last one chosen in this browser has a chip of its own (docs/rules.md#local-storage). */
export function TownFilter({ filters, change }: FilterProps) {
  const t = useAllMessages()
  const [isOpen, setOpen] = useState(false)
  const last = useStored('ChosenTown')
  const remembered = useTown()
  const lastTown = last === null && typeof remembered === 'number' ? remembered : (last?.town ?? null)
  const isOn = filters.townId !== undefined || filters.region !== undefined
  const { options } = useOptions({ to: 'town', enabled: isOn || isOpen || last !== null || lastTown !== null })
  const findRegion = (isWanted: (region: OptionGroup) => boolean) =>
    options.find(({ group }) => group && isWanted(group))?.group
  const choose = (chosen: ChosenTown) => {
    writeStored('ChosenTown', chosen)
    setOpen(false)
    if (chosen.town !== null) change({ townId: String(chosen.town), region: undefined })
    else change({ region: findRegion(({ id }) => id === chosen.region)?.key, townId: undefined })
  }
  const shown =
    nameOf(options, filters.townId) ?? findRegion(({ key }) => key === filters.region)?.name ?? t.filters.town
  const offered =
    lastTown === null ? last && findRegion(({ id }) => id === last.region)?.name : nameOf(options, String(lastTown))
  return (
    <>
      <FilterChip
        icon={<Place aria-hidden />}
        isOn={isOn}
        opens="dialog"
        onTap={() => (isOn ? change({ townId: undefined, region: undefined }) : setOpen(true))}
      >
        {isOn ? shown : t.filters.town}
      </FilterChip>
      {!isOn && offered && (
        <FilterChip
          icon={<Place aria-hidden />}
          isOn={false}
          onTap={() => (last ? choose(last) : change({ townId: String(lastTown), region: undefined }))}
        >
          {offered}
        </FilterChip>
      )}
      <Suspense>
        {isOpen && (
          <OptionSheet
            open
            title={t.filters.town}
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

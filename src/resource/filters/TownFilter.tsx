import { Suspense, useState } from 'react'
import { PlaceOutlinedIcon as Place } from '#src/elements/icons/marks.tsx'
import { useOptions, type OptionGroup } from '#src/fields/inputs/useOptions.ts'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { useTown } from '#src/providers/device/shown.ts'
import { useStored, writeStored, type ChosenTown } from '#src/providers/device/storage.ts'
import type { FilterProps } from './useSearchFilters.ts'
import { FilterChip } from './FilterChip.tsx'
import { nameOf } from './CategoryFilter.tsx'

const TownSheet = lazyMui(async () => (await import('../town/TownSheet.tsx')).TownSheet)

/**
 * A township or a whole region. A tap opens the choice, whether one is set or not; another looks everywhere, or in the last one chosen
 * in this browser (docs/rules.md#remembered-township).
 */
export function TownFilter({ filters, change }: FilterProps) {
  const t = useBrowsingMessages()
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
    if (chosen.town !== null) change({ townId: String(chosen.town), region: undefined })
    else change({ region: findRegion(({ id }) => id === chosen.region)?.key, townId: undefined })
  }
  const lookEverywhere = () => change({ townId: undefined, region: undefined })
  const shown = nameOf(options, filters.townId) ?? findRegion(({ key }) => key === filters.region)?.name
  const offered =
    lastTown === null ? last && findRegion(({ id }) => id === last.region)?.name : nameOf(options, String(lastTown))
  return (
    <>
      <FilterChip
        icon={<Place aria-hidden />}
        isOn={isOn}
        opens="dialog"
        {...(isOn && { label: shown ? t.places.lookingIn({ town: shown }) : t.filters.town })}
        onTap={() => setOpen(true)}
      >
        {(isOn && shown) || t.filters.town}
      </FilterChip>
      {isOn && (
        <FilterChip isOn={false} isBeside onTap={lookEverywhere}>
          {t.filters.everywhere}
        </FilterChip>
      )}
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
          <TownSheet
            townId={filters.townId === undefined ? null : Number(filters.townId)}
            choose={(town, region) =>
              region === null ? change({ townId: String(town), region: undefined }) : choose({ region, town })
            }
            chooseRegion={(region) => choose({ region, town: null })}
            chooseEverywhere={lookEverywhere}
            close={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}

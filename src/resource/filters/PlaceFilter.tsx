import { useOptions, type OptionGroup } from '#src/fields/inputs/useOptions.ts'
import { useTown } from '#src/providers/device/shown.ts'
import { useStored, writeStored, type ChosenTown } from '#src/providers/device/storage.ts'
import { PlaceChip } from '../town/PlaceChip.tsx'
import type { PlaceControl } from '../town/placeControl.ts'
import { useMyPlace } from '../town/useMyPlace.ts'
import { nameOf } from './CategoryFilter.tsx'
import type { ChangeFilters, FilterProps } from './useSearchFilters.ts'

/** What is near, a township or a whole region, or everywhere (docs/rules.md#remembered-township). */
export const PlaceFilter = (props: FilterProps) => <PlaceChip {...usePlaceControl(props)} />

/** Where the filters look. */
export function usePlaceControl({ filters, change: set }: FilterProps): PlaceControl {
  const last = useStored('ChosenTown')
  const remembered = useTown()
  const lastTown = last === null && typeof remembered === 'number' ? remembered : (last?.town ?? null)
  const isNear = filters.near !== undefined
  const townId = filters.townId === undefined ? null : Number(filters.townId)
  const isOn = townId !== null || filters.region !== undefined
  // The list of townships loads them for itself.
  const { options } = useOptions({ to: 'town', enabled: isOn || last !== null || lastTown !== null })
  const mine = useMyPlace((_place, done) => {
    set({ near: '1', townId: undefined, region: undefined })
    done()
  })
  const change: ChangeFilters = (to) => {
    mine.leave()
    set(to)
  }
  const findRegion = (isWanted: (region: OptionGroup) => boolean) =>
    options.find(({ group }) => group && isWanted(group))?.group
  const choose = (chosen: ChosenTown) => {
    writeStored('ChosenTown', chosen)
    if (chosen.town !== null) change({ townId: String(chosen.town), region: undefined, near: undefined })
    else change({ region: findRegion(({ id }) => id === chosen.region)?.key, townId: undefined, near: undefined })
  }
  const shown = nameOf(options, filters.townId) ?? findRegion(({ key }) => key === filters.region)?.name
  const lastName =
    lastTown === null ? last && findRegion(({ id }) => id === last.region)?.name : nameOf(options, String(lastTown))
  return {
    shown,
    townId,
    isNear,
    mine: { ...mine, isUnknown: false },
    last:
      !isOn && lastName
        ? {
            name: lastName,
            choose: () =>
              last ? choose(last) : change({ townId: String(lastTown), region: undefined, near: undefined }),
          }
        : null,
    choose: (town, region) =>
      region === null ? change({ townId: String(town), region: undefined, near: undefined }) : choose({ region, town }),
    chooseRegion: (region) => choose({ region, town: null }),
    chooseEverywhere: () => change({ near: undefined, townId: undefined, region: undefined }),
  }
}

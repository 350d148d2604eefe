import { useMessages } from '#src/messages/index.ts'
import { useStored } from '#src/providers/device/storage.ts'
import { PlaceChip } from './PlaceChip.tsx'
import { useMyTown } from './useMyTown.ts'
import { useTownChoice, useTownName, type TownControl } from './useTownChoice.ts'

interface TownPlaceProps {
  /** where the list's address has a say in it */
  choice?: TownControl
  /** where the list can show what is around the person; without it their township is found */
  near?: { readonly isOn: boolean; readonly show: () => void }
}

/** The remembered township of a list that keeps to it, and how to change it (docs/rules.md#remembered-township). */
export function TownPlace({ choice, near }: TownPlaceProps) {
  const t = useMessages()
  const remembered = useTownChoice()
  const { townId: chosen, choose, chooseEverywhere } = choice ?? remembered
  const isNear = near?.isOn ?? false
  const townId = isNear ? null : chosen
  const mine = useMyTown(({ Id, RegionId }) => choose(Id, RegionId))
  const last = useStored('ChosenTown')
  const lastId = townId === null ? (last?.town ?? null) : null
  const [shown, lastName] = [useTownName(townId), useTownName(lastId)]
  const showNear = (done?: () => void) => {
    near?.show()
    done?.()
  }
  return (
    <PlaceChip
      {...{ shown, townId, isNear, choose, chooseEverywhere }}
      nearName={t.search.nearMe}
      mine={near ? { ...mine, find: showNear } : mine}
      last={lastId !== null && lastName ? { name: lastName, choose: () => choose(lastId, last?.region ?? null) } : null}
    />
  )
}

import { Suspense, useState } from 'react'
import { PlaceOutlinedIcon as Place } from '#src/elements/icons/marks.tsx'
import { MyLocationRoundedIcon as MyPlace } from '#src/elements/icons/opened.tsx'
import { nearbyKm } from '#resources/searchOrders.ts'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { FilterChip } from '../filters/FilterChip.tsx'
import type { PlaceControl } from './placeControl.ts'

const PlaceSheet = lazyMui(async () => (await import('./PlaceSheet.tsx')).PlaceSheet)

/** The one control of where a list looks, first above it: near me, a township, or everywhere (docs/rules.md#remembered-township). */
export function PlaceChip(control: PlaceControl) {
  const t = useBrowsingMessages()
  const { at, shown, isNear, townId, mine } = control
  const near = control.nearName ?? t.filters.within({ km: nearbyKm })
  // A choice closes the sheet.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOn = isNear || townId !== null || shown !== undefined
  const town = shown ?? t.places.township
  return (
    <>
      <FilterChip
        icon={isOn && !isNear ? <Place aria-hidden /> : <MyPlace aria-hidden />}
        isOn={isOn}
        opens="dialog"
        busy={mine.isAsking}
        {...(isOn && { label: isNear ? near : t.places.lookingIn({ town }) })}
        onTap={() => setOpenedAt(at)}
      >
        {isNear ? near : isOn ? town : t.search.nearMe}
      </FilterChip>
      <Suspense>{openedAt === at && <PlaceSheet control={control} close={() => setOpenedAt(null)} />}</Suspense>
    </>
  )
}

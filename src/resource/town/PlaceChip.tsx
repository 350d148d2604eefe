import { Suspense, useState } from 'react'
import { MyLocationRoundedIcon as MyPlace, PlaceOutlinedIcon as Place } from '#src/elements/icons/opened.tsx'
import { nearbyKm } from '#resources/searchOrders.ts'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { FilterChip } from '../filters/FilterChip.tsx'
import type { PlaceControl } from './placeControl.ts'

const PlaceSheet = lazyMui(async () => (await import('./PlaceSheet.tsx')).PlaceSheet)

/** The one control of where a list looks, first above it: near me, a township, or everywhere (docs/rules.md#remembered-township). */
export function PlaceChip(control: PlaceControl) {
  const t = useBrowsingMessages()
  const { shown, isNear, townId, mine } = control
  const near = control.nearName ?? t.filters.within({ km: nearbyKm })
  const [isOpen, setOpen] = useState(false)
  // Whoever has chosen, or has closed the sheet, waits for no location.
  const close = () => {
    mine.leave()
    setOpen(false)
  }
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
        onTap={() => setOpen(true)}
      >
        {isNear ? near : isOn ? town : t.search.nearMe}
      </FilterChip>
      <Suspense>{isOpen && <PlaceSheet control={control} close={close} />}</Suspense>
    </>
  )
}

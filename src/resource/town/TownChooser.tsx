import { Suspense, useEffect, useRef, useState } from 'react'
import { classNames } from '#src/elements/classNames.ts'
import { Press } from '#src/elements/Button.tsx'
import cut from '#src/elements/Cut.module.css'
import { PlaceOutlinedIcon as Place } from '#src/elements/icons/marks.tsx'
import { svgIcon } from '#src/elements/icons/svgIcon.tsx'
import { lazyMui } from '#src/navigation/lazyMui.ts'
import { useBrowsingMessages } from '#src/messages/namespaces.ts'
import { useStored } from '#src/providers/device/storage.ts'
import chip from '../filters/FilterChip.module.css'
import { useTownName } from './useTownChoice.ts'

const TownSheet = lazyMui(async () => (await import('./TownSheet.tsx')).TownSheet)

/** ExpandMoreRounded; it comes with this part. */
const Opens = svgIcon(
  <path d="M15.88 9.29 12 13.17 8.12 9.29a.996.996 0 0 0-1.41 0c-.39.39-.39 1.02 0 1.41l4.59 4.59c.39.39 1.02.39 1.41 0l4.59-4.59c.39-.39.39-1.02 0-1.41-.39-.38-1.03-.39-1.42 0" />,
)

// One line at any width: a name that comes later moves nothing.
const shrinks = { minWidth: 0 }

interface TownChooserProps {
  /** null: everywhere */
  townId: number | null
  choose: (id: number, regionId: number | null) => void
  chooseEverywhere: () => void
  /** takes the focus, since what had it is gone */
  focused?: boolean
}

/** The township that lists keep to: a tap changes it, another looks everywhere, or back in the one before. */
export function TownChooser({ townId, choose, chooseEverywhere, focused = false }: TownChooserProps) {
  const t = useBrowsingMessages()
  const [isOpen, setOpen] = useState(false)
  const name = useTownName(townId)
  const last = useStored('ChosenTown')
  const lastId = townId === null ? (last?.town ?? null) : null
  const lastName = useTownName(lastId)
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) button.current?.querySelector('button')?.focus()
  }, [focused])
  const shown = townId === null ? t.lists.everywhere : (name ?? t.places.township)
  return (
    <div ref={button} style={{ display: 'flex', gap: 8 }}>
      <Press
        className={classNames(chip.chip, townId !== null && chip.on)}
        style={shrinks}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={t.places.lookingIn({ town: shown })}
      >
        <Place />
        <span className={cut.one}>{shown}</span>
        <Opens />
      </Press>
      {townId !== null && (
        <Press className={chip.chip} onClick={chooseEverywhere}>
          {t.lists.everywhere}
        </Press>
      )}
      {lastId !== null && lastName && (
        <Press className={chip.chip} style={shrinks} onClick={() => choose(lastId, last?.region ?? null)}>
          <span className={cut.one}>{lastName}</span>
        </Press>
      )}
      <Suspense>
        {isOpen && (
          <TownSheet townId={townId} choose={choose} chooseEverywhere={chooseEverywhere} close={() => setOpen(false)} />
        )}
      </Suspense>
    </div>
  )
}

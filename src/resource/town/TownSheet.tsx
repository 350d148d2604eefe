import { OptionSheet } from '#src/fields/inputs/OptionSheet.tsx'
import { useOptions } from '#src/fields/inputs/useOptions.ts'
import { useAllMessages } from '#src/messages/working.ts'
import type { PlaceControl } from './placeControl.ts'

interface TownSheetProps {
  control: Pick<PlaceControl, 'townId' | 'choose' | 'chooseRegion'>
  close: () => void
}

/** Chooses a township from the list, or a whole region. The other ways stand beside what opens it. */
export function TownSheet({ control: { townId, choose, chooseRegion }, close }: TownSheetProps) {
  const t = useAllMessages()
  const { options } = useOptions({ to: 'town' })
  return (
    <OptionSheet
      open
      title={t.places.township}
      options={options}
      selected={townId === null ? [] : [townId]}
      onPick={(id) => {
        choose(id, options.find((option) => option.id === id)?.group?.id ?? null)
        close()
      }}
      {...(chooseRegion && {
        onPickGroup: (region: number) => {
          chooseRegion(region)
          close()
        },
      })}
      onClose={close}
    />
  )
}

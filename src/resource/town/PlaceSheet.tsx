import { useId, useState } from 'react'
import Typography from '@mui/material/Typography'
import { useAllMessages } from '#src/messages/working.ts'
import { BottomSheet } from '#src/layout/over/BottomSheet.tsx'
import type { PlaceControl } from './placeControl.ts'
import { PlaceRows } from './PlaceRows.tsx'
import { TownSheet } from './TownSheet.tsx'

interface PlaceSheetProps {
  control: PlaceControl
  close: () => void
}

/** The three ways to say where a list looks, under the thumb; the list of townships is behind one of them. */
export function PlaceSheet({ control, close }: PlaceSheetProps) {
  const t = useAllMessages()
  const titleId = useId()
  const [isChoosing, setChoosing] = useState(false)
  if (isChoosing) return <TownSheet control={control} close={close} />
  return (
    <BottomSheet titleId={titleId} onClose={close}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ px: 2, pt: 2 }}>
        {t.places.where}
      </Typography>
      <PlaceRows control={control} openTowns={() => setChoosing(true)} close={close} />
    </BottomSheet>
  )
}

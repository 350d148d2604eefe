import Button from '@mui/material/Button'
import { Dialog } from '#src/layout/over/overlays.tsx'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { Suspense, useId, useState } from 'react'
import { useAllMessages } from '#src/messages/working.ts'
import { useConfig } from '#src/providers/config.ts'
import type { Point } from '#src/map/mapView.ts'
import { lazyPiece } from '#src/navigation/lazy.tsx'

const LeafletPickCanvas = lazyPiece(async () => (await import('./LeafletPickCanvas.tsx')).LeafletPickCanvas)
const GooglePickCanvas = lazyPiece(async () => (await import('./GooglePickCanvas.tsx')).GooglePickCanvas)

interface MapDialogProps {
  readonly point: Point | null
  readonly onPick: (point: Point) => void
  readonly onClose: () => void
}

/** A map for picking a place: Google's with an API key, else Leaflet. */
export function MapDialog({ point, onPick, onClose }: MapDialogProps) {
  const t = useAllMessages()
  const id = useId()
  const { mapsKey } = useConfig()
  const [picked, setPicked] = useState(point)
  const leaflet = <LeafletPickCanvas point={picked} onPick={setPicked} />
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t.forms.pickPlace}</DialogTitle>
      <Suspense fallback={<div style={{ height: '60vh' }} />}>
        {mapsKey ? <GooglePickCanvas point={picked} onPick={setPicked} fallback={leaflet} /> : leaflet}
      </Suspense>
      <DialogActions>
        <Button onClick={onClose}>{t.forms.cancel}</Button>
        <Button variant="contained" disabled={!picked} onClick={() => picked && onPick(picked)}>
          {t.forms.usePlace}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import 'leaflet/dist/leaflet.css'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { useTheme } from '@mui/material/styles'
import { CircleMarker, Map } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#src/messages/index.ts'
import { useConfig } from '#src/providers/config.ts'
import { addBase } from './baseMap.ts'
import { type Point } from './mapLink.ts'

/** The country in one look (spec section 9: map centre and zoom). */
const country: Point = { latitude: 16.795984, longitude: 96.159847 }
const countryZoom = 5
const placeZoom = 15

interface MapDialogProps {
  readonly point: Point | null
  readonly onPick: (point: Point) => void
  readonly onClose: () => void
}

/** A map to tap a place on. Loaded when asked for, since Leaflet comes with it. */
export function MapDialog({ point, onPick, onClose }: MapDialogProps) {
  const say = useMessages()
  const theme = useTheme()
  const { palette } = theme.vars ?? theme
  const tiles = useConfig().tilesUrl
  const [picked, setPicked] = useState(point)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const marker = useRef<CircleMarker | null>(null)

  useEffect(() => {
    if (!box) return
    const start = point ?? country
    const map = new Map(box, { zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches }).setView(
      [start.latitude, start.longitude],
      point ? placeZoom : countryZoom,
    )
    addBase(map, { land: palette.background.paper, border: palette.fieldBorder }, tiles)
    const put = (at: Point) => {
      const where: [number, number] = [at.latitude, at.longitude]
      if (marker.current) marker.current.setLatLng(where)
      else marker.current = new CircleMarker(where, { radius: 10, color: palette.primary.main, weight: 4 }).addTo(map)
      setPicked(at)
    }
    if (point) put(point)
    map.on('click', ({ latlng }) => put({ latitude: latlng.lat, longitude: latlng.wrap().lng }))
    // By keyboard: arrows move the map (Leaflet's own), Enter takes its middle.
    map.on('keypress', ({ originalEvent }) => {
      const { lat, lng } = map.getCenter().wrap()
      if (originalEvent.key === 'Enter') put({ latitude: lat, longitude: lng })
    })
    return () => {
      marker.current = null
      map.remove()
    }
    // The map is made once; where it starts does not change while it is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [box])

  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="map-dialog-title">
      <DialogTitle id="map-dialog-title">{say.forms.pickPlace}</DialogTitle>
      <Box ref={setBox} sx={{ height: '60vh', bgcolor: 'sunken' }} />
      <DialogActions>
        <Button onClick={onClose}>{say.forms.cancel}</Button>
        <Button variant="contained" disabled={!picked} onClick={() => picked && onPick(picked)}>
          {say.forms.usePlace}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

import 'leaflet/dist/leaflet.css'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { styled, useTheme } from '@mui/material/styles'
import type { Map } from 'leaflet'
import { useGetList, type RaRecord } from 'ra-core'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { Town } from '#resources'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { useConfig } from '#src/providers/config.ts'
import { nameTowns } from '#src/resource/map/nameTowns.ts'
import { listParams } from '#src/resource/queries.ts'
import type { Point } from './mapLink.ts'
import { createPickMap } from './pickMap.ts'

interface MapDialogProps {
  readonly point: Point | null
  readonly onPick: (point: Point) => void
  readonly onClose: () => void
}

/** A map to tap a place on. Loaded when asked for, since Leaflet comes with it. */
export function MapDialog({ point, onPick, onClose }: MapDialogProps) {
  const say = useMessages()
  const id = useId()
  const { vars } = useTheme()
  const { tilesUrl } = useConfig()
  const [picked, setPicked] = useState(point)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [map, setMap] = useState<Map | null>(null)
  const [isBare, setBare] = useState(tilesUrl === null)

  // The map is made once, with what is known when the dialog opens.
  const make = useEffectEvent((where: HTMLElement) =>
    createPickMap(where, {
      point,
      tiles: tilesUrl,
      colours: {
        land: vars.palette.background.paper,
        border: vars.palette.fieldBorder,
        mark: vars.palette.primary.main,
      },
      onPick: setPicked,
      onNoTiles: () => setBare(true),
    }),
  )
  useEffect(() => {
    if (!box) return
    const made = make(box)
    setMap(made)
    return () => {
      setMap(null)
      made.remove()
    }
  }, [box])
  useTownNames(map, isBare)

  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{say.forms.pickPlace}</DialogTitle>
      <Canvas ref={setBox} />
      <DialogActions>
        <Button onClick={onClose}>{say.forms.cancel}</Button>
        <Button variant="contained" disabled={!picked} onClick={() => picked && onPick(picked)}>
          {say.forms.usePlace}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Without tiles the names of towns say where one is (contract section 4). */
function useTownNames(map: Map | null, wanted: boolean) {
  const { language } = useLanguage()
  const { data: towns } = useGetList<Town & RaRecord>('town', listParams({ name: 'town', meta: { full: true } }), {
    enabled: wanted,
  })
  useEffect(() => {
    if (!map || !towns || !wanted) return
    return nameTowns(map, towns, (town) => (language === 'my' && town.BurmeseName) || town.Name || '')
  }, [map, towns, wanted, language])
}

const Canvas = styled('div')(({ theme }) => ({
  height: '60vh',
  '&.leaflet-container': { font: 'inherit', background: theme.vars.palette.sunken },
  '& .town': {
    display: 'grid',
    placeItems: 'center',
    whiteSpace: 'nowrap',
    fontSize: '0.75rem',
    lineHeight: 1.65,
    color: theme.vars.palette.text.primary,
  },
}))

import Button from '@mui/material/Button'
import MyPlaceIcon from '@mui/icons-material/MyLocation'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Town } from '#resources'
import type { Point } from '#src/fields/map/mapView.ts'
import { shownNames } from '#src/fields/values/shownText.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { locate, mayLocateUnasked } from '#src/providers/device/location.ts'
import { useTownOf } from './useTownOf.ts'

/**
 * Fills in the township while none is chosen: of the pin once it is set, of the phone where it may say its place unasked, or
 * when the person asks for it. What they choose themselves stays.
 */
export function TownFromPlace({ isNew }: { isNew: boolean }) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const { setValue, resetField, getFieldState, formState } = useFormContext()
  // What is sent again must be what was sent, else it would be another page.
  const isSent = formState.isSubmitting || formState.submitCount > 0
  const values = useWatch({ name: ['Latitude', 'Longitude', 'TownId'] }) as unknown[]
  const latitude = Number(values[0]) || 0
  const longitude = Number(values[1]) || 0
  const townId = Number(values[2]) || 0
  const { townOf, isReady } = useTownOf()
  const [found, setFound] = useState<Town | null>(null)
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const ownPlace = useRef(`${latitude} ${longitude}`)

  const mayFill = () => townId === 0 || townId === found?.Id
  const take = (point: Point, how: 'asPreset' | 'asTyped') => {
    const town = townOf(point)
    if (!town) return false
    setFound(town)
    // A value that nobody typed makes no draft.
    if (how === 'asTyped') setValue('TownId', town.Id, { shouldDirty: true })
    else if (!getFieldState('TownId').isDirty) resetField('TownId', { defaultValue: town.Id })
    return true
  }

  const onPin = useEffectEvent((pin: Point) => {
    const place = `${pin.latitude} ${pin.longitude}`
    if (place === ownPlace.current) return
    ownPlace.current = place
    if ((pin.latitude !== 0 || pin.longitude !== 0) && mayFill()) take(pin, 'asTyped')
  })
  useEffect(() => {
    if (isReady) onPin({ latitude, longitude })
  }, [latitude, longitude, isReady])

  const onAllowed = useEffectEvent((point: Point) => void (!isSent && mayFill() && take(point, 'asPreset')))
  useEffect(() => {
    if (!isNew || !isReady) return
    let isLeft = false
    void mayLocateUnasked()
      .then((may) => (may ? locate() : null))
      .then((point) => point && !isLeft && onAllowed(point))
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [isNew, isReady])

  async function ask() {
    setState('asking')
    const point = await locate().catch(() => null)
    setState(point && take(point, 'asTyped') ? 'idle' : 'failed')
  }

  return (
    <Box sx={{ mt: -2 }}>
      {townId === 0 && (
        <Button
          variant="outlined"
          size="small"
          startIcon={<MyPlaceIcon aria-hidden />}
          loading={state === 'asking'}
          loadingPosition="start"
          disabled={!isReady}
          onClick={() => void ask()}
        >
          {t.forms.townHere}
        </Button>
      )}
      <Typography role="status" variant="body2" color="text.secondary">
        {state === 'failed' && townId === 0 && t.forms.townNotFound}
        {found && found.Id === townId && t.forms.townFromPlace({ town: shownNames(found, language).first ?? '' })}
      </Typography>
    </Box>
  )
}

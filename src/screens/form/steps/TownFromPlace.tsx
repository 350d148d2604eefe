import Button from '@mui/material/Button'
import MyPlaceIcon from '@mui/icons-material/MyLocation'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Town } from '#resources'
import type { Point } from '#src/map/mapView.ts'
import { shownNames } from '#src/fields/values/shownText.ts'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { locate, mayLocateUnasked } from '#src/providers/device/location.ts'
import { useTownOf } from './useTownOf.ts'

/**
 * Fills in the township while none is chosen: of the pin once it is set, of the phone where it may say its place unasked, or
 * when the person asks for it. Without the pin its township is gone too. What they choose themselves stays.
 */
export function TownFromPlace({ isNew }: { isNew: boolean }) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const { townId, found, state, isReady, ask } = useTownFromPlace(isNew)
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
        {state === 'failed' && townId === 0
          ? t.forms.townNotFound
          : found?.Id === townId && t.forms.townFromPlace({ town: shownNames(found, language).first ?? '' })}
      </Typography>
    </Box>
  )
}

function useTownFromPlace(isNew: boolean) {
  const { setValue, resetField, getFieldState, formState, watch } = useFormContext()
  // What is sent again must be what was sent, else it would be another page.
  const isSent = formState.isSubmitting || formState.submitCount > 0
  const values = useWatch({ name: ['Latitude', 'Longitude', 'TownId'] }) as unknown[]
  const latitude = Number(values[0]) || 0
  const longitude = Number(values[1]) || 0
  const townId = Number(values[2]) || 0
  const { townOf, isReady } = useTownOf()
  const [ofPhone, setOfPhone] = useState<Town | null>(null)
  /** with what stood in the field before */
  const [ofPin, setOfPin] = useState<{ readonly town: Town; readonly before: unknown } | null>(null)
  const found = ofPin?.town ?? ofPhone
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const ownPlace = useRef(`${latitude} ${longitude}`)

  const mayFill = () => townId === 0 || townId === found?.Id
  const takeOfPhone = (point: Point, how: 'asPreset' | 'asTyped') => {
    const town = townOf(point)
    if (!town) return false
    setOfPhone(town)
    setOfPin(null)
    // A value that nobody typed makes no draft.
    if (how === 'asTyped') setValue('TownId', town.Id, { shouldDirty: true })
    else if (!getFieldState('TownId').isDirty) resetField('TownId', { defaultValue: town.Id })
    return true
  }

  const takeOfPin = (pin: Point) => {
    const town = townOf(pin)
    if (!town) return
    setOfPin({ town, before: ofPin ? ofPin.before : values[2] })
    setValue('TownId', town.Id, { shouldDirty: true })
  }
  const forgetPin = () => {
    // One that is as it is stored, after somebody else's version was taken, is not of the pin.
    const isFilledIn = townId === ofPin?.town.Id && getFieldState('TownId').isDirty
    if (ofPin && isFilledIn) setValue('TownId', ofPin.before, { shouldDirty: true })
    setOfPin(null)
  }

  const onPin = useEffectEvent((pin: Point) => {
    const place = `${pin.latitude} ${pin.longitude}`
    if (place === ownPlace.current) return
    ownPlace.current = place
    if (pin.latitude === 0 && pin.longitude === 0) forgetPin()
    else if (mayFill()) takeOfPin(pin)
  })
  useEffect(() => {
    if (isReady) onPin({ latitude, longitude })
  }, [latitude, longitude, isReady])

  useEffect(() => {
    const { unsubscribe } = watch((_values, { name, type }) => {
      // What the person chose is theirs, even where it is the same.
      if (name !== 'TownId' || type !== 'change') return
      setOfPhone(null)
      setOfPin(null)
    })
    return unsubscribe
  }, [watch])

  const onAllowed = useEffectEvent((point: Point) => {
    // The pin says more about the business than where the phone is.
    if (!isSent && !ofPin && mayFill()) takeOfPhone(point, 'asPreset')
  })
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
    setState(point && takeOfPhone(point, 'asTyped') ? 'idle' : 'failed')
  }

  return { townId, found, state, isReady, ask }
}

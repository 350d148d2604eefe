import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MapIcon from '@mui/icons-material/MapOutlined'
import MyPlaceIcon from '@mui/icons-material/MyLocation'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Suspense, useId, useRef, useState } from 'react'
import { useController, type ControllerRenderProps } from 'react-hook-form'
import { toAsciiDigits } from '#resources/text/digits.ts'
import { labelOf, useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame } from '../inputs/FieldFrame.tsx'
import type { InputProps } from '../inputs/inputProps.ts'
import { readMapLink } from './mapLink.ts'
import type { Point } from '#src/map/mapView.ts'
import { lazyPiece } from '#src/navigation/lazy.tsx'

// Leaflet is 43 KB, so it loads only when the map opens.
const MapDialog = lazyPiece(async () => (await import('./MapDialog.tsx')).MapDialog)

/** Six decimals of a degree are about 10 cm. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/**
 * Form values `Latitude` and `Longitude` in degrees; 0 means no place (spec 5.12, docs/rules.md#places). On a phone a place is
 * picked or taken from the device; the boxes for a link and for coordinates are one tap away.
 */
export function PlaceInput({ resource, name, required, mode }: InputProps<'place'>) {
  const t = useAllMessages()
  const id = useId()
  const [mapOpen, setMapOpen] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isTyping, setTyping] = useState(false)
  const firstWay = useRef<HTMLButtonElement>(null)
  const digits = useDigits()
  const latitude = useDegrees('Latitude', 'Longitude', t.forms.latitude, required)
  const longitude = useDegrees('Longitude', 'Latitude', t.forms.longitude, required)
  const point: Point = { latitude: Number(latitude.field.value) || 0, longitude: Number(longitude.field.value) || 0 }
  const hasPlace = point.latitude !== 0 && point.longitude !== 0
  const typedFault = latitude.fieldState.error?.message ?? longitude.fieldState.error?.message
  const showsBoxes = isTyping || typedFault !== undefined

  /** A place in another way makes up for the link or the device that gave none. */
  const forgetFault = () => setFault(undefined)

  function setPlace(found: Point) {
    forgetFault()
    latitude.field.onChange(rounded(found.latitude))
    longitude.field.onChange(rounded(found.longitude))
  }

  function removePlace() {
    setPlace({ latitude: 0, longitude: 0 })
    // The button that was pressed is gone with the place.
    firstWay.current?.focus()
  }

  function hint() {
    if (hasPlace) return t.forms.placeSet({ place: digits(`${point.latitude}, ${point.longitude}`) })
    return showsBoxes ? t.forms.noPlaceHint : t.forms.placeUnset
  }

  return (
    <FieldFrame
      {...{ id, required, mode }}
      group
      label={labelOf(t, resource, name)}
      error={fault ?? typedFault}
      hint={hint()}
      aside={
        hasPlace ? (
          <Button size="small" onClick={removePlace}>
            {t.forms.noPlace}
          </Button>
        ) : undefined
      }
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={firstWay}
            variant="outlined"
            size="small"
            startIcon={<MapIcon aria-hidden />}
            onClick={() => setMapOpen(true)}
          >
            {t.forms.pickPlace}
          </Button>
          <MyPlaceButton onFound={setPlace} onFailed={() => setFault(t.forms.myPlaceFailed)} />
          {!showsBoxes && (
            <Button size="small" onClick={() => setTyping(true)}>
              {t.forms.typePlace}
            </Button>
          )}
        </Box>
        {showsBoxes && (
          <>
            <LinkBox hasFocus={isTyping} onFound={setPlace} onFault={setFault} />
            <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
              <Degrees label={t.forms.latitude} field={latitude.field} max={90} onType={forgetFault} />
              <Degrees label={t.forms.longitude} field={longitude.field} max={180} onType={forgetFault} />
            </Box>
          </>
        )}
      </Box>
      {mapOpen && (
        <Suspense fallback={null}>
          <MapDialog
            point={hasPlace ? point : null}
            onClose={() => setMapOpen(false)}
            onPick={(picked) => {
              setPlace(picked)
              setMapOpen(false)
            }}
          />
        </Suspense>
      )}
    </FieldFrame>
  )
}

const mostOf = { Latitude: 90, Longitude: 180 } as const
type Degree = keyof typeof mostOf

function useDegrees(name: Degree, other: Degree, label: string, required: boolean) {
  const most = mostOf[name]
  const t = useAllMessages()
  const validate = (value: unknown, all: Readonly<Record<string, unknown>>) => {
    const isEmpty = value === '' || value === null || value === undefined
    if (isEmpty && required) return t.forms.required
    // What is wrong with the other one comes first.
    const others = Math.abs(Number(all[other]))
    if (!Number(value)) return others > 0 && others <= mostOf[other] ? t.forms.bothDegrees : undefined
    return Math.abs(Number(value)) <= most ? undefined : t.forms.degreesBetween({ name: label, most })
  }
  return useController({ name, defaultValue: 0, rules: { validate, deps: other } })
}

function MyPlaceButton({ onFound, onFailed }: { onFound: (point: Point) => void; onFailed: () => void }) {
  const t = useAllMessages()
  const [isLocating, setAsking] = useState(false)
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<MyPlaceIcon aria-hidden />}
      loading={isLocating}
      loadingPosition="start"
      onClick={() => {
        if (!('geolocation' in navigator)) return onFailed()
        setAsking(true)
        navigator.geolocation.getCurrentPosition(
          ({ coords }) => {
            setAsking(false)
            onFound({ latitude: coords.latitude, longitude: coords.longitude })
          },
          () => {
            setAsking(false)
            onFailed()
          },
          { enableHighAccuracy: true, timeout: 15_000 },
        )
      }}
    >
      {t.forms.myPlace}
    </Button>
  )
}

/** Parses pasted text at once, typed text on Enter or blur. */
function LinkBox({
  hasFocus,
  onFound,
  onFault,
}: {
  /** The person has just asked for it. */
  hasFocus: boolean
  onFound: (point: Point) => void
  onFault: (fault: string | undefined) => void
}) {
  const t = useAllMessages()
  const [typed, setTyped] = useState('')
  /** Read once: leaving the box again must not undo what was set in another way since. */
  const lastRead = useRef('')
  function read(text: string) {
    lastRead.current = text
    if (text.trim() === '') return onFault(undefined)
    const found = readMapLink(toAsciiDigits(text))
    if (found === null) onFault(t.forms.linkNotRead)
    else if (found === 'shortLink') onFault(t.forms.shortLink)
    else onFound(found)
  }
  return (
    <OutlinedInput
      fullWidth
      autoFocus={hasFocus}
      value={typed}
      placeholder={t.forms.pasteLink}
      onChange={(event) => setTyped(event.target.value)}
      onPaste={(event) => read(event.clipboardData.getData('text'))}
      onBlur={() => typed !== lastRead.current && read(typed)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // Enter parses the link; it must not submit the form.
        event.preventDefault()
        read(typed)
      }}
      inputProps={{ 'aria-label': t.forms.pasteLink, autoComplete: 'off', autoCapitalize: 'none' }}
    />
  )
}

interface DegreesProps {
  readonly label: string
  readonly field: ControllerRenderProps
  readonly max: number
  readonly onType: () => void
}

const Degrees = ({ label, field, max, onType }: DegreesProps) => (
  <Box component="label" sx={{ display: 'grid', typography: 'body2', color: 'text.secondary', minWidth: 0 }}>
    <span>{label}</span>
    <OutlinedInput
      type="number"
      name={field.name}
      inputRef={field.ref}
      value={field.value ?? ''}
      onChange={(event) => {
        field.onChange(event.target.value === '' ? '' : Number(event.target.value))
        onType()
      }}
      onBlur={field.onBlur}
      inputProps={{ step: 'any', min: -max, max: max, inputMode: 'decimal' }}
    />
  </Box>
)

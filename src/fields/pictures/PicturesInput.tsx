import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { useForkRef } from '@mui/material/utils'
import { Suspense, useEffect, useId, useRef, useState, type Ref } from 'react'
import { useController, useFormState } from 'react-hook-form'
import { maxPictures } from '#resources'
import { labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame } from '../inputs/FieldFrame.tsx'
import type { InputProps } from '../inputs/inputProps.ts'
import { moved, withPictureAt, type FormPicture } from './pictures.ts'
import { CameraButton } from './CameraButton.tsx'
import { PickedTiles } from './PickedTiles.tsx'
import { PicturesFile } from './PicturesFile.tsx'
import { usePicking } from './usePicking.ts'
import { usePictureList } from './usePictureList.ts'
import { lazyPiece } from '#src/navigation/lazy.tsx'

/** Loaded with the first picture: it brings what moves things by finger. */
const SortablePictures = lazyPiece(async () => (await import('./SortablePictures.tsx')).SortablePictures)

/** For screen readers alone. */
const onlySpoken = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }

interface Removed {
  readonly picture: FormPicture
  readonly at: number
}

/**
 * Several pictures in order: picked together or taken with the camera, made smaller on the device, moved by finger, mouse or
 * buttons, and put back after a removal. Where another field holds the first (`first`), it is the first of this list. Form values:
 * stored names and Files (src/providers/formData.ts).
 */
export function PicturesInput({ resource, name, field: { first }, required, mode }: InputProps<'pictures'>) {
  const t = useAllMessages()
  const id = useId()
  const addButton = useRef<HTMLButtonElement>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [removals, setRemovals] = useState(0)
  const [announced, setAnnounced] = useState('')
  const { pictures, current, change } = usePictureList(name, first)
  const most = maxPictures + (first ? 1 : 0)
  const picking = usePicking({
    mode,
    most,
    count: () => current().length,
    add: (picture) => change([...current(), picture]),
  })
  const { field, fieldState } = useController({
    name,
    defaultValue: [],
    rules: {
      validate: () => {
        if (picking.isPreparing()) return t.forms.picturesPreparing
        return required && current().length === 0 ? t.forms.required : undefined
      },
    },
  })
  const firstFault = useFormState({ name: first ?? name }).errors[first ?? name]?.message
  const label = first ? t.forms.pictures : labelOf(t, resource, name)

  const move = (from: number, to: number) => {
    setRemoved(null)
    change(moved(pictures, from, to))
    setAnnounced(t.forms.pictureMoved({ number: to + 1, count: pictures.length }))
  }
  const remove = (at: number) => {
    setRemoved({ picture: pictures[at]!, at })
    setRemovals(removals + 1)
    change(pictures.filter((_, other) => other !== at))
  }
  const putBack = ({ picture, at }: Removed) => {
    setRemoved(null)
    change(withPictureAt(current(), at, picture))
    addButton.current?.focus()
  }
  return (
    <FieldFrame
      {...{ id, label, required, mode }}
      group
      error={fieldState.error?.message ?? (typeof firstFault === 'string' ? firstFault : undefined)}
      hint={(first ? t.forms.picturesFirstHint : t.forms.picturesHint)({ most })}
      aside={
        pictures.length > 0 && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t.forms.picturesCount({ count: pictures.length, most })}
          </Box>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {first && <HeldFirst name={first} focus={() => addButton.current?.focus()} />}
        {pictures.length > 0 && (
          <Suspense fallback={<Box sx={{ minHeight: 160 }} />}>
            <SortablePictures
              {...{ pictures, move, remove }}
              label={label}
              firstLabel={first && t.forms.firstPicture}
            />
          </Suspense>
        )}
        <Box component="span" role="status" sx={onlySpoken}>
          {announced}
        </Box>
        {removed && <RemovedNote key={removals} putBack={() => putBack(removed)} />}
        {picking.picked.length > 0 && <PickedTiles picked={picking.picked} dismiss={picking.dismiss} />}
        {picking.leftOut && (
          <Alert severity="warning" onClose={picking.clearLeftOut} sx={{ overflowWrap: 'anywhere' }}>
            {picking.leftOut}
          </Alert>
        )}
        <AddButtons {...{ id, label, name }} pick={picking.pick} buttonRef={useForkRef(field.ref, addButton)} />
      </Box>
    </FieldFrame>
  )
}

/** Registers the field that holds the first picture: an error of the server at it has a place, and a focus. */
function HeldFirst({ name, focus }: { name: string; focus: () => void }) {
  const { field } = useController({ name, defaultValue: '' })
  useEffect(() => field.ref({ focus }))
  return null
}

interface AddButtonsProps {
  readonly id: string
  readonly label: string
  readonly name: string
  readonly pick: (files: readonly File[]) => void
  readonly buttonRef: Ref<HTMLButtonElement>
}

function AddButtons({ id, label, name, pick, buttonRef }: AddButtonsProps) {
  const t = useAllMessages()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={buttonRef}
          variant="outlined"
          size="small"
          startIcon={<AddIcon aria-hidden />}
          aria-describedby={`${id}-label`}
          onClick={() => picker.current?.click()}
        >
          {t.forms.addPictures}
        </Button>
        <CameraButton camera={camera} labelId={`${id}-label`} />
      </Box>
      <PicturesFile inputRef={picker} label={label} name={name} several onPick={pick} />
      <PicturesFile inputRef={camera} label={`${label}: ${t.forms.takePhoto}`} capture onPick={pick} />
    </>
  )
}

function RemovedNote({ putBack }: { putBack: () => void }) {
  const t = useAllMessages()
  const undo = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone with its picture.
  useEffect(() => undo.current?.focus(), [])
  return (
    <Alert
      severity="info"
      action={
        <Button ref={undo} color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={putBack}>
          {t.forms.putBack}
        </Button>
      }
    >
      {t.forms.pictureRemoved}
    </Alert>
  )
}

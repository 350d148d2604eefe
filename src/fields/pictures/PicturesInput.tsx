import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { maxPictures } from '#resources'
import { labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame } from '../inputs/FieldFrame.tsx'
import type { InputProps } from '../inputs/inputProps.ts'
import { moved, picturesIn, withPictureAt, type FormPicture } from './pictures.ts'
import { CameraButton } from './CameraButton.tsx'
import { PicturesFile } from './PicturesFile.tsx'
import { usePicking } from './usePicking.ts'
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
 * buttons, and put back after a removal. Form value: stored names and Files (src/providers/formData.ts).
 */
export function PicturesInput({ resource, name, required, mode }: InputProps<'pictures'>) {
  const t = useAllMessages()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [removals, setRemovals] = useState(0)
  const [announced, setAnnounced] = useState('')
  const { getValues, setValue, clearErrors } = useFormContext()
  // Pictures become ready one by one, so each looks at what there is by then.
  const current = () => picturesIn(getValues(name))
  const { pick, isPreparing, preparing, faults, clearFaults } = usePicking(
    mode,
    () => current().length,
    (picture) => {
      clearErrors(name)
      setValue(name, [...current(), picture], { shouldDirty: true })
    },
  )
  const { field, fieldState } = useController({
    name,
    defaultValue: [],
    rules: {
      validate: (value) => {
        if (isPreparing()) return t.forms.picturesPreparing
        return required && picturesIn(value).length === 0 ? t.forms.required : undefined
      },
    },
  })
  const pictures = picturesIn(field.value)
  const label = labelOf(t, resource, name)

  const change = (next: readonly FormPicture[]) => field.onChange([...next])
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
      error={fieldState.error?.message}
      hint={t.forms.picturesHint({ most: maxPictures })}
      aside={
        pictures.length > 0 && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {t.forms.picturesCount({ count: pictures.length, most: maxPictures })}
          </Box>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 1 }}>
        {pictures.length > 0 && (
          <Suspense fallback={<Box sx={{ minHeight: 160 }} />}>
            <SortablePictures {...{ pictures, move, remove }} label={label} />
          </Suspense>
        )}
        <Box component="span" role="status" sx={onlySpoken}>
          {announced}
        </Box>
        {removed && <RemovedNote key={removals} putBack={() => putBack(removed)} />}
        {preparing && <Preparing {...preparing} />}
        {faults.length > 0 && <Faults faults={faults} onClose={clearFaults} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={(button) => {
              field.ref(button)
              addButton.current = button
            }}
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
      </Box>
    </FieldFrame>
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

function Preparing({ number, count }: { number: number; count: number }) {
  const t = useAllMessages()
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5, typography: 'body2' }}>
      <span>{t.forms.preparingPictures({ number, count })}</span>
      <LinearProgress variant="determinate" value={(100 * (number - 1)) / count} aria-hidden />
    </Box>
  )
}

const Faults = ({ faults, onClose }: { faults: readonly string[]; onClose: () => void }) => (
  <Alert severity="warning" onClose={onClose} sx={{ overflowWrap: 'anywhere' }}>
    {faults.map((fault) => (
      <div key={fault}>{fault}</div>
    ))}
  </Alert>
)

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import { useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { isAbsent } from '#resources/text/detect.ts'
import { labelOf } from '#src/messages/index.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { uploadUrl } from '#src/paths.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { maxFileBytes } from './FileInput.tsx'
import type { InputProps } from './inputProps.ts'
import { resizedPicture } from './picture.ts'
import { CameraButton } from '../pictures/CameraButton.tsx'
import { PicturesFile } from '../pictures/PicturesFile.tsx'
import { validateField } from './rules.ts'

/**
 * A picture, picked or taken with the camera, resized to 500 px width before upload (spec 5.07) and previewed at 4:3.
 * Form value: the stored name, a data URL once one is picked, '' once it is removed.
 */
export function ImageInput({ resource, name, field: declared, required, mode }: InputProps<'image'>) {
  const t = useAllMessages()
  const { alert } = useDialogs()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<{ preparing?: boolean; fault?: string }>({})
  const {
    field: { ref: focusRef, ...field },
    fieldState,
  } = useController({
    name,
    defaultValue: '',
    rules: { validate: (value) => validateField(declared, value, required, t) },
  })
  const label = labelOf(t, resource, name)
  const shown = typeof field.value === 'string' && !isAbsent(field.value) ? uploadUrl(field.value) : null

  async function pick(file: File | undefined) {
    if (!file) return
    if (file.size > maxFileBytes) {
      const fault = mode === 'create' ? t.forms.fileTooLargeCreate : t.forms.fileTooLargeEdit
      setState({ fault })
      return alert(fault)
    }
    setState({ preparing: true })
    try {
      field.onChange(await resizedPicture(file))
      setState({})
    } catch {
      setState({ fault: t.forms.notAnImage })
    }
  }

  return (
    <FieldFrame {...{ id, label, required, mode }} group error={state.fault ?? fieldState.error?.message}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', maxWidth: 360 }}>
        <Box
          sx={(theme) => ({
            width: '100%',
            // Reserves space for a picture only once there is one, so that an empty form is not full of empty frames.
            ...(shown || state.preparing ? { aspectRatio: '4 / 3' } : { height: 96 }),
            borderRadius: theme.radius.card,
            bgcolor: 'sunken',
            color: 'text.secondary',
            display: 'grid',
            placeItems: 'center',
            overflow: 'hidden',
          })}
        >
          <Preview shown={shown} label={label} preparing={state.preparing ?? false} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={focusRef}
            variant="outlined"
            size="small"
            startIcon={<PictureIcon aria-hidden />}
            aria-describedby={`${id}-label`}
            onClick={() => picker.current?.click()}
          >
            <span>{shown ? t.forms.changeImage : t.forms.pickImage}</span>
          </Button>
          <CameraButton camera={camera} labelId={`${id}-label`} />
          {shown && (
            <Button
              size="small"
              color="error"
              startIcon={<DeleteIcon aria-hidden />}
              aria-describedby={`${id}-label`}
              onClick={() => {
                setState({})
                field.onChange('')
              }}
            >
              {t.forms.removeImage}
            </Button>
          )}
        </Box>
        <PicturesFile inputRef={picker} label={label} name={name} onPick={([file]) => void pick(file)} />
        <PicturesFile
          inputRef={camera}
          label={`${label}: ${t.forms.takePhoto}`}
          capture
          onPick={([file]) => void pick(file)}
        />
      </Box>
    </FieldFrame>
  )
}

function Preview({ shown, label, preparing }: { shown: string | null; label: string; preparing: boolean }) {
  const t = useAllMessages()
  if (preparing)
    return (
      <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
        <CircularProgress aria-hidden size={32} />
        <span>{t.forms.preparingImage}</span>
      </Box>
    )
  if (!shown) return <PictureIcon aria-hidden sx={{ fontSize: 48 }} />
  return (
    <Box
      component="img"
      src={shown}
      alt={label}
      sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
    />
  )
}

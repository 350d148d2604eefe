import Button from '@mui/material/Button'
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined'
import type { RefObject } from 'react'
import { useAllMessages } from '#src/messages/working.ts'

/** Opens the camera of a phone, by the hidden input that asks for it. */
export function CameraButton({ camera, labelId }: { camera: RefObject<HTMLInputElement | null>; labelId: string }) {
  const t = useAllMessages()
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<CameraIcon aria-hidden />}
      aria-describedby={labelId}
      onClick={() => camera.current?.click()}
      // A desktop has no camera; this button would only open the file chooser again.
      sx={{ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } }}
    >
      {t.forms.takePhoto}
    </Button>
  )
}

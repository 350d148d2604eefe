import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useAllMessages } from '#src/messages/working.ts'

interface UploadProgressProps {
  /** from 0 to 1 */
  progress: number
  onCancel: () => void
}

/** How far a long upload is, on the overlay of its form. */
export function UploadProgress({ progress, onCancel }: UploadProgressProps) {
  const t = useAllMessages()
  const percent = Math.floor(progress * 100)
  // All has been sent, and the server makes small pictures of it.
  const isSent = percent === 100
  const label = isSent ? t.forms.saving : t.forms.uploading({ percent })
  return (
    <Box
      sx={(theme) => ({
        display: 'grid',
        gap: 1.5,
        p: 3,
        width: 'min(320px, 100% - 32px)',
        textAlign: 'center',
        bgcolor: 'background.paper',
        color: 'text.primary',
        borderRadius: theme.radius.card,
      })}
    >
      <span>{label}</span>
      <LinearProgress variant={isSent ? 'indeterminate' : 'determinate'} value={percent} aria-label={label} />
      {/* The pressed submit button is disabled meanwhile, so the focus needs a new place. */}
      <Button onClick={onCancel} autoFocus>
        {t.shell.cancel}
      </Button>
    </Box>
  )
}

import Backdrop from '@mui/material/Backdrop'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useAllMessages } from '#src/messages/working.ts'
import { Dots } from './Dots.tsx'

interface OverlayProps {
  open: boolean
  label?: string
  /** upload progress from 0 to 1; null when there is none to show */
  progress?: number | null
  onCancel?: () => void
}

/** Covers the screen while a form is saved or somebody signs in (spec 2.59, 4.36); a long upload shows its progress. */
export function Overlay({ open, label, progress = null, onCancel }: OverlayProps) {
  const t = useAllMessages()
  return (
    // MUI's Backdrop is aria-hidden by default, which would also hide its label from screen readers.
    <Backdrop
      open={open}
      slotProps={{ root: { 'aria-hidden': false } }}
      sx={{ zIndex: 'modal', bgcolor: 'rgb(30 24 32 / 0.5)' }}
    >
      {open && progress === null && <Dots label={label ?? t.shell.loading} size={20} />}
      {open && progress !== null && <Upload progress={progress} onCancel={onCancel} />}
    </Backdrop>
  )
}

function Upload({ progress, onCancel }: { progress: number; onCancel: OverlayProps['onCancel'] }) {
  const t = useAllMessages()
  const percent = Math.floor(progress * 100)
  const label = t.forms.uploading({ percent })
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
      <LinearProgress variant="determinate" value={percent} aria-label={label} />
      {/* The pressed submit button is disabled meanwhile, so the focus needs a new place. */}
      <Button onClick={onCancel} autoFocus>
        {t.shell.cancel}
      </Button>
    </Box>
  )
}

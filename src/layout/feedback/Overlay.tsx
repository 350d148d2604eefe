import Backdrop from '@mui/material/Backdrop'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useMessages } from '#src/messages/index.ts'
import { Dots } from './Dots.tsx'

interface OverlayProps {
  open: boolean
  label?: string
  /** how far an upload has got, 0 to 1; null where there is nothing to tell */
  share?: number | null
  onCancel?: () => void
}

/** Covers the screen while something is saved or somebody signs in (spec 2.59, 4.36); a long upload says how far it has got. */
export function Overlay({ open, label, share = null, onCancel }: OverlayProps) {
  const t = useMessages()
  return (
    // A backdrop hides itself from screen readers, and with it what this one has to say.
    <Backdrop
      open={open}
      slotProps={{ root: { 'aria-hidden': false } }}
      sx={{ zIndex: 'modal', bgcolor: 'rgb(30 24 32 / 0.5)' }}
    >
      {open && share === null && <Dots label={label ?? t.shell.loading} size={20} />}
      {open && share !== null && <Upload share={share} onCancel={onCancel} />}
    </Backdrop>
  )
}

function Upload({ share, onCancel }: { share: number; onCancel: OverlayProps['onCancel'] }) {
  const t = useMessages()
  const percent = Math.floor(share * 100)
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
      {/* The button that was pressed is disabled meanwhile: the focus would be nowhere. */}
      <Button onClick={onCancel} autoFocus>
        {t.shell.cancel}
      </Button>
    </Box>
  )
}

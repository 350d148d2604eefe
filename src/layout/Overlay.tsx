import Backdrop from '@mui/material/Backdrop'
import { useMessages } from '#src/messages/index.ts'
import { Dots } from './Dots.tsx'

/** Covers the screen while something is saved or somebody signs in (spec sections 2 and 4). */
export function Overlay({ open, label }: { open: boolean; label?: string }) {
  const say = useMessages()
  return (
    // A backdrop hides itself from screen readers, and with it what this one has to say.
    <Backdrop
      open={open}
      slotProps={{ root: { 'aria-hidden': false } }}
      sx={{ zIndex: 'modal', bgcolor: 'rgb(30 24 32 / 0.5)' }}
    >
      {open && <Dots label={label ?? say.shell.loading} size={20} />}
    </Backdrop>
  )
}

import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'

interface BottomSheetProps {
  /** the id of its heading */
  readonly titleId: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that comes up from the lower edge, under the thumb. Escape and a tap beside it close it. */
export function BottomSheet({ titleId, onClose, children }: BottomSheetProps) {
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { maxWidth: 600, mx: 'auto' } } }}
    >
      {children}
    </Drawer>
  )
}

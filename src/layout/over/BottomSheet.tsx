import { Drawer } from './overlays.tsx'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface BottomSheetProps {
  /** the id of its heading */
  readonly titleId: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A dialog that comes up from the lower edge, under the thumb; on a desktop it stands in the middle. Escape and a tap beside it
 * close it.
 */
export function BottomSheet({ titleId, onClose, children }: BottomSheetProps) {
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: place } }}
    >
      {children}
    </Drawer>
  )
}

const place: SxProps<Theme> = ({ breakpoints, radius }) => ({
  maxWidth: 600,
  mx: 'auto',
  [breakpoints.up('md')]: {
    bottom: 'auto',
    top: 'calc(20 * var(--vh))',
    maxHeight: 'calc(70 * var(--vh))',
    borderRadius: radius.sheet,
  },
})

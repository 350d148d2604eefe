import Box from '@mui/material/Box'
import { useTheme, type SxProps, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState, type ReactNode } from 'react'
import { Drawer } from './overlays.tsx'
import { useDragged } from './useDragged.ts'

interface DragSheetProps {
  /** the id of its heading */
  readonly titleId: string
  /** what the handle says to who does not see it */
  readonly handle: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** In hundredths of the screen. */
const heights = { half: 60, full: 94 }

/**
 * A dialog from the lower edge whose height the finger decides: half the screen, all of it, or away. On a desktop it comes from the
 * side. Its last child stays at the bottom.
 */
export function DragSheet({ titleId, handle, onClose, children }: DragSheetProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'))
  const [height, setHeight] = useState<keyof typeof heights>('half')
  const { pulledPx, handle: dragged } = useDragged({
    heights: () => [0, heights.half, heights.full].map((share) => (share / 100) * window.innerHeight),
    at: height === 'half' ? 1 : 2,
    drop: (to) => (to === 0 ? onClose() : setHeight(to === 1 ? 'half' : 'full')),
    tap: () => setHeight(height === 'half' ? 'full' : 'half'),
  })
  const isHeld = pulledPx !== 0
  const paper: SxProps<Theme> = isWide
    ? { width: 420 }
    : {
        height: `calc(${heights[height]} * var(--vh) - ${pulledPx}px)`,
        maxHeight: `calc(${heights.full} * var(--vh))`,
        maxWidth: 600,
        mx: 'auto',
        transition: isHeld ? 'none !important' : 'height 220ms cubic-bezier(0.2, 0, 0, 1)',
      }
  return (
    <Drawer
      anchor={isWide ? 'right' : 'bottom'}
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: paper } }}
    >
      {!isWide && (
        <Box
          component="button"
          type="button"
          aria-label={handle}
          aria-expanded={height === 'full'}
          {...dragged}
          sx={handleLook}
        />
      )}
      {children}
    </Drawer>
  )
}

const handleLook: SxProps<Theme> = {
  flex: 'none',
  height: 48,
  mb: -1.5,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  cursor: 'grab',
  touchAction: 'none',
  '&::before': {
    content: '""',
    display: 'block',
    width: 40,
    height: 4,
    mx: 'auto',
    borderRadius: 999,
    bgcolor: 'text.secondary',
  },
}

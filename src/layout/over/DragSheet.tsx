import Box from '@mui/material/Box'
import { useTheme, type SxProps, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { Drawer } from './overlays.tsx'

interface DragSheetProps {
  /** the id of its heading */
  readonly titleId: string
  /** what the handle says to who does not see it */
  readonly handle: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Px that a finger moves before it means another height. */
const meantPx = 48
/** Px from half the screen down that close it. */
const closingPx = 120
const heights = { half: 'calc(60 * var(--vh))', full: 'calc(94 * var(--vh))' }

/**
 * A dialog from the lower edge whose height the finger decides: half the screen, all of it, or away. On a desktop it comes from the
 * side. Its last child stays at the bottom.
 */
export function DragSheet({ titleId, handle, onClose, children }: DragSheetProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'))
  const [height, setHeight] = useState<keyof typeof heights>('half')
  const [pulledPx, setPulled] = useState(0)
  const startY = useRef<number | null>(null)
  const move = ({ clientY }: PointerEvent) => {
    if (startY.current !== null) setPulled(clientY - startY.current)
  }
  const drop = ({ clientY }: PointerEvent) => {
    if (startY.current === null) return
    const by = clientY - startY.current
    startY.current = null
    setPulled(0)
    if (height === 'half' && by > closingPx) return onClose()
    // A tap changes it, too.
    const isTap = Math.abs(by) < 4
    if (isTap) setHeight(height === 'half' ? 'full' : 'half')
    else if (Math.abs(by) > meantPx) setHeight(by < 0 ? 'full' : 'half')
  }
  const isHeld = pulledPx !== 0
  const paper: SxProps<Theme> = isWide
    ? { width: 420 }
    : {
        height: `calc(${heights[height]} - ${pulledPx}px)`,
        maxHeight: heights.full,
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
          onPointerDown={(event: PointerEvent) => {
            startY.current = event.clientY
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerMove={move}
          onPointerUp={drop}
          onPointerCancel={drop}
          // By keyboard, which has no pointer.
          onClick={({ detail }: { detail: number }) => detail === 0 && setHeight(height === 'half' ? 'full' : 'half')}
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

import MuiDialog, { type DialogProps } from '@mui/material/Dialog'
import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer'
import MuiMenu, { type MenuProps } from '@mui/material/Menu'
import { useClosedByBack } from '#src/navigation/useClosedByBack.ts'

/** MUI's dialog, menu and drawer, which the back button closes (docs/decisions/back-button.md). */

interface ClosedByBack {
  /** by Escape, a tap beside it or the back button */
  readonly onClose: () => void
}

/** Without `onClose`, Back leaves the screen. */
export function Dialog({ onClose, ...props }: Omit<DialogProps, 'onClose'> & Partial<ClosedByBack>) {
  useClosedByBack(props.open && onClose !== undefined, () => onClose?.())
  return <MuiDialog {...props} {...(onClose && { onClose })} />
}

export function Menu({ onClose, ...props }: Omit<MenuProps, 'onClose'> & ClosedByBack) {
  useClosedByBack(props.open, onClose)
  return <MuiMenu {...props} onClose={onClose} />
}

export function Drawer({ onClose, ...props }: Omit<DrawerProps, 'onClose'> & ClosedByBack) {
  useClosedByBack(props.open ?? false, onClose)
  return <MuiDrawer {...props} onClose={onClose} />
}

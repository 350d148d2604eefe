import { useEffect, useEffectEvent } from 'react'
import { appHistory } from './history.ts'

/**
 * While `isOpen`, Back calls `close` and the screen stays (docs/decisions/back-button.md). The dialogs, menus and drawers of
 * src/layout/over do so by themselves.
 *
 *   useClosedByBack(isOpen, () => setOpen(false))
 *
 * What is closed in another way says so by `isOpen`, or by leaving the screen.
 */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => (isOpen ? appHistory.openLayer(() => onBack()) : undefined), [isOpen])
}

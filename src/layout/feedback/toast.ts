/* What a message near the bottom is made of: Toaster.tsx shows it, UndoBubble.tsx what can be undone. */

/** The opposite call of what was done; it may run after the screen has gone. It fails by rejecting, or with false. */
export type Undo = () => Promise<unknown>
export type ShowToast = (text: string, undo?: Undo) => void
export interface Toast {
  text: string
  at: number
  undo: Undo | undefined
  /** what has shown it: of one button only the newest act can be undone */
  by: unknown
}
export interface BubbleProps {
  toast: Toast
  /** of those that can be undone */
  isNewest: boolean
  show: ShowToast
  end: () => void
}
export interface UndoBubbleProps extends BubbleProps {
  undo: Undo
  durationMs: number
}

import { apiBase, internalPathOf } from '#src/paths.ts'
import { nativeApp } from './plugins.ts'

/**
 * Handles the phone's events: a tapped link to our site opens in the app (`open` gets its path); the hardware back
 * button goes back, and leaves the app at the root.
 * @returns a function that stops listening
 */
export async function watchShell(open: (path: string) => void): Promise<() => void> {
  const listeners = [
    await nativeApp.addListener('appUrlOpen', ({ url }) => {
      const path = internalPathOf(url, apiBase)
      if (path !== null) open(path)
    }),
    await nativeApp.addListener('backButton', ({ canGoBack }) => goBack(canGoBack)),
  ]
  return () => listeners.forEach((listener) => void listener.remove())
}

/** The topmost dialog or menu closes first, as with Escape. */
function goBack(canGoBack: boolean): void {
  const overlay = [...document.querySelectorAll('.MuiModal-root:not([aria-hidden=true]):not(.MuiModal-hidden)')].at(-1)
  if (overlay) overlay.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  else if (canGoBack) window.history.back()
  else void nativeApp.exitApp()
}

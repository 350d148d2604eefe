import { pathOfShared } from '#src/paths.ts'
import { nativeApp } from './plugins.ts'

/**
 * What the phone does to the app: a tapped link of ours opens here (`open` gets its path), the hardware back button goes
 * back, and at the root leaves.
 * @returns the way to stop listening
 */
export async function watchShell(open: (path: string) => void): Promise<() => void> {
  const listeners = [
    await nativeApp.addListener('appUrlOpen', ({ url }) => {
      const path = pathOfShared(url)
      if (path !== null) open(path)
    }),
    await nativeApp.addListener('backButton', ({ canGoBack }) => goBack(canGoBack)),
  ]
  return () => listeners.forEach((listener) => void listener.remove())
}

/** What lies over the screen is closed first, as Escape does it. */
function goBack(canGoBack: boolean): void {
  const over = [...document.querySelectorAll('.MuiModal-root:not([aria-hidden=true]):not(.MuiModal-hidden)')].at(-1)
  if (over) over.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  else if (canGoBack) window.history.back()
  else void nativeApp.exitApp()
}

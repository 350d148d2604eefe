let reloading = false

/** The person asked for it, and what they typed is kept as a draft: nothing needs to be confirmed. */
export const isReloading = () => reloading

/**
 * Loads the document anew, where the server answers. Without a connection it stays, since a browser's page about that would take the place of what is shown.
 */
export async function reloadIfReachable(): Promise<void> {
  try {
    await fetch('/healthz', { cache: 'no-store' })
  } catch {
    return
  }
  reloading = true
  window.location.reload()
}

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

/**
 * Loads code that an act needs. Where it did not come, some browsers ask for the file again only with the next document, so that is
 * loaded as soon as the server answers; the act fails.
 */
export const loadForAct = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((error: unknown) => {
    void reloadIfReachable()
    throw error
  })

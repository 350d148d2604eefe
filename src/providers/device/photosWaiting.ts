/* Which lists of photos have some that are still to be sent (src/resource/photos/photoBatch.ts). Small, since every first screen asks. */

const key = 'PhotosWaiting'

/** The names of their drafts, which have the person, the resource and the page. */
export function readWaiting(): readonly string[] {
  try {
    const names: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]')
    return Array.isArray(names) ? names.map(String) : []
  } catch {
    return []
  }
}

export function markWaiting(name: string, isWaiting: boolean): void {
  const others = readWaiting().filter((one) => one !== name)
  const names = isWaiting ? [...others, name] : others
  try {
    if (names.length > 0) window.localStorage.setItem(key, JSON.stringify(names))
    else window.localStorage.removeItem(key)
  } catch {
    // Without storage they are sent while the app is open.
  }
}

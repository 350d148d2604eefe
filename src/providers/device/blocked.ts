import { httpClient } from '../httpClient.ts'
import { onSessionEnd } from '../sessionEnd.ts'
import { readPreferences, writePreferences } from './preferences.ts'
import { readStored } from './storage.ts'

declare global {
  interface Window {
    /**
     * Defined in index.html: hides content of the page ids in StoredBlocks. It is there so that it runs before the
     * first paint.
     */
    hideBlocked?: () => void
  }
}

const key = 'StoredBlocks'

function read(): number[] {
  try {
    const ids: unknown = JSON.parse(window.localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

function write(ids: readonly number[]): void {
  try {
    if (ids.length > 0) window.localStorage.setItem(key, JSON.stringify(ids))
    else window.localStorage.removeItem(key)
  } catch {
    // Without storage the server's lists still leave out blocked pages.
  }
  const hasBlocked = ids.length > 0
  if (readPreferences(document.cookie).hasBlocked !== hasBlocked) writePreferences({ hasBlocked })
  window.hideBlocked?.()
}

/** How often somebody has blocked or unblocked here: an answer that was asked for before that says less than what is stored. */
let changes = 0

/**
 * Marks a page as blocked or not in this browser, for every element with the page's id in `data-page`
 * (docs/rules.md#blocking).
 */
export function markBlocked(pageId: number, isBlocked: boolean): void {
  changes++
  const others = read().filter((id) => id !== pageId)
  write(isBlocked ? [...others, pageId] : others)
}

/** Loads the pages the signed-in person has blocked on any device; when the call fails, the stored ids stay. */
export async function loadBlocked(): Promise<void> {
  const profile = readStored('StoredProfile')
  if (!profile) return write([])
  const address = `/pageBlock/api/byEmail/${encodeURIComponent(profile.Email)}`
  const before = changes
  const { json } = await httpClient(address)
  if (changes === before && Array.isArray(json))
    write(json.flatMap(({ PageId }: { PageId?: unknown }) => (typeof PageId === 'number' ? [PageId] : [])))
}

onSessionEnd(() => write([]))

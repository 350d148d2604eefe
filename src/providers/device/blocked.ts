import { httpClient } from '../httpClient.ts'
import { onSessionEnd } from '../sessionEnd.ts'
import { readStored } from './storage.ts'

declare global {
  interface Window {
    /** index.html: makes what stands under StoredBlocks invisible. There, so that it acts before anything is painted. */
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
    // Without storage the server's lists still leave them out.
  }
  window.hideBlocked?.()
}

/** Blocked or not from now on, in what this browser shows (docs/rules.md#blocking): whatever carries the page's id in `data-page`. */
export function markBlocked(pageId: number, on: boolean): void {
  const others = read().filter((id) => id !== pageId)
  write(on ? [...others, pageId] : others)
}

/** Learns what the signed-in person has blocked, elsewhere too; without a line what was known stays. */
export async function learnBlocked(): Promise<void> {
  const profile = readStored('StoredProfile')
  if (!profile) return write([])
  const address = `/pageBlock/api/byEmail/${encodeURIComponent(profile.Email)}`
  const { json } = await httpClient(address)
  if (Array.isArray(json))
    write(json.flatMap(({ PageId }: { PageId?: unknown }) => (typeof PageId === 'number' ? [PageId] : [])))
}

onSessionEnd(() => write([]))

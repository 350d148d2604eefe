import { clearDrafts } from './device/drafts.ts'
import { clearSessionStorage } from './device/storage.ts'

/**
 * Why a session ended. `quiet`: a public read found it ended, the screen goes on as for a visitor. `refused`: an act got
 * a 401, which leads to /login. `logout`: the person left (docs/rules.md#ended-session).
 */
export type SessionEnd = 'quiet' | 'refused' | 'logout'
type Listener = (why: SessionEnd) => void

const listeners = new Set<Listener>()

/** Hears of every end of a session; returns the way to stop listening. Whoever keeps private answers drops them here. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Forgets the person in this browser and tells everybody who listens. */
export function endSession(why: SessionEnd): void {
  clearSessionStorage()
  // Who only has to sign in again finds what they had written; nobody else does, a draft carries its person's id.
  if (why === 'logout') clearDrafts()
  listeners.forEach((listener) => listener(why))
}

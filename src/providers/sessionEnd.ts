import { clearSessionStorage } from './device/storage.ts'

/**
 * Why a session ended. `quiet`: a public read found it ended; the screen continues as for a visitor. `refused`: a
 * write got a 401, which leads to /login. `logout`: the person signed out (docs/rules.md#ended-session).
 */
export type SessionEnd = 'quiet' | 'refused' | 'logout'
type Listener = (reason: SessionEnd) => void

const listeners = new Set<Listener>()

/**
 * Calls the listener at every session end, so that it can drop cached private data. Returns a function that
 * unsubscribes.
 */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Removes the person's data from this browser and notifies all listeners. Drafts survive an expired session, so that a person who
 * signs in again finds them; draft names contain the person's id, so nobody else does.
 */
export function endSession(reason: SessionEnd): void {
  clearSessionStorage()
  listeners.forEach((listener) => listener(reason))
}

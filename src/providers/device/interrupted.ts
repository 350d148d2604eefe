/**
 * What a visitor was about to do when the login came between: kept in this tab, named on the login, and carried out once after it
 * (docs/rules.md#after-sign-in).
 */
export interface Interrupted {
  readonly act: 'follow' | 'rate' | 'comment' | 'stillHere'
  /** the screen where it is done */
  readonly on: string
  /** where the login leads back to */
  readonly next: string
  /** whom or what it is about */
  readonly name: string
}
type Kept = Interrupted & { readonly agreedAt?: number }

const key = 'interrupted'
/** Somebody who finds the screen gone after the login, and opens it much later, does not follow by surprise. */
const carriedOutWithinMs = 300_000

function read(): Kept | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Kept | null
  } catch {
    return null
  }
}
function write(kept: Kept | null): void {
  try {
    if (kept) window.sessionStorage.setItem(key, JSON.stringify(kept))
    else window.sessionStorage.removeItem(key)
  } catch {
    // Without storage the act is lost, but not the way back.
  }
}

export const rememberInterrupted = (act: Interrupted): void => write(act)

/** What the login to `next` interrupts. */
export function findInterrupted(next: string): Interrupted | null {
  const kept = read()
  return kept?.next === next ? kept : null
}

/** Called after the login: what it interrupted may now be done. What another way had to the login is forgotten. */
export function agreeToInterrupted(next: string): Interrupted | null {
  const found = findInterrupted(next)
  write(found && { ...found, agreedAt: Date.now() })
  return found
}

/** True once, on the screen where it is to be done. */
export function takeInterrupted(act: Interrupted['act'], on: string): boolean {
  const kept = read()
  if (kept?.act !== act || kept.on !== on || kept.agreedAt === undefined) return false
  write(null)
  return Date.now() - kept.agreedAt < carriedOutWithinMs
}

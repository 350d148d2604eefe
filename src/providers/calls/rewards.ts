import { httpClient } from '../httpClient.ts'
import { plainForm } from '../plainForm.ts'
import { readStored } from '../device/storage.ts'

/** GET /reward/api/total: the person's total reward points. */
export async function findTotal(signal?: AbortSignal): Promise<number> {
  const { json } = await httpClient('/reward/api/total', { signal: signal ?? null })
  return Number((json as { points?: unknown }).points ?? 0)
}

/** The person who shared the link of this visit, and its target; `about` is `app` for the app itself. */
export interface Invitation {
  by: number
  about: string
  aboutId: number | null
}
const key = 'invitation'

/**
 * Stores an invitation in sessionStorage: it counts once the visitor has signed in, and the sign-in may reload the
 * page.
 */
export function storeInvitation(invitation: Invitation): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(invitation))
  } catch {
    // Without storage the invitation does not count; nothing else is lost.
  }
}

/** POST /reward/api/shareOpened for the stored invitation, once, if somebody is signed in. */
export async function redeemInvitation(): Promise<void> {
  if (!readStored('StoredJWT')) return
  const raw = window.sessionStorage.getItem(key)
  if (raw === null) return
  window.sessionStorage.removeItem(key)
  const { by, about, aboutId } = JSON.parse(raw) as Invitation
  await httpClient('/reward/api/shareOpened', {
    method: 'POST',
    body: plainForm({ by, about, aboutId: aboutId ?? undefined }),
  })
}

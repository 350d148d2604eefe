import { httpClient } from '../httpClient.ts'
import { plainForm } from '../formData.ts'
import { readStored } from '../device/storage.ts'

/** GET /reward/api/total: what one's own acts have come to. */
export async function findTotal(signal?: AbortSignal): Promise<number> {
  const { json } = await httpClient('/reward/api/total', { signal: signal ?? null })
  return Number((json as { points?: unknown }).points ?? 0)
}

/** Whose link brought somebody here, and what it is about; `app`: the app itself. */
export interface Invitation {
  by: number
  about: string
  aboutId: number | null
}
const key = 'invitation'

/** Keeps an invitation for this visit: it counts once its reader is signed in, which may be only after the login's reload. */
export function keepInvitation(invitation: Invitation): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(invitation))
  } catch {
    // Without storage it does not count, and nothing else is lost.
  }
}

/** POST /reward/api/shareOpened for the kept invitation, if somebody is signed in; once. */
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

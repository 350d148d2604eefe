import type { AnyRecord } from '#resources'
import { httpClient } from '../httpClient.ts'
import { ApiError } from '../ApiError.ts'
import { plainForm } from '../plainForm.ts'
import { endSession } from '../sessionEnd.ts'
import { clearDrafts } from '../device/drafts.ts'
import { readStored, writeStored, type StoredProfile } from '../device/storage.ts'

/** The credential of a sign-in: an identity token, or a code the server exchanges for one (docs/rules.md#identity). */
export interface Credential {
  token?: string
  code?: string
  codeVerifier?: string
  redirectUri?: string
  /** Sent because the documented call has them (spec 7.01); the server takes name and email from the token. */
  name?: string
  email?: string
}

/**
 * Signs in with POST /profile/api/login and stores token and profile.
 * @throws ApiError when the server refuses or answers without a profile
 */
export async function login({ name = '', email = '', ...credential }: Credential): Promise<StoredProfile> {
  const { json } = await httpClient('/profile/api/login', {
    method: 'POST',
    body: plainForm({ name, email, ...credential }),
  })
  const { jwtToken, profile } = json as { jwtToken?: string; profile?: StoredProfile }
  if (!jwtToken || !profile) throw new ApiError('No user returned', 401)
  writeStored('StoredJWT', jwtToken)
  writeStored('StoredProfile', { Name: profile.Name, Email: profile.Email, id: profile.id })
  return profile
}

/**
 * Who owns or administers exactly one page posts as it, without being asked (docs/rules.md#choosing-a-page). Resolves with whether there
 * is any.
 */
export async function chooseOnlyPage(email: string): Promise<boolean> {
  if (readStored('StoredPage')) return true
  const address = `/page/api/byOwnerEmail/${encodeURIComponent(email)}?page=1&perPage=2`
  const { json } = await httpClient(address, { timeout: 5_000 })
  const [only, ...others] = Array.isArray(json) ? (json as AnyRecord[]) : []
  if (only && others.length === 0) writeStored('StoredPage', only)
  return only !== undefined
}

/** Ends the session of somebody who leaves: nothing of theirs stays on this device. */
export function forgetPerson(): void {
  clearDrafts()
  endSession('logout')
}

/** Signs out on this device. The browser forgets the person even when the server cannot be reached. */
export async function logout(): Promise<void> {
  if (readStored('StoredJWT')) {
    if (readStored('pushDevice'))
      await import('../native/push.ts').then((push) => push.releaseDevice()).catch(() => undefined)
    await httpClient('/profile/api/logout', { method: 'POST', timeout: 5_000 }).catch(() => undefined)
  }
  forgetPerson()
}

/**
 * Signs out on all devices, including this one.
 * @throws ApiError when the server did not do it: nobody is then signed out, here either, and the person can retry
 */
export async function logoutEverywhere(): Promise<void> {
  await httpClient('/profile/api/logout', { method: 'POST', body: plainForm({ everywhere: 'true' }) })
  forgetPerson()
}

export interface DemoAccount {
  email: string
  name: string
  role?: string
  /** The sign-in also needs the code printed at start. */
  wantsCode?: boolean
}

/** The accounts offered by the demo's account chooser (docs/rules.md#demo-mode). */
export async function demoAccounts(): Promise<DemoAccount[]> {
  const { json } = await httpClient('/demo/accounts')
  return Array.isArray(json) ? (json as DemoAccount[]) : []
}

/** An identity token from the demo's own identity provider; it goes through the same login as any other. */
export async function demoToken(account: { email: string; name: string; code?: string }): Promise<string> {
  const { json } = await httpClient('/demo/token', { method: 'POST', body: plainForm(account) })
  return (json as { token: string }).token
}

import { httpClient } from '../httpClient.ts'
import { ApiError } from '../ApiError.ts'
import { plainForm } from '../formData.ts'
import { endSession } from '../sessionEnd.ts'
import { readStored, writeStored, type StoredProfile } from '../device/storage.ts'

/** What a sign-in brings: an identity token, or a code the server exchanges for one (docs/rules.md#identity). */
export interface Credential {
  token?: string
  code?: string
  codeVerifier?: string
  redirectUri?: string
  /** Sent because the call has them (spec 7.01); the server takes both from the token. */
  name?: string
  email?: string
}

/**
 * Signs in: POST /profile/api/login, then keeps token and profile.
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

/** Signs out here; the browser forgets the person even when the line is down. */
export async function logout(): Promise<void> {
  if (readStored('StoredJWT')) {
    await httpClient('/profile/api/logout', { method: 'POST', timeout: 5_000 }).catch(() => undefined)
  }
  endSession('logout')
}

/**
 * Signs out on all devices, this one too.
 * @throws ApiError when the server did not do it: then nobody is signed out, here either, and it can be tried again
 */
export async function logoutEverywhere(): Promise<void> {
  await httpClient('/profile/api/logout', { method: 'POST', body: plainForm({ everywhere: 'true' }) })
  endSession('logout')
}

export interface DemoAccount {
  email: string
  name: string
  role?: string
}

/** The accounts of the demo's chooser (docs/rules.md#demo-mode). */
export async function demoAccounts(): Promise<DemoAccount[]> {
  const { json } = await httpClient('/demo/accounts')
  return Array.isArray(json) ? (json as DemoAccount[]) : []
}

/** An identity token of the demo's own provider, for the same login as everybody's. */
export async function demoToken(account: { email: string; name: string }): Promise<string> {
  const { json } = await httpClient('/demo/token', { method: 'POST', body: plainForm(account) })
  return (json as { token: string }).token
}

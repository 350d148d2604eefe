import { httpClient } from '../httpClient.ts'
import { plainForm } from '../formData.ts'
import type { StoredProfile } from '../device/storage.ts'
import { hasPush, nativePush } from './plugins.ts'

/** The device as the server knows it from us: its token is sent once, and again for another person. */
interface Known {
  token: string
  profileId: number
}
const key = 'pushDevice'

/**
 * Has messages reach this device for whoever is signed in (spec 1.28, 7.45): asks for permission once, sends the
 * token once. Without a person the device is nobody's again. Whoever says no is not asked again, and nothing is said.
 * @returns the way to stop listening for a new token
 */
export async function watchPush(who: StoredProfile | null, appName: string): Promise<() => void> {
  if (!hasPush()) return () => undefined
  if (!who) {
    await release(appName)
    return () => undefined
  }
  if (!(await isPermitted())) return () => undefined
  const listeners = [
    await nativePush.addListener('registration', ({ value }) => void register(value, who, appName).catch(quiet)),
    await nativePush.addListener('registrationError', quiet),
  ]
  await nativePush.register()
  return () => listeners.forEach((listener) => void listener.remove())
}

async function isPermitted(): Promise<boolean> {
  const { receive } = await nativePush.checkPermissions()
  // `prompt-with-rationale` is Android's word for somebody who said no before.
  return (receive === 'prompt' ? (await nativePush.requestPermissions()).receive : receive) === 'granted'
}

/** POST /firebaseToken/api {token, appName, profileEmail}; the app's name is the product's (spec 9.33). */
async function register(token: string, who: StoredProfile, appName: string): Promise<void> {
  const known = read()
  if (known?.token === token && known.profileId === who.id) return
  await send(token, appName, who.Email)
  window.localStorage.setItem(key, JSON.stringify({ token, profileId: who.id } satisfies Known))
}

/** Said without a bearer, the device belongs to nobody; what did not get through is tried at the next start. */
async function release(appName: string): Promise<void> {
  const known = read()
  if (!known) return
  await send(known.token, appName, '')
  window.localStorage.removeItem(key)
}

const send = (token: string, appName: string, profileEmail: string) =>
  httpClient('/firebaseToken/api', { method: 'POST', body: plainForm({ token, appName, profileEmail }) })

function read(): Known | null {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null') as Known | null
  } catch {
    return null
  }
}

/** Nobody can do anything about a push service that does not answer. */
const quiet = (error: unknown) => console.warn(error)

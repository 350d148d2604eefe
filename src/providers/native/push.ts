import { httpClient } from '../httpClient.ts'
import { plainForm } from '../plainForm.ts'
import { readStored, writeStored, type StoredProfile } from '../device/storage.ts'
import { hasPush, nativePush } from './plugins.ts'

/**
 * Registers this device for push notifications to the signed-in person (spec 1.28, 7.45): asks for permission once
 * and sends the token once. Without a signed-in person the device is unregistered. A person who declines is not asked
 * again, and sees no message.
 * @returns a function that stops listening for a new token
 */
export async function watchPush(profile: StoredProfile | null, appName: string): Promise<() => void> {
  if (!hasPush()) return () => undefined
  if (!profile) {
    await unregister(appName)
    return () => undefined
  }
  if (!(await isPermitted())) return () => undefined
  const listeners = [
    await nativePush.addListener('registration', ({ value }) => void register(value, profile, appName).catch(logOnly)),
    await nativePush.addListener('registrationError', logOnly),
  ]
  await nativePush.register()
  return () => listeners.forEach((listener) => void listener.remove())
}

async function isPermitted(): Promise<boolean> {
  const { receive } = await nativePush.checkPermissions()
  // Android reports `prompt-with-rationale` after the person has declined once.
  return (receive === 'prompt' ? (await nativePush.requestPermissions()).receive : receive) === 'granted'
}

/** POST /firebaseToken/api {token, appName, profileEmail}; appName is the product's name (spec 9.33). */
async function register(token: string, profile: StoredProfile, appName: string): Promise<void> {
  const registered = readStored('pushDevice')
  if (registered?.token === token && registered.profileId === profile.id) return
  await send(token, appName, profile.Email)
  writeStored('pushDevice', { token, profileId: profile.id })
}

/** Sent without a bearer token, this unregisters the device; a failed call is repeated at the next start. */
async function unregister(appName: string): Promise<void> {
  const registered = readStored('pushDevice')
  if (!registered) return
  await send(registered.token, appName, '')
  writeStored('pushDevice', null)
}

const send = (token: string, appName: string, profileEmail: string) =>
  httpClient('/firebaseToken/api', { method: 'POST', body: plainForm({ token, appName, profileEmail }) })

/** The person cannot do anything about a failing push service. */
const logOnly = (error: unknown) => console.warn(error)

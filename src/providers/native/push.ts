import { httpClient } from '../httpClient.ts'
import { plainForm } from '../plainForm.ts'
import { readStored, writeStored, type StoredProfile } from '../device/storage.ts'
import { hasPush, nativePush } from './plugins.ts'

/**
 * Registers this device for push notifications to the signed-in person (spec 1.28, 7.45): asks for permission once
 * and sends the token, again every month, so that the server knows that the device is in use. A person who declines is not
 * asked again, and sees no message.
 * @returns a function that stops listening for a new token
 */
export async function watchPush(profile: StoredProfile | null, appName: string): Promise<() => void> {
  if (!hasPush()) return () => undefined
  if (!profile) {
    // The next person registers it as theirs, or the same one anew.
    writeStored('pushDevice', null)
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
  const isRecent = Date.now() - (registered?.sentAt ?? 0) < monthMs
  if (registered?.token === token && registered.profileId === profile.id && isRecent) return
  await send({ token, appName, profileEmail: profile.Email })
  writeStored('pushDevice', { token, profileId: profile.id, sentAt: Date.now() })
}

/** The device is nobody's from now on. To be called before the session ends: without a bearer no token moves (docs/rules.md#push-tokens). */
export async function releaseDevice(): Promise<void> {
  const registered = readStored('pushDevice')
  if (registered) await send({ token: registered.token, profileEmail: '' }, 5_000).catch(logOnly)
}

const monthMs = 30 * 86_400_000

const send = (parts: { token: string; appName?: string; profileEmail: string }, timeout?: number) =>
  httpClient('/firebaseToken/api', { method: 'POST', body: plainForm(parts), timeout })

/** The person cannot do anything about a failing push service. */
const logOnly = (error: unknown) => console.warn(error)

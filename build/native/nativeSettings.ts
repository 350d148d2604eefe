import { resolve } from 'node:path'
import { isLocalHost } from '#server/config/privateAddress.ts'
import { type Environment, readEnvironment, release } from '#server/config/environment.ts'
import { readNativeApp } from '#server/config/nativeApp.ts'
import { StartError } from '#server/errors.ts'

export type NativeSettings = ReturnType<typeof readNativeSettings>

/**
 * Reads the settings of `npm run native` (.env.example).
 * @throws StartError naming every variable that is missing or wrong
 */
export function readNativeSettings(read: Environment = readEnvironment(), cwd: string = process.cwd()) {
  const origin = readOrigin(read)
  const { appId, appleTeamId } = readNativeApp(read, { origin })
  const file = (name: string) => {
    const path = read.text(name)
    return path === null ? null : resolve(cwd, path)
  }
  const build = read.text('NATIVE_BUILD') ?? '1'
  if (!/^[1-9]\d{0,8}$/.test(build)) read.problems.push('NATIVE_BUILD must be a whole number from 1.')
  const settings = {
    origin: origin ?? '',
    /** Whether it is over http, for trials on a local network. */
    isTrial: origin?.startsWith('http:') ?? false,
    appId: appId ?? '',
    appName: read.text('APP_NAME') ?? 'Zay',
    /** The visible version, and the number that stores require to grow with each upload. */
    version: release,
    build: Number(build),
    appleTeamId,
    /** Absolute paths of Firebase's files. Without one, that platform has neither Google sign-in nor push. */
    firebase: { android: file('FIREBASE_ANDROID_FILE'), ios: file('FIREBASE_IOS_FILE') },
  }
  if (read.problems.length > 0) throw new StartError(read.problems.join('\n'))
  return settings
}

function readOrigin(read: Environment): string | null {
  const address = read.webAddress('VITE_API_BASE')
  if (address === null) {
    read.problems.push(
      'VITE_API_BASE must say which server the app talks to, as people open it. ' +
        'For example: VITE_API_BASE=https://zay.example npm run native',
    )
    return null
  }
  const { origin, protocol, hostname } = new URL(address)
  // It is used as it is, and paths with a slash are appended.
  if (origin !== address) read.problems.push(`VITE_API_BASE must be an origin, without a path or a slash at its end.`)
  if (protocol === 'http:' && !isLocalHost(hostname)) {
    read.problems.push('VITE_API_BASE must begin with https://; http:// is for a server on one’s own network.')
  }
  return origin
}

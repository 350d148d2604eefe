import { viewedResources, viewPath } from '#resources/derived.ts'
import type { Environment } from './environment.ts'

/** The native app as phones know it (NATIVE_APP_ID, ANDROID_CERT_FINGERPRINTS, APPLE_TEAM_ID). */
export function readNativeApp(read: Environment, { origin }: { origin: string | null }) {
  const appId = readAppId(read) ?? (origin === null ? null : defaultAppId(origin))
  const androidFingerprints = read.list('ANDROID_CERT_FINGERPRINTS').map((one) => one.toUpperCase())
  if (!androidFingerprints.every((one) => /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(one))) {
    read.problems.push('ANDROID_CERT_FINGERPRINTS must be SHA-256 fingerprints like AA:BB:…, separated by commas.')
  }
  const appleTeamId = read.text('APPLE_TEAM_ID')
  if (appleTeamId !== null && !/^[A-Z0-9]{10}$/.test(appleTeamId)) {
    read.problems.push('APPLE_TEAM_ID must be the ten letters and digits Apple gave the team.')
  }
  if (appId === null && (androidFingerprints.length > 0 || appleTeamId !== null)) {
    read.problems.push('ANDROID_CERT_FINGERPRINTS and APPLE_TEAM_ID need NATIVE_APP_ID or PUBLIC_URL beside them.')
  }
  return { appId, androidFingerprints, appleTeamId }
}

/** Android allows no hyphen in an app id, iOS no underscore. */
function readAppId(read: Environment): string | null {
  const appId = read.text('NATIVE_APP_ID')
  if (appId === null || /^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)+$/i.test(appId)) return appId
  read.problems.push(
    'NATIVE_APP_ID must be like example.zay: letters, digits and dots, each part beginning with a letter.',
  )
  return null
}

/** The reversed host name, as is customary: https://app.zay.example → example.zay.app. */
export function defaultAppId(origin: string): string {
  const { hostname } = new URL(origin)
  // An IP address or a bare host name is no name for an app.
  if (!/[a-z]/i.test(hostname.split('.').at(-1) ?? '') || !hostname.includes('.')) return 'example.zay'
  const parts = hostname.split('.').map((part) => part.replace(/[^a-z0-9]/gi, ''))
  return parts
    .reverse()
    .map((part) => (/^[a-z]/i.test(part) ? part : `a${part}`))
    .join('.')
}

/** Paths that open in the installed app: exact ones and prefixes. All others stay in the browser. */
export const appLinkPaths = {
  exact: ['/', '/home', '/marketplace', '/page/new', '/article', '/category', '/search', '/share'],
  prefixes: viewedResources().map(({ name }) => viewPath(name)),
} as const

import { isLocalHost, isPrivateAddress } from '../config/privateAddress.ts'

export interface DemoCaller {
  /** The address of the socket, not one that a header claims. */
  ip: string
  httpVersion: string
  /** The request target: a path, or what else the client sent there. */
  target: string
  /** Names and values in turn, doubled ones twice. */
  rawHeaders: readonly string[]
}

/** What browsers, command line clients and the app send. Proxies add other headers, whose names nobody can list. */
const ownHeaders = new Set(
  [
    'host connection keep-alive user-agent authorization cookie origin referer range te expect date from dnt',
    'pragma cache-control priority purpose save-data transfer-encoding upgrade-insecure-requests idempotency-key',
    'service-worker service-worker-navigation-preload',
    // Client hints of before `sec-`.
    'device-memory downlink dpr ect rtt viewport-width width',
    // Web views of Android and scripts send it; no proxy does.
    'x-requested-with',
  ].flatMap((names) => names.split(' ')),
)
const ownBeginnings = ['accept', 'content-', 'if-', 'sec-']

const isOwnHeader = (name: string) => ownHeaders.has(name) || ownBeginnings.some((begin) => name.startsWith(begin))

/**
 * Who may get a demo token (docs/rules.md#demo-mode): with DEMO=1 everybody, else only callers on this machine or its
 * network, under a local host name. Not through a proxy, which makes the whole internet look local.
 */
export function mayUseDemo(
  { ip, httpVersion, target, rawHeaders }: DemoCaller,
  { isOpenToAll }: { isOpenToAll: boolean },
): boolean {
  if (isOpenToAll) return true
  // Some proxies add no header, but ask in the oldest version unless they are told otherwise. No browser does.
  if (httpVersion === '1.0' || httpVersion === '0.9') return false
  // `GET http://localhost/…` is what one asks a proxy, and its host would count instead of the header.
  if (!target.startsWith('/')) return false
  const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase())
  if (!names.every(isOwnHeader)) return false
  // Of two, the one that a proxy went by may be the other.
  if (names.filter((name) => name === 'host').length !== 1) return false
  const host = rawHeaders[names.indexOf('host') * 2 + 1] ?? ''
  // The host name must be local too: any website can point its own name at 127.0.0.1 (DNS rebinding).
  return isPrivateAddress(ip) && isLocalHost(hostnameOf(host))
}

const hostnameOf = (host: string): string => /^(\[[0-9a-f:.]+\]|[^:[\]/@?#\s]+)(:\d{1,5})?$/i.exec(host)?.[1] ?? ''

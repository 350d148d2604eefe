import type { IncomingHttpHeaders } from 'node:http'
import { isLocalHost, isPrivateAddress } from './privateAddress.ts'

/** The relevant parts of a request. `ip` is the address of the socket. */
export interface DemoCaller {
  ip: string
  headers: IncomingHttpHeaders
}

// Headers that proxies and tunnels add, besides `x-forwarded-*`.
const proxyHeaders = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-original-forwarded-for',
  'x-original-host',
  'x-envoy-external-address',
  'true-client-ip',
  'client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fastly-client-ip',
  'fly-client-ip',
  'x-appengine-user-ip',
  'x-azure-clientip',
])

/**
 * Who may get a demo token (docs/rules.md#demo-mode): with DEMO=1 everybody, else only callers on this machine or its
 * network, under a local host name. Not through a proxy, which makes the whole internet look local.
 */
export function mayUseDemo({ ip, headers }: DemoCaller, { isOpenToAll }: { isOpenToAll: boolean }): boolean {
  if (isOpenToAll) return true
  const names = Object.keys(headers).map((name) => name.toLowerCase())
  if (names.some((name) => proxyHeaders.has(name) || name.startsWith('x-forwarded'))) return false
  // The host name must be local too: any website can point its own name at 127.0.0.1 (DNS rebinding).
  return isPrivateAddress(ip) && isLocalHost(hostnameOf(headers.host ?? ''))
}

const hostnameOf = (host: string): string => /^(\[[0-9a-f:.]+\]|[^:[\]/@?#\s]+)(:\d{1,5})?$/i.exec(host)?.[1] ?? ''

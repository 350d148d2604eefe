import type { IncomingHttpHeaders } from 'node:http'
import { isLocalHost, isPrivateAddress } from './privateAddress.ts'

/** The part of a request the rule looks at; `ip` is the socket's other end. */
export interface DemoCaller {
  ip: string
  headers: IncomingHttpHeaders
}

// Headers by which proxies and tunnels tell whom they speak for; `x-forwarded-*` besides.
const forwarding = new Set([
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
 * Who may have a demo token (docs/rules.md#demo-mode): everybody with DEMO=1, else only callers from this machine or its
 * network, who ask for it by a local name, and without a sign of a proxy, which makes the whole internet look local.
 */
export function mayUseDemo({ ip, headers }: DemoCaller, { always }: { always: boolean }): boolean {
  if (always) return true
  const names = Object.keys(headers).map((name) => name.toLowerCase())
  if (names.some((name) => forwarding.has(name) || name.startsWith('x-forwarded'))) return false
  // The name asked for must be local too: a foreign page can point its own name at 127.0.0.1 (DNS rebinding).
  return isPrivateAddress(ip) && isLocalHost(hostnameOf(headers.host ?? ''))
}

function hostnameOf(host: string): string {
  return /^(\[[0-9a-f:.]+\]|[^:[\]/@?#\s]+)(:\d{1,5})?$/i.exec(host)?.[1] ?? ''
}

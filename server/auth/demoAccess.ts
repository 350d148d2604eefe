import type { IncomingHttpHeaders } from 'node:http'
import { isLocalHost, isPrivateAddress } from './privateAddress.ts'

/** The relevant parts of a request. `ip` is the address of the socket, `httpVersion` such as 1.1. */
export interface DemoCaller {
  ip: string
  httpVersion: string
  headers: IncomingHttpHeaders
}

// Headers that proxies, tunnels and content delivery networks add, by the beginning of their names. No browser sends one.
const proxyHeaders = [
  'forwarded',
  'x-forwarded',
  'via',
  'x-via',
  'x-real-ip',
  'x-real-host',
  'x-remote-',
  'x-client-ip',
  'x-cluster-',
  'x-original-',
  'x-proxy',
  'x-host',
  'x-envoy-',
  'x-arr-',
  'x-amz',
  'x-appengine-',
  'x-azure-',
  'x-cloud-trace-context',
  'x-vercel-',
  'x-nf-',
  'x-akamai-',
  'x-varnish',
  'x-request-start',
  'true-client-',
  'client-ip',
  'akamai-',
  'cf-',
  'cdn-loop',
  'fastly-',
  'fly-',
  'incap-',
  'ngrok-',
  'tailscale-',
]

/**
 * Who may get a demo token (docs/rules.md#demo-mode): with DEMO=1 everybody, else only callers on this machine or its
 * network, under a local host name. Not through a proxy, which makes the whole internet look local.
 */
export function mayUseDemo(
  { ip, httpVersion, headers }: DemoCaller,
  { isOpenToAll }: { isOpenToAll: boolean },
): boolean {
  if (isOpenToAll) return true
  // Some proxies add no header, but ask in the oldest version unless they are told otherwise. No browser does.
  if (httpVersion === '1.0' || httpVersion === '0.9') return false
  const names = Object.keys(headers).map((name) => name.toLowerCase())
  if (names.some((name) => proxyHeaders.some((begin) => name.startsWith(begin)))) return false
  // The host name must be local too: any website can point its own name at 127.0.0.1 (DNS rebinding).
  return isPrivateAddress(ip) && isLocalHost(hostnameOf(headers.host ?? ''))
}

const hostnameOf = (host: string): string => /^(\[[0-9a-f:.]+\]|[^:[\]/@?#\s]+)(:\d{1,5})?$/i.exec(host)?.[1] ?? ''

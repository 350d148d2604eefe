import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { TrustProxy } from '../config/environment.ts'
import { isPrivateAddress } from '../config/privateAddress.ts'
import { addressKey } from '../limiter/addressKey.ts'

/** Below the number of files that systems usually allow a process, of which the database and uploads need some. */
const most = 10_000

/** Refuses connections, so that nobody uses up the process's files (docs/safety.md#s40). Operators put thousands of people behind one. */
export function limitConnections(server: Server, isProxy: (address: string) => boolean, mostOfAddress = 2000): void {
  const counts = new Map<string, number>()
  server.maxConnections = most
  // Those that wait for a next request make room.
  server.on('drop', () => server.closeIdleConnections())
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address)) return
    const key = addressKey(address)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    })
    if (count > mostOfAddress) socket.destroy()
  })
}

/** Behind a proxy, configured or on this network, its connections are those of many people. */
export const isProxyAddress =
  (trustProxy: TrustProxy) =>
  (address: string): boolean =>
    trustProxy !== false || isPrivateAddress(address)

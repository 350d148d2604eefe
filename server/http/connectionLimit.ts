import type { Server, Socket } from 'node:net'
import { isPrivateAddress } from '../config/privateAddress.ts'
import { addressKey } from '../limiter/addressKey.ts'

interface Options {
  /** All connections; beyond it new ones are closed. */
  max: number
  maxOfAddress: number
  /** Addresses that may have more: proxies, behind which everybody looks the same. */
  isExempt(address: string): boolean
  /** Ends connections that wait for a next request, to make room. */
  closeIdle(): void
}

/** Below the number of files that systems usually allow a process, of which the database and uploads need some. */
export const connectionLimits = { max: 10_000, maxOfAddress: 2000 }

/**
 * Refuses connections above these numbers, so that nobody can use up the files of the process (docs/safety.md#s40). One
 * address may have thousands, since mobile operators put that many people behind one.
 */
export function limitConnections(server: Server, { max, maxOfAddress, isExempt, closeIdle }: Options): void {
  const counts = new Map<string, number>()
  server.maxConnections = max
  server.on('drop', closeIdle)
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isExempt(address)) return
    const key = addressKey(address)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    })
    if (count > maxOfAddress) socket.destroy()
  })
}

/** Behind a proxy, configured or on this network, its connections are those of many people. */
export const isProxyAddress =
  (trustProxy: unknown) =>
  (address: string): boolean =>
    trustProxy !== false || isPrivateAddress(address)

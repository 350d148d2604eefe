import type { Registry } from 'prom-client'
import { openWatch, type Standing } from '../db/connection/replicas/standing.ts'
import { figuresOf } from './figures.ts'

interface Seen {
  server: string
  /** Null: it did not answer. */
  standing: Standing | null
}

/** Of the embedded one it would be its socket's folder, with another name at each start. */
const nameOf = (url: string) => (new URL(url).host.startsWith('%2F') ? 'embedded' : new URL(url).host)

/**
 * Measures the servers of the database whenever somebody asks for figures (docs/operations.md#metrics).
 * @param urls of all of them, the configured main one first
 * @returns what ends the connections that are needed for it
 */
export function watchReplicas(registry: Registry, urls: readonly string[]): () => Promise<void> {
  const servers = urls.map((url) => ({ server: nameOf(url), watch: openWatch(url) }))
  let looking: Promise<Seen[]> | undefined
  /** Once for all the figures of one answer. */
  const look = () =>
    (looking ??= Promise.all(
      servers.map(async ({ server, watch }) => ({ server, standing: await watch.ask().catch(() => null) })),
    ).finally(() => (looking = undefined)))

  const { measure } = figuresOf(registry)
  const ofServers = (name: string, help: string, valueOf: (seen: Seen, main: Standing | undefined) => number | null) =>
    measure(
      name,
      help,
      async (gauge) => {
        const all = await look()
        const mains = all.flatMap(({ standing }) => (standing && !standing.isReplica ? [standing] : []))
        const main = mains.toSorted((a, b) => b.timeline - a.timeline)[0]
        gauge.reset()
        for (const seen of all) {
          const value = valueOf(seen, main)
          if (value !== null) gauge.set({ server: seen.server }, value)
        }
      },
      'server',
    )

  ofServers('zay_database_server_up', 'Whether a server of the database answers', ({ standing }) => (standing ? 1 : 0))
  ofServers('zay_database_server_takes_writes', 'Whether it is no replica', ({ standing }) =>
    standing && !standing.isReplica ? 1 : 0,
  )
  // Without a main one nobody knows how far the others are behind.
  ofServers('zay_replica_lag_bytes', 'Bytes of changes that a replica has not replayed yet', ({ standing }, main) =>
    main && standing?.isReplica ? Math.max(0, main.position - standing.position) : null,
  )
  return () => Promise.all(servers.map(({ watch }) => watch.close())).then(() => undefined)
}

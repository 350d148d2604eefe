import { readPassword } from './cluster.ts'
import { connectionTo, urlOf } from './connection.ts'
import { findPlace } from './place.ts'
import { findRunning } from './postmaster.ts'

/** The URL of the server that a running app uses on this data folder, for commands run beside it; null without one. */
export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const { cluster } = await findPlace(dataDir)
  const running = await findRunning(cluster)
  if (!running?.isReady) return null
  return urlOf(connectionTo(running.socketFolder, running.port, await readPassword(cluster)))
}

import { readPassword, serverUser } from './cluster.ts'
import { appDatabase, urlOf } from './connection.ts'
import { findPlace } from './place.ts'
import { findRunning } from './postmaster.ts'

/** The URL of the server that a running app uses on this data folder, for commands run beside it; null without one. */
export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const { cluster } = await findPlace(dataDir)
  const running = await findRunning(cluster)
  if (!running?.isReady) return null
  return urlOf({
    host: process.platform === 'win32' ? '127.0.0.1' : running.socketFolder,
    port: running.port,
    user: serverUser,
    password: await readPassword(cluster),
    database: appDatabase,
  })
}

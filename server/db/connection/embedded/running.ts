import { readPassword, serverUser } from './cluster.ts'
import { appDatabase, urlOf } from './connection.ts'
import { findPlace } from './place.ts'
import { findRunning } from './postmaster.ts'

/** The address of the server that an app on this data folder keeps running, for commands beside it; null without one. */
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

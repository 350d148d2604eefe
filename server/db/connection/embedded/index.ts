import { rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/errors.ts'
import { prepareCluster, readPassword } from './cluster.ts'
import { confirmRecord } from './clusterRecord.ts'
import { connectionTo, createAppDatabase, urlOf } from './connection.ts'
import { takeLock } from './lock.ts'
import { rootDataFolder, findPlace } from './place.ts'
import { endServer, findRunning } from './postmaster.ts'
import { findPrograms } from './programs.ts'
import { findOrStartServer, type ServerOptions } from './server.ts'
import { watchServer } from './watch.ts'

export type { Connection } from './connection.ts'

interface Options {
  dataDir: string
  print(line: string): void
}

/** Time for the final checkpoint, in milliseconds. The whole app has ten seconds to end. */
const shutdownTimeoutMs = 5_000

/**
 * Starts the bundled PostgreSQL on the cluster in `dataDir`, creating the cluster if there is none, and restarts it if
 * it ends before `stop` is called. Only one app at a time can use a cluster. Throws a StartError.
 */
export async function startEmbedded({ dataDir, print }: Options) {
  try {
    const place = await findPlace(dataDir)
    const release = await takeLock(`${place.cluster}.lock`, place.dataDir)
    try {
      const ownCopyFolder = join(place.dataDir, 'db-programs')
      const programs = await findPrograms(
        place.account,
        place.account ? [join(rootDataFolder, 'programs'), ownCopyFolder] : [ownCopyFolder],
      )
      await prepareCluster(place, programs, print)
      await confirmRecord(place.dataDir)
      return await serve({ place, programs, password: await readPassword(place.cluster), print }, release)
    } catch (error) {
      await release()
      throw error
    }
  } catch (error) {
    throw asStartError(error, dataDir)
  }
}

async function serve(options: ServerOptions, release: () => Promise<void>) {
  const { cluster } = options.place
  const connection = await findOrStartServer(options)
  const end = async () => {
    await endServer(cluster, options.programs, shutdownTimeoutMs)
    // The socket's folder. If it still contains something, that is not ours and stays.
    await rmdir(connection.host).catch(() => undefined)
  }
  try {
    await createAppDatabase(connection)
    const watch = await watchServer(connection, () => findOrStartServer(options, connection), options.print)
    return {
      connection,
      url: urlOf(connection),
      /** The cluster's folder: inside DATA_DIR or, when running as root, possibly elsewhere. */
      folder: cluster,
      /** Shuts the server down cleanly, within about ten seconds, and releases the lock on the data. */
      async stop() {
        await watch.stop()
        await end()
        await release()
      },
    }
  } catch (error) {
    await end()
    throw error
  }
}

/** Turns a file system error about a folder into a sentence that says what to do. */
function asStartError(error: unknown, dataDir: string): unknown {
  if (error instanceof StartError || !(error instanceof Error) || !('syscall' in error)) return error
  const reason = 'code' in error && error.code === 'ENOSPC' ? 'the disk is full' : error.message
  return new StartError(
    `Zay cannot keep its data in ${dataDir} (${reason}): make it a folder that this user may write, or set DATA_DIR to one.`,
  )
}

/** The URL of the server that a running app uses on this data folder, for commands run beside it; null without one. */
export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const { cluster } = await findPlace(dataDir)
  const running = await findRunning(cluster)
  if (!running?.isReady) return null
  return urlOf(connectionTo(running.socketFolder, running.port, await readPassword(cluster)))
}

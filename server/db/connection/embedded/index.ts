import { rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/errors.ts'
import { prepareCluster, readPassword } from './cluster.ts'
import { confirmRecord } from './clusterRecord.ts'
import { makeDatabase, urlOf, type Connection } from './connection.ts'
import { takeLock } from './lock.ts'
import { elsewhere, findPlace } from './place.ts'
import { endServer } from './postmaster.ts'
import { findPrograms } from './programs.ts'
import { ensureServer, type Site } from './server.ts'
import { watchServer } from './watch.ts'

export type { Connection } from './connection.ts'

/** The embedded PostgreSQL, running and answering. */
export interface EmbeddedDatabase {
  connection: Connection
  url: string
  /** Where the cluster lies: in DATA_DIR, or, as root, elsewhere if need be. */
  folder: string
  /** Shuts the server down cleanly, within about ten seconds, and lets another app have the data. */
  stop(): Promise<void>
}

interface Options {
  dataDir: string
  /** Told what takes long, one line at a time. */
  print(line: string): void
}

/** Time for the last checkpoint, in milliseconds: the whole app has ten seconds to end. */
const endPatience = 5_000

/**
 * Starts the PostgreSQL that comes with Zay on the cluster of `dataDir`, making that when there is none, and keeps it
 * running until `stop`. One app at a time. Throws a StartError.
 */
export async function startEmbedded({ dataDir, print }: Options): Promise<EmbeddedDatabase> {
  try {
    const place = await findPlace(dataDir)
    const release = await takeLock(`${place.cluster}.lock`, place.dataDir)
    try {
      const near = join(place.dataDir, 'db-programs')
      const programs = await findPrograms(place.account, place.account ? [join(elsewhere, 'programs'), near] : [near])
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

async function serve(site: Site, release: () => Promise<void>): Promise<EmbeddedDatabase> {
  const { cluster } = site.place
  const connection = await ensureServer(site)
  const end = async () => {
    await endServer(cluster, site.programs, endPatience)
    // The socket's folder; what is in it, if anything, is not ours.
    await rmdir(connection.host).catch(() => undefined)
  }
  try {
    await makeDatabase(connection)
    const watch = await watchServer(connection, () => ensureServer(site, connection), site.print)
    return {
      connection,
      url: urlOf(connection),
      folder: cluster,
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

/** What the system says about a folder, as a sentence that tells what to do. */
function asStartError(error: unknown, dataDir: string): unknown {
  if (error instanceof StartError || !(error instanceof Error) || !('syscall' in error)) return error
  const reason = 'code' in error && error.code === 'ENOSPC' ? 'the disk is full' : error.message
  return new StartError(
    `Zay cannot keep its data in ${dataDir} (${reason}): make it a folder that this user may write, or set DATA_DIR to one.`,
  )
}

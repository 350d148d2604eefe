import { readConfig, type Config } from '../config/config.ts'
import { findRunningDatabase, startEmbedded } from '../db/connection/embedded/index.ts'
import { migrate } from '../db/migration/migrate.ts'
import { StartError } from '../errors.ts'
import { createFolder, findDirectUrl } from '../start/prepare.ts'

interface At {
  url: string
  config: Config
  /** The embedded database, started for this command: nobody else uses it. */
  isOwn: boolean
}

/** Runs a command on the configured database or the one that has taken over from it, a running app's, or the embedded one, and migrates it first. */
export const withAppDatabase = <T>(work: (at: At) => Promise<T>, options: Options = {}): Promise<T> =>
  withDatabaseAsItIs(async (at) => {
    await migrate(at.url, (line) => console.log(line))
    return work(at)
  }, options)

interface Options {
  /** Whether the command may run beside an app that has the embedded database. */
  beside?: boolean
  /** Whether it was given an address in an object store. */
  usesStore?: boolean
}

/** The same, with the schema that it has. */
export async function withDatabaseAsItIs<T>(
  work: (at: At) => Promise<T>,
  { beside = true, usesStore = false }: Options = {},
): Promise<T> {
  const config = readConfig(undefined, { cwd: process.cwd(), usesStore })
  const { url: given } = config.database
  if (given !== null) return work({ url: await findDirectUrl(config, given), config, isOwn: false })
  await createFolder(config.dataDir)
  const print = (line: string) => console.log(line)
  let embedded: Awaited<ReturnType<typeof startEmbedded>>
  try {
    embedded = await startEmbedded({ dataDir: config.dataDir, print })
  } catch (error) {
    const running = error instanceof StartError && beside ? await findRunningDatabase(config.dataDir) : null
    if (!running) throw error
    return work({ url: running, config, isOwn: false })
  }
  try {
    return await work({ url: embedded.url, config, isOwn: true })
  } finally {
    await embedded.stop()
  }
}

import { mkdir } from 'node:fs/promises'
import { readConfig, type Config } from '../config.ts'
import { startEmbedded } from '../db/connection/embedded/index.ts'
import { findRunningDatabase } from '../db/connection/embedded/running.ts'
import { migrate } from '../db/schema/migrate.ts'
import { StartError } from '../errors.ts'

/** Runs a command on the configured database, a running app's, or the embedded one, and migrates it first. */
export async function withAppDatabase<T>(work: (at: { url: string; config: Config }) => Promise<T>): Promise<T> {
  const config = readConfig()
  if (config.database.directUrl) return prepared(config.database.directUrl)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const print = (line: string) => console.log(line)
  let embedded: Awaited<ReturnType<typeof startEmbedded>>
  try {
    embedded = await startEmbedded({ dataDir: config.dataDir, print })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const running = await findRunningDatabase(config.dataDir)
    if (!running) throw error
    return prepared(running)
  }
  try {
    return await prepared(embedded.url)
  } finally {
    await embedded.stop()
  }

  async function prepared(url: string): Promise<T> {
    await migrate(url)
    return work({ url, config })
  }
}

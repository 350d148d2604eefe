import { mkdir } from 'node:fs/promises'
import type { Logger } from 'pino'
import { refuseUnfinishedRestore } from '../backup/unfinished.ts'
import type { Config } from '../config/config.ts'
import { startEmbedded } from '../db/connection/embedded/index.ts'
import { databaseProblem } from '../db/connection/problem.ts'
import { findMain } from '../db/connection/replicas/standing.ts'
import { migrate } from '../db/migration/migrate.ts'
import { loggable, StartError } from '../errors.ts'
import { fillWhenEmpty } from '../fill/whenEmpty.ts'
import { openUploads } from '../uploads/openUploads.ts'
import type { UploadStore } from '../uploads/uploads.ts'

interface Options {
  log: Pick<Logger, 'info' | 'warn'>
  print(line: string): void
  closers: (() => Promise<unknown>)[]
}

/** What a server needs once, however many processes it has: its database, migrated and filled, and its uploads. */
export async function prepare(
  config: Config,
  { log, print, closers }: Options,
): Promise<{ url: string; uploads: UploadStore }> {
  const { url: given, replicaUrls } = config.database
  const own = given ? null : await startEmbedded({ dataDir: config.dataDir, print })
  if (own) closers.push(() => own.stop())
  const url = own?.url ?? (await findMain([given!, ...replicaUrls]))
  const direct = directUrlOf(config, url)
  const uploads = await openUploads(config, { log })
  await refuseUnfinishedRestore(config.dataDir, direct)
  await uploads.sweepTemporary()
  await migrateOrExplain(config, direct, print)
  if (config.demo && config.seed) await fillWhenEmpty({ url: direct, uploads, print })
  return { url, uploads }
}

/** Past a pooler, unless another server than the configured one takes writes by now. */
const directUrlOf = ({ database }: Pick<Config, 'database'>, url: string): string =>
  url === database.url ? (database.directUrl ?? url) : url

/** Where commands and backups go: the configured database (`given`), or the server that has taken over from it. */
export const findDirectUrl = async (config: Pick<Config, 'database'>, given: string): Promise<string> =>
  directUrlOf(config, await findMain([given, ...config.database.replicaUrls]))

export async function createFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(`The data folder ${path} cannot be made (${code}). Please choose another with DATA_DIR.`)
  }
}

/** @throws StartError with a sentence about a database that is the operator's */
async function migrateOrExplain(config: Config, direct: string, print: (line: string) => void): Promise<void> {
  try {
    await migrate(direct, print)
  } catch (error) {
    if (error instanceof StartError || !config.database.url) throw error
    const { code, type } = loggable(error)
    throw new StartError(
      databaseProblem(error) ?? `The database at DATABASE_URL could not be prepared (${code ?? type}).`,
    )
  }
}

import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDatabaseEmpty } from '../db/copy/load.ts'
import { StartError } from '../errors.ts'
import { flushFolder } from '../disk/flush.ts'

/** A note while a restore is running: the database, which its last step fills, tells whether it had come to its end. */
const noteIn = (dataDir: string) => join(dataDir, 'restore.unfinished')

export async function beginRestore(dataDir: string): Promise<void> {
  await writeFile(noteIn(dataDir), 'A restore was begun here and has not ended.\n', { mode: 0o600, flush: true })
  await flushFolder(dataDir)
}

export async function endRestore(dataDir: string): Promise<void> {
  await rm(noteIn(dataDir), { force: true })
}

export const hasBegunRestore = async (dataDir: string) => (await readFile(noteIn(dataDir)).catch(() => null)) !== null

/** Before a server starts on this data. @throws StartError when a restore was broken off */
export async function refuseUnfinishedRestore(dataDir: string, url: string): Promise<void> {
  if (!(await hasBegunRestore(dataDir))) return
  if (await isDatabaseEmpty(url)) {
    throw new StartError(
      `A restore was broken off, and the database is still empty. Please run it again: npm run restore -- FILE. To start empty instead, delete ${noteIn(dataDir)} and the files in ${join(dataDir, 'uploads')}.`,
    )
  }
  await endRestore(dataDir)
}

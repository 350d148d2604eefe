import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { DatabaseNotEmpty, isDatabaseEmpty, withEmptyDatabase } from '../db/copy/load.ts'
import { appliedMigrationsAt, migrate, migrateUpTo } from '../db/schema/migrate.ts'
import { StartError } from '../errors.ts'
import { flushFile, flushFolder } from '../flush.ts'
import { isStoredName } from '../uploads/names.ts'
import { readArchive, skip, type ArchiveEntry } from './archive.ts'
import { fileOfEntry, tableOfPiece, type Manifest } from './manifest.ts'
import { beginRestore, endRestore, hasBegunRestore } from './unfinished.ts'

export interface RestoreOptions {
  /** Of the database, without pooler or time limits. */
  url: string
  dataDir: string
  uploadsFolder: string
}

/** Files that are brought to the disk at a time. */
const flushedAtOnce = 32

/**
 * Puts a backup into an empty database and an empty folder. Broken off, it leaves the database empty, and a note by which the
 * next one begins anew (docs/decisions/backup.md#restore).
 * @param manifest of the file, all of which was read once
 * @returns the number of files
 * @throws StartError when the place is not empty
 */
export async function restoreBackup(
  file: string,
  manifest: Manifest,
  { url, dataDir, uploadsFolder }: RestoreOptions,
): Promise<number> {
  await mkdir(uploadsFolder, { recursive: true, mode: 0o700 })
  if (!(await isDatabaseEmpty(url))) throw notEmpty('The database')
  const last = Math.max(...manifest.migrations)
  if ((await appliedMigrationsAt(url)).some((one) => one > last)) {
    throw new StartError(
      'The database is empty, but has the tables of a newer version than the backup. Please restore into one that was just created.',
    )
  }
  const left = (await readdir(uploadsFolder)).filter(isStoredName)
  if (left.length > 0 && !(await hasBegunRestore(dataDir))) throw notEmpty(`The folder ${uploadsFolder}`)
  await beginRestore(dataDir)
  for (const name of left) await rm(join(uploadsFolder, name))
  await migrateUpTo(url, last)
  const files = await load(file, manifest, { url, uploadsFolder })
  await endRestore(dataDir)
  await migrate(url)
  return files
}

async function load(file: string, manifest: Manifest, { url, uploadsFolder }: Omit<RestoreOptions, 'dataDir'>) {
  const files: string[] = []
  const tables = new Map(manifest.tables.map((table) => [table.name, table]))
  try {
    await withEmptyDatabase(url, manifest, async ({ write }) => {
      for await (const entry of readArchive(file)) {
        const table = tables.get(tableOfPiece(entry.name) ?? '')
        const name = fileOfEntry(entry.name)
        if (table) await write(table, Readable.from(entry.content).pipe(createGunzip()))
        else if (name !== undefined) files.push(await writeUpload(entry, join(uploadsFolder, name)))
        else await skip(entry.content)
      }
      for (let from = 0; from < files.length; from += flushedAtOnce)
        await Promise.all(files.slice(from, from + flushedAtOnce).map(flushFile))
      await flushFolder(uploadsFolder)
    })
  } catch (error) {
    // Somebody else was quicker.
    if (error instanceof DatabaseNotEmpty) throw notEmpty('The database')
    throw error
  }
  return files.length
}

async function writeUpload({ content }: ArchiveEntry, path: string): Promise<string> {
  await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return path
}

const notEmpty = (what: string) =>
  new StartError(
    `${what} is not empty, and a restore overwrites nothing. Please restore into an empty place (docs/operations.md#restore).`,
  )

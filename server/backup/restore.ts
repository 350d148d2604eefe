import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { DatabaseNotEmpty, isDatabaseEmpty, withEmptyDatabase } from '../db/copy/load.ts'
import { appliedMigrationsAt, migrate, migrateUpTo } from '../db/migration/migrate.ts'
import { StartError } from '../errors.ts'
import type { Storage } from '../uploads/storage.ts'
import { readArchive, skip } from './archive.ts'
import type { Checked } from './checkBackup.ts'
import { fileOfEntry, tableOfPiece, type Manifest } from './manifest.ts'
import type { BackupFile } from './backupPlace.ts'
import { beginRestore, endRestore, hasBegunRestore } from './unfinished.ts'

export interface RestoreOptions {
  /** A direct connection to the database, without a pooler or limits of time. */
  url: string
  dataDir: string
  originals: Storage
}

/**
 * Puts a backup into an empty database, and its files where they are not yet. Broken off, it leaves the database empty, and a note by which the
 * next one begins anew (docs/decisions/backup.md#restore).
 * @param manifest of the file, all of which was read once
 * @returns the number of files
 * @throws StartError when the place is not empty
 */
export async function restoreBackup(
  file: BackupFile,
  manifest: Checked,
  { url, dataDir, originals }: RestoreOptions,
): Promise<number> {
  if (!(await isDatabaseEmpty(url))) throw notEmpty('The database')
  const last = Math.max(...manifest.migrations)
  if ((await appliedMigrationsAt(url)).some((one) => one > last)) {
    throw new StartError(
      'The database is empty, but has the tables of a newer version than the backup. Please restore into one that was just created.',
    )
  }
  const there = new Set<string>()
  for await (const { name } of originals.list()) there.add(name)
  // A name is never given twice, so a place with files of this backup is that of its uploads: a bucket that outlived its database.
  const ours = [...there].filter((name) => manifest.files.has(name))
  const isBegun = await hasBegunRestore(dataDir)
  if (there.size > 0 && ours.length === 0 && !isBegun) throw notEmpty('The place for uploads')
  // Then one of them may have been broken off.
  for (const name of isBegun ? ours : []) if (there.delete(name)) await originals.remove(name)
  await beginRestore(dataDir)
  await migrateUpTo(url, last)
  const files = await load(file, manifest, { url, originals, there })
  await endRestore(dataDir)
  await migrate(url)
  return files
}

type Filling = Omit<RestoreOptions, 'dataDir'> & { there: ReadonlySet<string> }

async function load(file: BackupFile, manifest: Manifest, { url, originals, there }: Filling) {
  const filling = originals.fill()
  let files = 0
  const tables = new Map(manifest.tables.map((table) => [table.name, table]))
  try {
    await withEmptyDatabase(url, manifest, async ({ write }) => {
      for await (const entry of readArchive(file)) {
        const table = tables.get(tableOfPiece(entry.name) ?? '')
        const name = fileOfEntry(entry.name)
        if (table) await write(table, Readable.from(entry.content).pipe(createGunzip()))
        else if (name !== undefined) {
          await (there.has(name) ? skip(entry.content) : filling.add(name, entry.size, entry.content))
          files++
        } else await skip(entry.content)
      }
      await filling.end()
    })
  } catch (error) {
    // Somebody else was quicker.
    if (error instanceof DatabaseNotEmpty) throw notEmpty('The database')
    throw error
  }
  return files
}

const notEmpty = (what: string) =>
  new StartError(
    `${what} is not empty, and a restore overwrites nothing. Please restore into an empty place (docs/operations.md#restore).`,
  )

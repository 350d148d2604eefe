import { buffer } from 'node:stream/consumers'
import { knownMigrations } from '../db/migration/migrate.ts'
import { StartError } from '../errors.ts'
import { isStoredName } from '../uploads/names.ts'
import { BrokenArchive, readArchive, skip } from './archive.ts'
import { fileOfEntry, manifestName, notOurs, readManifest, tableOfPiece, type Manifest } from './manifest.ts'
import type { BackupFile } from './backupPlace.ts'

/** A backup that was read once, with the names of its uploads. */
export type Checked = Manifest & { files: ReadonlySet<string> }

/** Reads all of a backup before anything is written. @throws StartError where it is none, not whole, or of a newer version */
export async function checkBackup(backup: BackupFile): Promise<Checked> {
  const file = backup.address
  let isOurs = false
  let manifest: Manifest | undefined
  const files = new Set<string>()
  try {
    for await (const { name, content } of readArchive(backup)) {
      if (!manifest) {
        isOurs = name === manifestName
        if (!isOurs) throw notOurs(file)
        manifest = readManifest(await buffer(content), file)
        continue
      }
      if (!isExpected(name, manifest)) throw broken(file)
      const upload = fileOfEntry(name)
      if (upload !== undefined) files.add(upload)
      await skip(content)
    }
  } catch (error) {
    if (error instanceof BrokenArchive) throw isOurs ? broken(file) : notOurs(file)
    throw error
  }
  if (!manifest) throw notOurs(file)
  const known = await knownMigrations()
  // Those of an older version are the first ones.
  if (!manifest.migrations.every((one, at) => one === known[at]))
    throw new StartError(`${file} was made by a newer version of Zay. Please restore it with that version.`)
  return { ...manifest, files }
}

const broken = (file: string) =>
  new StartError(`${file} is damaged or not all of it is there. Nothing was changed; please take another backup.`)

function isExpected(name: string, { tables }: Manifest): boolean {
  const table = tableOfPiece(name)
  if (table !== undefined) return tables.some((one) => one.name === table)
  return isStoredName(fileOfEntry(name) ?? '')
}

import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Resource } from '#resources'
import { bringBack } from '../db/copy/oldRecord.ts'
import { isStored, type Storage } from '../uploads/storage.ts'
import { readArchive, skip } from './archive.ts'
import type { BackupFile } from './backupPlace.ts'
import type { Checked } from './checkBackup.ts'
import { fileOfEntry, tableOfPiece } from './manifest.ts'

/** Brings a record out of a backup into the database in use, with all that is deleted with it and their files. */
export const restoreOne = (
  file: BackupFile,
  { tables, files }: Checked,
  { originals, ...wanted }: { url: string; originals: Storage; resource: Resource; id: number },
) =>
  bringBack({
    ...wanted,
    tables,
    async readRows(needed, write) {
      for await (const { name, content } of readArchive(file)) {
        const table = needed.find((one) => one.name === tableOfPiece(name))
        await (table ? write(table, Readable.from(content).pipe(createGunzip())) : skip(content))
      }
    },
    async bringFiles(names) {
      const there = new Set<string>()
      for (const name of names) if (await isStored(originals, name)) there.add(name)
      const gone = new Set(names.filter((name) => files.has(name) && !there.has(name)))
      const filling = originals.fill()
      if (gone.size > 0)
        for await (const { name, size, content } of readArchive(file)) {
          const upload = fileOfEntry(name) ?? ''
          await (gone.has(upload) ? filling.add(upload, size, content) : skip(content))
          if (gone.delete(upload)) there.add(upload)
        }
      await filling.end()
      return there
    },
  })

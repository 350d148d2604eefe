import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { withSnapshot } from '../db/copy/snapshot.ts'
import type { CopiedTable } from '../db/copy/copiedTables.ts'
import type { UploadStore } from '../uploads/uploads.ts'
import { writeArchive, type ArchiveWriter } from './archive.ts'
import { fileEntryName, manifestName, pieceName, writeManifest } from './manifest.ts'
import { gathered, hurried, paced, type Pace } from './pace.ts'
import type { BackupFile } from './backupPlace.ts'

export interface BackupOptions {
  /** A direct connection to the database, without a pooler or limits of time. */
  url: string
  uploads: Pick<UploadStore, 'read'>
  secretPrint: string | null
  /** By default it does not wait for anybody. */
  pace?: Pace
  /** Ends it; nothing is left then. */
  signal?: Pick<AbortSignal, 'throwIfAborted'>
}

export interface BackupReport {
  tables: number
  files: number
  bytes: number
  /** Files that records name, and that are not there. */
  missing: string[]
}

/** Bytes of rows in one piece: it is compressed without a pause, in a few milliseconds. */
const pieceBytes = 256 * 1024
const compress = promisify(gzip)
/** The fastest: rows get five times smaller, and processors are left to those who are asking. */
const level = 1

/** Writes a backup of database and uploads as they are at one moment, while others go on writing (docs/decisions/backup.md). */
export function makeBackup(
  file: Pick<BackupFile, 'write'>,
  { url, uploads, secretPrint, pace = hurried, signal }: BackupOptions,
): Promise<BackupReport> {
  const report: BackupReport = { tables: 0, files: 0, bytes: 0, missing: [] }
  return withSnapshot(url, async (snapshot) => {
    const { migrations, tables, sequences } = snapshot
    report.bytes = await writeArchive(file, async (archive) => {
      const madeAt = new Date().toISOString()
      await archive.add(manifestName, writeManifest({ madeAt, migrations, tables, sequences, secretPrint }))
      // First, so that what is deleted meanwhile is held for as short as can be.
      for await (const name of createInterface({ input: snapshot.readFileNames() })) {
        signal?.throwIfAborted()
        const upload = await uploads.read(name)
        if (upload) {
          await archive.addStream(fileEntryName(name), upload.size, paced(await upload.stream(), pace))
          report.files++
        } else report.missing.push(name)
      }
      await snapshot.letFilesGo()
      for (const table of tables) {
        signal?.throwIfAborted()
        await addRows(archive, table, paced(snapshot.read(table) as AsyncIterable<Buffer>, pace), { pace, signal })
        report.tables++
      }
    })
    return report
  })
}

async function addRows(
  archive: ArchiveWriter,
  { name }: CopiedTable,
  rows: AsyncIterable<Buffer>,
  { pace, signal }: Pick<BackupOptions, 'signal'> & { pace: Pace },
) {
  let pieces = 0
  for await (const piece of gathered(rows, pieceBytes, endOfRows)) {
    signal?.throwIfAborted()
    await archive.add(pieceName(name, ++pieces), await compress(piece, { level }))
    await pace()
  }
}

/** A line break within a row is written as two characters. */
const endOfRows = (bytes: Buffer) => bytes.lastIndexOf('\n') + 1

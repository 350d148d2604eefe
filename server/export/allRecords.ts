import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { registry } from '#resources'
import { withSnapshot, type Snapshot } from '../db/copy/snapshot.ts'
import { tablesOf } from '../db/schema/tables.ts'
import type { UploadStore } from '../uploads/uploads.ts'

interface ExportOptions {
  /** A direct connection to the database, without a pooler or limits of time. */
  url: string
  uploads: Pick<UploadStore, 'read'>
}

/**
 * Writes all records and their files into a new folder, as they are at one moment, for other programs
 * (docs/operations.md#exporting). The folder is there once all is in it.
 * @returns the numbers of tables and files, and files that are not there
 */
export function exportAll(folder: string, { url, uploads }: ExportOptions) {
  return withSnapshot(url, async (snapshot) => {
    const partial = `${folder}.partial`
    await rm(partial, { recursive: true, force: true })
    try {
      const report = await write(partial, snapshot, uploads)
      await rename(partial, folder)
      return report
    } catch (error) {
      // What it wrote may be what the disk is full of.
      await rm(partial, { recursive: true, force: true })
      throw error
    }
  })
}

async function write(folder: string, { tables, readJson, readFileNames }: Snapshot, uploads: ExportOptions['uploads']) {
  await mkdir(join(folder, 'uploads'), { recursive: true, mode: 0o700 })
  const declared = tablesOf(registry.values())
  const exported = tables.filter(({ name }) => declared.has(name))
  for (const table of exported)
    await pipeline(readJson(table), createWriteStream(join(folder, `${table.name}.jsonl`), { mode: 0o600 }))
  const missing: string[] = []
  let files = 0
  for await (const name of createInterface({ input: readFileNames() })) {
    const file = await uploads.read(name)
    if (!file) {
      missing.push(name)
      continue
    }
    await pipeline(await file.stream(), createWriteStream(join(folder, 'uploads', name), { mode: 0o600 }))
    files++
  }
  return { tables: exported.length, files, missing }
}

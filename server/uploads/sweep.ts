import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from './storage.ts'
import { isLeftOver } from './temporaryFiles.ts'

/** Removing what nobody needs any more. Each function returns how many files it has removed. */

export type FindReferenced = (names: string[]) => Promise<Set<string>>

const batchSize = 500

/**
 * Removes files of a storage that belong to no record.
 * @param originalOf the name by which records know one
 */
export async function sweepStorage(
  storage: Storage,
  { findReferenced, writtenBefore }: { findReferenced: FindReferenced; writtenBefore: number },
  { originalOf, removeOne }: { originalOf: (name: string) => string; removeOne: (name: string) => Promise<void> },
): Promise<number> {
  let batch: string[] = []
  let removed = 0
  const removeOrphans = async () => {
    const names = batch.splice(0)
    const referenced = names.length > 0 ? await findReferenced([...new Set(names.map(originalOf))]) : new Set<string>()
    for (const name of names) {
      if (referenced.has(originalOf(name))) continue
      await removeOne(name)
      removed++
    }
  }
  for await (const { name, writtenAt } of storage.list()) {
    if (writtenAt > writtenBefore) continue
    batch.push(name)
    if (batch.length === batchSize) await removeOrphans()
  }
  await removeOrphans()
  return removed
}

/** Half-received uploads of a process that was killed while others went on. Each is older than any upload may take. */
export async function removeHalfReceived(tempFolder: string, writtenBefore: number): Promise<number> {
  let removed = 0
  for (const name of await readdir(tempFolder)) {
    const path = join(tempFolder, name)
    const found = await stat(path).catch(() => null)
    if (!found || found.mtimeMs > writtenBefore) continue
    await rm(path, { force: true, recursive: true })
    removed++
  }
  return removed
}

/** Half-received uploads of processes that have ended. */
export async function removeLeftOver(tempFolder: string): Promise<number> {
  let removed = 0
  for (const name of await readdir(tempFolder)) {
    if (!isLeftOver(name)) continue
    await rm(join(tempFolder, name), { force: true, recursive: true })
    removed++
  }
  return removed
}

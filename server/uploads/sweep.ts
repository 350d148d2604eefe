import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from './storage.ts'
import { isLeftOver } from './temporaryFiles.ts'

/** Removing what nobody needs any more. Each function returns how many files it has removed. */

export type FindReferenced = (names: string[]) => Promise<Set<string>>

const batchSize = 500

/** Removes files of a storage that belong to no record. @param originalOf the name by which records know one */
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
export const removeHalfReceived = (tempFolder: string, writtenBefore: number): Promise<number> =>
  removeIf(tempFolder, async (_name, path) => {
    const found = await stat(path).catch(() => null)
    return found !== null && found.mtimeMs <= writtenBefore
  })

/** Half-received uploads of processes that have ended. */
export const removeLeftOver = (tempFolder: string): Promise<number> =>
  removeIf(tempFolder, async (name) => isLeftOver(name))

async function removeIf(folder: string, isOver: (name: string, path: string) => Promise<boolean>): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (!(await isOver(name, path))) continue
    await rm(path, { force: true, recursive: true })
    removed++
  }
  return removed
}

import { randomBytes } from 'node:crypto'
import { chmod, cp, lstat, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isFolder, makeFolders } from './folders.ts'

/**
 * Copies PostgreSQL's programs (bin, lib and share) to `folder`/native, so that every account can run them. Uses an
 * existing copy. Symbolic links of the libraries are created afterwards.
 */
export async function copyPrograms(from: string, folder: string): Promise<string> {
  const copy = join(folder, 'native')
  if (await isFolder(copy)) return copy
  await makeFolders(folder, 0o755)
  const unfinished = `${copy}.${randomBytes(4).toString('hex')}`
  try {
    await copyOpen(from, unfinished)
    await rename(unfinished, copy)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process may have finished the same copy first.
    if (!(await isFolder(copy))) throw error
  }
  return copy
}

async function copyOpen(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: async (path) => !(await lstat(path)).isSymbolicLink() })
  for (const path of ['', ...(await readdir(to, { recursive: true }))]) await chmod(join(to, path), 0o755)
}

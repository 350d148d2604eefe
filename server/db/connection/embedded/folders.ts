import { chmod, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

/**
 * Makes a folder and those above it that are missing, each with `mode` whatever the umask, if one is given. By hand, since
 * Node's recursive `mkdir` never ends where the system takes no folders (/proc).
 */
export async function makeFolders(folder: string, mode?: number): Promise<void> {
  if (await isFolder(folder)) return
  if (dirname(folder) !== folder) await makeFolders(dirname(folder), mode)
  try {
    await mkdir(folder)
  } catch (error) {
    // Another start may have been faster.
    if (await isFolder(folder)) return
    throw error
  }
  if (mode !== undefined) await chmod(folder, mode)
}

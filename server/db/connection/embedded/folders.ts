import { chmod, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export const isFolder = (path: string) =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

/**
 * Creates a folder and its missing parents. `mode`, if given, applies to each of them whatever the umask. Written by
 * hand because Node's recursive `mkdir` never returns where no folder can be created (/proc).
 */
export async function makeFolders(folder: string, mode?: number): Promise<void> {
  if (await isFolder(folder)) return
  if (dirname(folder) !== folder) await makeFolders(dirname(folder), mode)
  try {
    await mkdir(folder)
  } catch (error) {
    // Another process may have created it first.
    if (await isFolder(folder)) return
    throw error
  }
  if (mode !== undefined) await chmod(folder, mode)
}

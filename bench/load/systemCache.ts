import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findPlace } from '#server/db/connection/embedded/place.ts'

/**
 * Reads all files of a folder's database, so that they are in the system's cache, as after a restart of the app alone. Some machines give
 * back what nobody has read for minutes, and then a first search waits for the disk.
 */
export async function readIntoSystemCache(folder: string): Promise<void> {
  const { cluster } = await findPlace(folder)
  const files = await readdir(join(cluster, 'base'), { recursive: true, withFileTypes: true })
  const buffer = Buffer.alloc(1024 * 1024)
  for (const file of files) {
    if (!file.isFile()) continue
    // A file of a table that was written anew may be gone.
    const opened = await open(join(file.parentPath, file.name)).catch(() => null)
    if (!opened) continue
    while ((await opened.read(buffer)).bytesRead > 0);
    await opened.close()
  }
}

import { execFile } from 'node:child_process'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { endServer } from '#server/db/connection/embedded/postmaster.ts'
import { findInstalledPrograms } from '#server/db/connection/embedded/programs.ts'

const run = promisify(execFile)
const MB = 1024 * 1024

/**
 * A small disk in memory at this path. Returns how to take it away again.
 * @throws with what the machine must allow
 */
export async function mountSmallDisk(path: string, megabytes: number): Promise<() => Promise<void>> {
  await mkdir(path, { recursive: true })
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', path])
  } catch (error) {
    throw new Error('A small disk has to be mounted: run this as root on Linux, where mounting is allowed', {
      cause: error,
    })
  }
  return async () => {
    // A database on it would otherwise run on without its folder.
    await endServer(join(path, 'db'), findInstalledPrograms(), 3000)
    await run('umount', ['-l', path])
  }
}

/** Gives a small disk another size, as an operator does with a volume. */
export const resizeSmallDisk = async (path: string, megabytes: number) =>
  void (await run('mount', ['-o', `remount,size=${megabytes}m`, path]))

/** Takes what is left of a disk but for so many bytes. Returns how to free it again. */
export async function fill(folder: string, leftBytes: number): Promise<() => Promise<void>> {
  const path = join(folder, 'ballast')
  const { bavail, bsize } = await statfs(folder)
  const file = await open(path, 'w')
  try {
    for (let left = bavail * bsize - leftBytes; left > 0; left -= MB)
      await file.write(Buffer.alloc(Math.min(left, MB), 1))
  } catch (error) {
    // Somebody else has taken the rest meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
  return () => rm(path)
}

import { open } from 'node:fs/promises'

/** Waits until a file's content is on the disk (fsync). Opened for writing, because Windows flushes no other files. */
export const flushFile = (path: string) => flush(path, 'r+')

/** Waits until a folder's entries are on the disk: only then does a rename survive a power cut. Windows cannot do it. */
export async function flushFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await flush(path, 'r')
}

/** @throws when the disk cannot write what it has been given */
async function flush(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags)
  await handle.sync().finally(() => handle.close())
}

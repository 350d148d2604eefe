import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, stat, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../errors.ts'

/**
 * The content of a secret file, made at the first call and the same ever after, readable by the server's user alone.
 * Two starts at once agree on one content: the file appears complete or not at all, and only the first one counts.
 */
export async function madeOnce(path: string, make: () => Promise<string> | string): Promise<string> {
  const present = await read(path)
  if (present !== null) return present
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeSynced(draft, make)
    // Unlike a rename, a link never replaces what another start has just put there.
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
  const made = await read(path)
  if (made === null) throw new StartError(`${path} could not be made.`)
  return made
}

async function writeSynced(path: string, make: () => Promise<string> | string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(await make())
    await file.sync()
  } finally {
    await file.close()
  }
}

async function read(path: string): Promise<string | null> {
  try {
    // A copy or a restored backup may have come with wider rights; Windows knows none of them.
    if (process.platform !== 'win32' && ((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600)
    const content = (await readFile(path, 'utf8')).trim()
    if (content === '') throw new StartError(`${path} is empty. Delete it to have a new one made.`)
    return content
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../errors.ts'

/** Reads a secret file, or creates it for the server's user alone. Of two concurrent starts the first one wins. */
export async function readOrCreateSecret(path: string, create: () => Promise<string> | string): Promise<string> {
  const existing = await readSecret(path)
  if (existing !== null) return existing
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(draft, await create(), { flag: 'wx', mode: 0o600, flush: true })
    // Unlike a rename, a link never replaces an existing file.
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  const created = await readSecret(path)
  if (created === null) throw new StartError(`${path} could not be made.`)
  return created
}

async function readSecret(path: string): Promise<string | null> {
  try {
    // A copied or restored file may be readable by others. Windows has no such modes.
    if (process.platform !== 'win32' && ((await stat(path)).mode & 0o077) !== 0) await chmod(path, 0o600)
    const content = (await readFile(path, 'utf8')).trim()
    if (content === '') throw new StartError(`${path} is empty. Delete it to have a new one made.`)
    return content
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

import { createHash, randomBytes } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Upload } from './upload.ts'

/** A name in the temporary folder that nobody can guess and `uploads.ts` sweeps at start. */
export const temporaryPath = (folder: string) => join(folder, `${randomBytes(16).toString('hex')}.part`)

/** Takes an upload's bytes as they come: first in memory, from a given size on in a temporary file. */
export class Spool {
  size = 0
  private chunks: Buffer[] = []
  private file: { handle: FileHandle; path: string } | null = null
  private readonly hash = createHash('sha256')

  /** @param inMemory bytes that are kept in memory; Infinity for an upload that must not touch the disk (docs/safety.md#s12) */
  constructor(
    private readonly folder: string,
    private readonly inMemory: number,
  ) {}

  async write(chunk: Buffer): Promise<void> {
    this.size += chunk.length
    this.hash.update(chunk)
    if (this.file) return writeAll(this.file.handle, chunk)
    this.chunks.push(chunk)
    if (this.size > this.inMemory) await this.moveToFile()
  }

  async end(): Promise<Pick<Upload, 'size' | 'sha256' | 'content'>> {
    const facts = { size: this.size, sha256: this.hash.digest('hex') }
    if (!this.file) return { ...facts, content: Buffer.concat(this.chunks) }
    await this.file.handle.close()
    return { ...facts, content: { path: this.file.path } }
  }

  /** Takes back what was written. Harmless when the upload has been moved to its place, or discarded before. */
  async discard(): Promise<void> {
    this.chunks = []
    if (!this.file) return
    await this.file.handle.close()
    await rm(this.file.path, { force: true })
  }

  private async moveToFile() {
    const path = temporaryPath(this.folder)
    const handle = await open(path, 'wx', 0o600)
    this.file = { handle, path }
    for (const chunk of this.chunks.splice(0)) await writeAll(handle, chunk)
  }
}

/** `FileHandle.write` may write less than it was given. */
async function writeAll(handle: FileHandle, chunk: Buffer) {
  for (let at = 0; at < chunk.length;) at += (await handle.write(chunk, at)).bytesWritten
}

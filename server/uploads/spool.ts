import { createHash } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { temporaryPath } from './temporaryFiles.ts'
import type { Upload } from './upload.ts'

/** Buffers an upload: in memory first, then in a temporary file. */
export class Spool {
  size = 0
  private chunks: Buffer[] = []
  private file: { handle: FileHandle; path: string } | null = null
  private readonly hash = createHash('sha256')

  /** @param memoryLimit in bytes; Infinity for an upload that must not touch the disk (docs/safety.md#s12) */
  constructor(
    private readonly folder: string,
    private readonly memoryLimit: number,
  ) {}

  async write(chunk: Buffer): Promise<void> {
    this.size += chunk.length
    this.hash.update(chunk)
    if (this.file) return this.file.handle.appendFile(chunk)
    this.chunks.push(chunk)
    if (this.size > this.memoryLimit) await this.moveToFile()
  }

  async end(): Promise<Pick<Upload, 'size' | 'sha256'> & { content: Buffer | { path: string } }> {
    const summary = { size: this.size, sha256: this.hash.digest('hex') }
    if (!this.file) return { ...summary, content: Buffer.concat(this.chunks) }
    await this.file.handle.close()
    return { ...summary, content: { path: this.file.path } }
  }

  /** Deletes what was written. Does nothing if the file was moved or deleted already. */
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
    for (const chunk of this.chunks.splice(0)) await handle.appendFile(chunk)
  }
}

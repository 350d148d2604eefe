import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Executor } from '../db/connection/database.ts'
import type { SitemapEntry } from '../db/records/sitemap.ts'
import { keep, removeOld, uniqueName, type Kept, type Part } from './kept.ts'

/** Addresses of one kind, and the resource whose view they are of. */
export interface SitemapSource {
  readonly name: string
  readonly view: string
  readonly entries: (db: Executor) => AsyncIterable<readonly SitemapEntry[]>
}

interface MakeOptions {
  db: Executor
  folder: string
  sources: readonly SitemapSource[]
  idsPerFile: number
  signal: AbortSignal
}

/**
 * Makes the sitemap anew and keeps it. Parts are ranges of ids: a record stays in its part when others are added or
 * hidden.
 * @throws the reason of the signal once it is aborted
 */
export async function makeSitemap({ db, folder, sources, idsPerFile, signal }: MakeOptions): Promise<Kept> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const madeAt = Date.now()
  const parts: Part[] = []
  try {
    for (const source of sources) {
      const writer = new PartWriter(folder, source, idsPerFile)
      try {
        for await (const entries of source.entries(db)) {
          signal.throwIfAborted()
          await writer.add(entries)
        }
      } finally {
        parts.push(...(await writer.finish()))
      }
    }
    const kept = { madeAt, idsPerFile, parts }
    await keep(folder, kept)
    await removeOld(folder, kept)
    return kept
  } catch (error) {
    // Attempts that fail again and again must not fill the disk.
    await Promise.all(parts.map(({ file }) => rm(join(folder, file), { force: true })))
    throw error
  }
}

/** Writes the entries of a source, sorted by id, to one file after the other. */
class PartWriter {
  private readonly parts: Part[] = []
  private handle: FileHandle | undefined

  constructor(
    private readonly folder: string,
    private readonly source: SitemapSource,
    private readonly idsPerFile: number,
  ) {}

  async add(entries: readonly SitemapEntry[]): Promise<void> {
    const byPart = new Map<number, SitemapEntry[]>()
    for (const entry of entries) {
      const number = Math.floor((entry.Id - 1) / this.idsPerFile) + 1
      const known = byPart.get(number)
      if (known) known.push(entry)
      else byPart.set(number, [entry])
    }
    for (const [number, some] of byPart) await this.write(number, some)
  }

  async finish(): Promise<readonly Part[]> {
    await this.handle?.sync()
    await this.handle?.close()
    this.handle = undefined
    return this.parts
  }

  private async write(number: number, entries: readonly SitemapEntry[]): Promise<void> {
    const part = await this.partOf(number)
    const text = entries.map(({ Id, Place = Id, UpdatedAt }) => `${Place} ${UpdatedAt ?? ''}\n`).join('')
    await this.handle!.appendFile(text)
    part.bytes += Buffer.byteLength(text)
    part.count += entries.length
    for (const { UpdatedAt } of entries)
      if (UpdatedAt !== null && UpdatedAt > part.changedAt) part.changedAt = UpdatedAt
  }

  private async partOf(number: number): Promise<Part> {
    const last = this.parts.at(-1)
    if (last?.number === number) return last
    await this.finish()
    const file = uniqueName(`${this.source.name}-${number}`)
    this.handle = await open(join(this.folder, file), 'wx', 0o600)
    const { name: source, view } = this.source
    const part: Part = { source, view, number, file, bytes: 0, count: 0, changedAt: '' }
    this.parts.push(part)
    return part
  }
}

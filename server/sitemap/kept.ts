import { randomBytes } from 'node:crypto'
import { open, readdir, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The sitemap as files of DATA_DIR (docs/decisions/sitemap.md): an index, and for each part a file with a line
 * `id time` for each record. A new index replaces the old one when its parts are complete, so a reader never sees half of
 * one.
 */

/** Records of one source that fit into one sitemap file. */
export interface Part {
  source: string
  /** The resource whose view the addresses are of. */
  view: string
  /** From 1. Its ids are from `(number - 1) * idsPerFile + 1` to `number * idsPerFile`. */
  number: number
  file: string
  bytes: number
  /** Records, at least one. */
  count: number
  /** When one of these records changed last; ISO 8601, UTC. */
  changedAt: string
}

export interface Kept {
  /** Milliseconds since 1970. */
  madeAt: number
  idsPerFile: number
  parts: readonly Part[]
}

const indexFile = 'index.json'
/** A name that no other process and no earlier sitemap uses. */
export const uniqueName = (name: string) => `${name}.${randomBytes(8).toString('hex')}`

/** The sitemap that is kept; undefined without one, or if it is of other files or incomplete. */
export async function findKept(folder: string, idsPerFile: number): Promise<Kept | undefined> {
  try {
    const kept = JSON.parse(await readFile(join(folder, indexFile), 'utf8')) as Kept
    // After a power failure a file may be shorter than it was written.
    const sizes = await Promise.all(kept.parts.map(async ({ file }) => (await stat(join(folder, file))).size))
    const isWhole = kept.parts.every(({ view, bytes }, at) => view !== undefined && bytes === sizes[at])
    return kept.idsPerFile === idsPerFile && isWhole ? kept : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError || isMissing(error)) return undefined
    throw error
  }
}

export async function keep(folder: string, kept: Kept): Promise<void> {
  const name = uniqueName(indexFile)
  await writeFile(join(folder, name), JSON.stringify(kept))
  await rename(join(folder, name), join(folder, indexFile))
}

/** Milliseconds. Nobody still opens a file of a sitemap that was replaced longer ago. */
const oldAgeMs = 3_600_000

/** Removes files of older sitemaps, and what a crash left. */
export async function removeOld(folder: string, { parts }: Kept): Promise<void> {
  const used = new Set([indexFile, ...parts.map(({ file }) => file)])
  for (const name of await readdir(folder)) {
    if (used.has(name)) continue
    const path = join(folder, name)
    const changed = await stat(path).catch(() => undefined)
    if (changed && Date.now() - changed.mtimeMs > oldAgeMs) await rm(path, { force: true })
  }
}

/** Undefined when the file has gone with its sitemap. */
export const openPart = (folder: string, { file }: Part): Promise<FileHandle | undefined> =>
  open(join(folder, file)).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

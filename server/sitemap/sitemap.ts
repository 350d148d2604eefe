import type { Executor } from '../db/connection/database.ts'
import type { SitemapPart } from '../db/records/sitemap.ts'

export const sitemapFigures = {
  /** URLs in one file: the protocol's limit (sitemaps.org). */
  idsPerFile: 50_000,
  /** Milliseconds that it is remembered what is in which file: to count anew reads every record. */
  countedForMs: 3_600_000,
  /** Milliseconds until what has failed is counted again. */
  pauseMs: 60_000,
}
/** For how many such times a count is named while no newer one has come: a day. */
const mostCounts = 24
export type SitemapFigures = typeof sitemapFigures

/** Addresses of one kind, and the resource whose view they are of. */
export interface SitemapSource {
  readonly name: string
  readonly view: string
  readonly parts: (db: Executor, idsPerFile: number) => Promise<readonly SitemapPart[]>
}

export interface Part extends SitemapPart {
  source: SitemapSource
}

/** The files of the sitemap, counted once for all who ask. While they are counted anew, and where that fails, the former ones are named. */
export function createSitemap(
  db: Executor,
  sources: readonly SitemapSource[],
  { idsPerFile, countedForMs, pauseMs }: SitemapFigures,
): () => Promise<readonly Part[]> {
  /** The last whole count. */
  let known: { at: number; parts: readonly Part[] } | undefined
  let counting: Promise<readonly Part[]> | undefined
  let dueAt = 0
  const count = async () => {
    const parts: Part[] = []
    for (const source of sources) for (const part of await source.parts(db, idsPerFile)) parts.push({ ...part, source })
    return parts
  }
  const countAnew = async () => {
    dueAt = Date.now() + countedForMs
    try {
      const parts = await count()
      known = { at: Date.now(), parts }
      return parts
    } catch (error) {
      dueAt = Date.now() + pauseMs
      throw error
    }
  }
  return async () => {
    if (!counting || Date.now() >= dueAt) {
      counting = countAnew()
      // Those who wait for it are told.
      counting.catch(() => undefined)
    }
    return known && Date.now() - known.at < mostCounts * countedForMs ? known.parts : counting
  }
}

import type { Executor } from '../db/connection/database.ts'
import type { SitemapPart } from '../db/records/sitemap.ts'

export const sitemapFigures = {
  /** URLs in one file: the protocol's limit (sitemaps.org). */
  idsPerFile: 50_000,
  /** Milliseconds that it is remembered what is in which file: to count anew reads every record. */
  countedForMs: 3_600_000,
}
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

/** The files of the sitemap, counted once for all who ask. */
export function createSitemap(
  db: Executor,
  sources: readonly SitemapSource[],
  { idsPerFile, countedForMs }: SitemapFigures,
): () => Promise<readonly Part[]> {
  let counted: { at: number; parts: Promise<readonly Part[]> } | undefined
  const count = async () => {
    const parts: Part[] = []
    for (const source of sources) for (const part of await source.parts(db, idsPerFile)) parts.push({ ...part, source })
    return parts
  }
  return () => {
    if (counted && Date.now() - counted.at < countedForMs) return counted.parts
    const parts = count()
    counted = { at: Date.now(), parts }
    // What failed is counted again by the next request.
    parts.catch(() => (counted = undefined))
    return parts
  }
}

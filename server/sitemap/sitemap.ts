import type { FileHandle } from 'node:fs/promises'
import type { Executor } from '../db/connection/database.ts'
import { loggable } from '../errors.ts'
import { findKept, openPart, type Kept, type Part } from './kept.ts'
import { makeSitemap, type SitemapSource } from './make.ts'

const hourMs = 3_600_000
const pauseMs = 10 * 60_000

/** Figures of the sitemap (docs/rules.md#sitemap). */
export const sitemapFigures = {
  /** URLs in one file: the protocol's limit (sitemaps.org). */
  idsPerFile: 50_000,
  /** From this age on a request still gets the kept sitemap and starts making a new one. */
  renewAfterMs: 6 * hourMs,
  /** From this age on a request waits for the new one. */
  waitAfterMs: 24 * hourMs,
}
export type SitemapFigures = typeof sitemapFigures

interface Options extends SitemapFigures {
  db: Executor
  folder: string
  sources: readonly SitemapSource[]
  log: { error(details: object, message: string): void }
}

export interface Sitemap {
  /** The kept parts, made first if there are none. */
  parts(): Promise<readonly Part[]>
  /** Their files, opened; undefined if one has just been replaced. */
  open(parts: readonly Part[]): Promise<readonly FileHandle[] | undefined>
  /** Ends a renewal that is going on. */
  stop(): Promise<void>
}

/** The kept sitemap, made anew by one renewal at a time. Processes that share the folder may each make one. */
export function createSitemap(options: Options): Sitemap {
  const { folder, idsPerFile, renewAfterMs, waitAfterMs, log } = options
  const ending = new AbortController()
  let renewal: Promise<Kept> | undefined
  /** After a failure, so that a table scan which fails is not begun at each request. */
  let pausedUntil = 0

  function renew(): Promise<Kept> {
    renewal ??= makeSitemap({ ...options, signal: ending.signal }).finally(() => (renewal = undefined))
    return renewal
  }
  /** An old sitemap is better than none. */
  const renewOrKeep = async (kept: Kept): Promise<Kept> => {
    if (Date.now() < pausedUntil) return kept
    return renew().catch((error: unknown) => {
      if (!ending.signal.aborted) log.error({ error: loggable(error) }, 'the sitemap was not renewed')
      pausedUntil = Date.now() + pauseMs
      return kept
    })
  }

  return {
    parts: async () => {
      const kept = await findKept(folder, idsPerFile)
      if (!kept) return (await renew()).parts
      const ageMs = Date.now() - kept.madeAt
      if (ageMs < renewAfterMs) return kept.parts
      const renewed = renewOrKeep(kept)
      return ageMs < waitAfterMs ? kept.parts : (await renewed).parts
    },
    open: async (parts) => {
      const handles = await Promise.all(parts.map((part) => openPart(folder, part)))
      const opened = handles.filter((handle) => handle !== undefined)
      if (opened.length === parts.length) return opened
      await Promise.all(opened.map((handle) => handle.close()))
      return undefined
    },
    stop: async () => {
      ending.abort(new Error('The server is ending'))
      await renewal?.catch(() => undefined)
    },
  }
}

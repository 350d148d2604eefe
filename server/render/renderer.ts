import type { RequestListener, Server } from 'node:http'
import type { RecordReader } from '#resources/recordReader.ts'
import type { ShownPreferences } from '#resources/shownPreferences.ts'
import type { Writing } from '#resources/text/language.ts'
import type { PublicConfig } from './publicConfig.ts'
import { createHash } from 'node:crypto'

/** What the server uses of src/entry.server.tsx, loaded at run time: server and src never import each other (docs/architecture.md#folders). */
export interface ServerEntry {
  render(request: {
    url: string
    writing: Writing
    shown: ShownPreferences
    reader: RecordReader
    config: PublicConfig
  }): Promise<Rendered>
  /** The names of a query that a screen shows something by. */
  queryNames: readonly string[]
  chooseWriting(asked: { lang?: unknown; cookies?: string; acceptLanguage?: string }): Writing
  /** What the person's preferences change on this screen. */
  chooseShown(path: string, cookies: string | undefined): ShownPreferences
  /** Whether the screen at a path, without its query, leads visitors to /login. */
  asksToSignIn(path: string): boolean
  /** The pattern of the address of the screen at a path, for figures. */
  patternOf(path: string): string
  fillDocument(
    template: string,
    given: {
      writing: Writing
      shown?: ShownPreferences
      config: PublicConfig
      rendered?: Rendered
      manifest?: unknown
      origin?: string
      url?: string
    },
  ): string
}

/** A rendered screen, as far as the server needs to know it. */
export interface Rendered {
  status: number
  location?: string
  head: { image?: string | null }
}

export interface Renderer {
  /** index.html for this URL. */
  template(url: string): Promise<string>
  entry(): Promise<ServerEntry>
  /** Vite's manifest of the client; undefined in development. */
  manifest: unknown
  /** The folder of built files; null in development. */
  assets: string | null
  /** In development: the server, which answers what belongs to modules itself. */
  serverFactory?: (answer: RequestListener) => Server
}

/** The hashes of the document's inline scripts, for the content security policy; null in development, where Vite adds others. */
export async function inlineScripts(renderer: Renderer): Promise<string[] | null> {
  if (renderer.serverFactory) return null
  const template = await renderer.template('/')
  return [...template.matchAll(/<script>([^<]*(?:<(?!\/?script>)[^<]*)*)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

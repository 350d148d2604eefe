import type { RecordReader } from '#resources/recordReader.ts'
import type { Writing } from '#resources/text/language.ts'
import type { PictureSize } from '../uploads/pictureSize.ts'
import type { PublicConfig } from './publicConfig.ts'
import { createHash } from 'node:crypto'

/**
 * What the server needs of the front end's server entry (src/entry.server.tsx). It is loaded at run time, built or by
 * vite: server and screens never import each other (docs/architecture.md#folders).
 */
export interface ServerEntry {
  render(request: { url: string; writing: Writing; reader: RecordReader; config: PublicConfig }): Promise<Rendered>
  chooseWriting(asked: { lang?: unknown; cookies?: string; acceptLanguage?: string }): Writing
  fillDocument(
    template: string,
    given: {
      writing: Writing
      config: PublicConfig
      rendered?: Rendered
      manifest?: unknown
      origin?: string
      url?: string
      pictureSize?: PictureSize | null
    },
  ): string
}

/** One screen as a visitor gets it; everything but status, location and picture is the front end's own matter. */
export interface Rendered {
  status: number
  location?: string
  head: { image?: string | null }
}

export interface Renderer {
  /** index.html with its marks, for this address. */
  template(url: string): Promise<string>
  entry(): Promise<ServerEntry>
  /** Vite's manifest of the client build; undefined in development. */
  manifest: unknown
  /** The folder of built files to serve; null in development. */
  assets: string | null
}

/** The document's own inline scripts, as a content security policy names them: by their hash, so that no other one runs. */
export async function inlineScripts(renderer: Renderer): Promise<string[]> {
  const template = await renderer.template('/')
  return [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

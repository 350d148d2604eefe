import { escapeMarkup } from '#resources/text/detect.ts'
import { headTags, scriptJson, type HeadData } from './headTags.ts'
import { isLanguage, type Writing } from '../messages/languages.ts'
import type { PublicConfig } from '../providers/config.ts'

/** One screen, rendered. */
export interface Rendered extends HeadData {
  /** 200, 404 where nothing is, 503 where the data could not be had, 302 with `location` */
  status: number
  location?: string
  html: string
  /** style tags of this rendering */
  styles: string
  /** dehydrated query cache */
  state: unknown
  /** source file of the screen, to find its chunk in the manifest */
  file: string
}

/** Vite's manifest of the client build: source file → chunk. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>>

const json = (id: string, value: unknown) => `<script type="application/json" id="${id}">${scriptJson(value)}</script>`

/**
 * The whole document: index.html of the client build with its marks filled in. Without `rendered` it is the bare app,
 * which starts from nothing in the browser.
 * @param origin of this site, without a slash at its end; makes the addresses in link previews absolute
 * @param url path and query as asked for
 * @param pictureSize of the head's picture, px, where it is known
 */
export function fillDocument(
  template: string,
  given: {
    writing: Writing
    config: PublicConfig
    rendered?: Rendered
    manifest?: Manifest
    origin?: string
    url?: string
    pictureSize?: { width: number; height: number } | null
  },
): string {
  const { writing, config, rendered, manifest, origin = '', url = '', pictureSize = null } = given
  const lang = new URLSearchParams(url.split('?')[1]).get('lang')
  const options = { appName: config.appName, writing, origin, asked: isLanguage(lang) ? lang : null, pictureSize }
  const head = rendered ? headTags(rendered, options) + preloads(rendered.file, manifest) + rendered.styles : ''
  const data = json('config', config) + (rendered ? json('state', rendered.state) : '')
  return template
    .replace('<html lang="en"', `<html lang="${writing.language}" data-digits="${writing.digits}"`)
    .replace(/<title>.*?<\/title>/, '')
    .replace('<!--head-->', () => (rendered ? head : `<title>${escapeMarkup(config.appName)}</title>`))
    .replace('<!--app-->', () => rendered?.html ?? '')
    .replace('<!--data-->', () => data)
}

/** The screen's chunk and what it imports come along with the main script, not after it. */
function preloads(file: string, manifest: Manifest | undefined): string {
  const chunks = new Set<string>()
  const collect = (key: string) => {
    const chunk = manifest?.[key]
    if (!chunk || chunks.has(chunk.file)) return
    chunks.add(chunk.file)
    chunk.imports?.forEach(collect)
  }
  collect(file)
  return [...chunks].map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk}">`).join('')
}

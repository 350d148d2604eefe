import type { Rendered } from './serverEntry.tsx'
import { documentTitle } from './layout/rendering.ts'
import type { Language } from './messages/index.ts'
import { uploadUrl } from './paths.ts'
import type { PublicConfig } from './providers/config.ts'

/** Vite's manifest of the client build: source file → chunk. */
export type Manifest = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>>

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
/** JSON that cannot end its script element, nor break a line in older engines. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
const json = (id: string, value: unknown) => `<script type="application/json" id="${id}">${scriptJson(value)}</script>`

/**
 * The whole document: index.html of the client build with its marks filled in. Without `rendered` it is the bare app,
 * which starts from nothing in the browser.
 * @param origin of this site, without a slash at its end; makes pictures of link previews absolute
 */
export function fillDocument(
  template: string,
  given: {
    language: Language
    config: PublicConfig
    rendered?: Rendered
    manifest?: Manifest
    origin?: string
    url?: string
  },
): string {
  const { language, config, rendered, manifest, origin = '', url } = given
  const head = rendered
    ? headTags(rendered, config, origin, url) + preloads(rendered.file, manifest) + rendered.styles
    : ''
  const data = json('config', config) + (rendered ? json('state', rendered.state) : '')
  return template
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/<title>.*?<\/title>/, '')
    .replace('<!--head-->', () => (rendered ? head : `<title>${escapeHtml(config.appName)}</title>`))
    .replace('<!--app-->', () => rendered?.html ?? '')
    .replace('<!--data-->', () => data)
}

function headTags({ head }: Rendered, config: PublicConfig, origin: string, url?: string): string {
  const title = documentTitle(head.title, config.appName)
  const description = head.description?.replace(/\s+/g, ' ').trim().slice(0, 200)
  const properties: [name: string, content: string | undefined][] = [
    ['og:site_name', config.appName],
    ['og:type', 'website'],
    ['og:title', head.title || config.appName],
    ['og:description', description],
    ['og:image', head.image ? origin + uploadUrl(head.image) : undefined],
    ['og:url', origin && url ? origin + url : undefined],
  ]
  return [
    `<title>${escapeHtml(title)}</title>`,
    description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
    ...properties.map(([name, content]) =>
      content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '',
    ),
  ].join('')
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

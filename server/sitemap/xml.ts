import type { FileHandle } from 'node:fs/promises'
import { escapeMarkup } from '#resources/text/detect.ts'
import { viewPath } from '#resources/derived.ts'
import { languages } from '#resources/text/language.ts'
import type { Part } from './kept.ts'

/** The sitemap as XML (sitemaps.org). Files hold no origin, which may depend on the request. */

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function* sitemapIndex(origin: string, parts: readonly Part[]): Generator<string> {
  yield `${xml}<sitemapindex xmlns="${protocol}">\n`
  for (const { source, number, changedAt } of parts) {
    yield entry('sitemap', escapeMarkup(`${origin}/sitemap-${source}-${number}.xml`), changedAt)
  }
  yield '</sitemapindex>\n'
}

/** The addresses in these parts, read from their files. */
export async function* urlSet(
  origin: string,
  parts: readonly Part[],
  files: readonly FileHandle[],
): AsyncGenerator<string> {
  yield `${xml}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (const [at, { view }] of parts.entries()) {
    const prefix = escapeMarkup(origin + viewPath(view))
    for await (const lines of linesOf(files[at]!)) yield lines.map((line) => address(prefix, line)).join('')
  }
  yield '</urlset>\n'
}

function address(prefix: string, line: string): string {
  const [id = '', changedAt = ''] = line.split(' ')
  return entry('url', `${prefix}${id}`, changedAt, alternates)
}

/** The lines of a file, yielded in groups: those that one read contains. */
async function* linesOf(file: FileHandle): AsyncGenerator<readonly string[]> {
  let rest = ''
  for await (const piece of file.createReadStream({ encoding: 'utf8', autoClose: false })) {
    const lines = (rest + String(piece)).split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
}

const entry = (
  kind: 'url' | 'sitemap',
  address: string,
  changedAt: string,
  more: (address: string) => string = () => '',
) => `<${kind}><loc>${address}</loc>${changedAt && `<lastmod>${changedAt}</lastmod>`}${more(address)}</${kind}>\n`

/** The URL in each language, and the plain one, which answers in the reader's, as in the head of a screen. */
const alternates = (address: string) =>
  [
    ...languages.map(
      (language) => [language, `${address}${address.includes('?') ? '&amp;' : '?'}lang=${language}`] as const,
    ),
    ['x-default', address] as const,
  ]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('')

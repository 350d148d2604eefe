import { escapeMarkup } from '#resources/text/detect.ts'
import { viewPath } from '#resources/derived.ts'
import { languages } from '#resources/text/language.ts'
import type { SitemapEntry } from '../db/records/sitemap.ts'
import type { Part } from './sitemap.ts'

/** The sitemap as XML (sitemaps.org). */

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export function* sitemapIndex(origin: string, parts: readonly Part[]): Generator<string> {
  yield `${xml}<sitemapindex xmlns="${protocol}">\n`
  for (const { source, number, changedAt } of parts) {
    yield entry('sitemap', escapeMarkup(`${origin}/sitemap-${source.name}-${number}.xml`), changedAt)
  }
  yield '</sitemapindex>\n'
}

export async function* urlSet(origin: string, parts: readonly Part[]): AsyncGenerator<string> {
  yield `${xml}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for (const { source, entries } of parts) {
    const prefix = escapeMarkup(origin + viewPath(source.view))
    const address = ({ Id, Place = String(Id), UpdatedAt }: SitemapEntry) =>
      entry('url', prefix + Place, UpdatedAt, alternates)
    for await (const some of entries()) yield some.map(address).join('')
  }
  yield '</urlset>\n'
}

const entry = (
  kind: 'url' | 'sitemap',
  address: string,
  changedAt: string | null,
  more: (address: string) => string = () => '',
) => `<${kind}><loc>${address}</loc>${changedAt ? `<lastmod>${changedAt}</lastmod>` : ''}${more(address)}</${kind}>\n`

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

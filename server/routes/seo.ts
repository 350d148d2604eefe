import { escapeMarkup } from '#resources/text/detect.ts'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Resource } from '#resources'
import { languages } from '#resources/text/language.ts'
import { viewedResources, viewPath } from '#resources/derived.ts'
import { documented, stringSchema, type RouteDescription } from '../api/documented.ts'
import type { Services } from '../services.ts'
import { sitemapEntries, sitemapParts, type SitemapPart } from '../db/records/sitemap.ts'
import { notFound } from '../errors.ts'
import { originOf } from '../render/publicConfig.ts'

interface Options extends Pick<Services, 'config' | 'db'> {
  /** URLs per file; by default the protocol's limit (sitemaps.org). */
  maxInSitemap?: number
}

/** Private screens, and those without content of their own. */
const disallowed = [
  '/admin',
  '/manage',
  '/profile',
  '/*/create',
  '/*/update',
  '/page/search/',
  '/product/search/',
  '/demo/',
  '/docs',
]
const maxId = 2_147_483_647

/** For search engines: GET /robots.txt, /sitemap.xml and, if that is an index, /sitemap-{source}-{n}.xml. */
export async function seoRoutes(app: FastifyInstance, { config, db, maxInSitemap = 50_000 }: Options): Promise<void> {
  const sources = viewedResources().filter(({ view }) => view?.indexed)

  app.get('/robots.txt', described('What search engines may read', 'text/plain'), (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...disallowed.map((path) => `Disallow: ${path}`),
          '',
          sitemapLine(originOf(request, config)),
        ].join('\n'),
      ),
  )

  const all = described('Addresses of all listed views, or an index of files that hold them', 'application/xml')
  app.get('/sitemap.xml', all, async (request, reply) => {
    const parts: SitemapPart[] = []
    for (const resource of sources) parts.push(...(await sitemapParts(db, resource, maxInSitemap)))
    const origin = originOf(request, config)
    const total = parts.reduce((sum, { count }) => sum + count, 0)
    return answerXml(reply, total > maxInSitemap ? sitemapIndex(origin, parts) : urlSet(origin, sources))
  })

  const part = described('One such file: source and number, `page-1`', 'application/xml', {
    params: { part: stringSchema },
    refusals: [404],
  })
  app.get('/sitemap-:part.xml', part, async (request, reply) => {
    const [, name, digits] = /^([a-z]+)-([1-9]\d{0,6})$/i.exec((request.params as { part: string }).part) ?? []
    const resource = sources.find((one) => one.name === name)
    const number = Number(digits)
    if (!resource || (number - 1) * maxInSitemap >= maxId) throw notFound()
    const idRange = { after: (number - 1) * maxInSitemap, upTo: Math.min(number * maxInSitemap, maxId) }
    const { done } = await sitemapEntries(db, resource, idRange, 1).next()
    if (done) throw notFound()
    return answerXml(reply, urlSet(originOf(request, config), [resource], idRange))
  })

  async function* urlSet(origin: string, of: readonly Resource[], idRange = { after: 0, upTo: maxId }) {
    yield `${xml}<urlset xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
    for (const resource of of) {
      const view = escapeMarkup(origin + viewPath(resource.name))
      for await (const entries of sitemapEntries(db, resource, idRange)) {
        yield entries.map((one) => entry('url', `${view}${one.Id}`, one.UpdatedAt, alternates)).join('')
      }
    }
    yield '</urlset>\n'
  }
}

const described = (summary: string, type: string, more: Partial<RouteDescription> = {}) =>
  documented(summary, { tag: 'operation', who: 'anonymous', type, answer: stringSchema, ...more })

/** Search engines ask rarely, and a record hidden meanwhile answers 404. */
const answerXml = (reply: FastifyReply, pieces: Iterable<string> | AsyncIterable<string>) =>
  reply
    .header('cache-control', 'public, max-age=3600')
    .type('application/xml; charset=utf-8')
    .send(Readable.from(pieces))

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const sitemapLine = (origin: string) => `Sitemap: ${origin}/sitemap.xml\n`

function* sitemapIndex(origin: string, parts: readonly SitemapPart[]) {
  yield `${xml}<sitemapindex xmlns="${protocol}">\n`
  for (const { source, number, changedAt } of parts) {
    yield entry('sitemap', escapeMarkup(`${origin}/sitemap-${source}-${number}.xml`), changedAt)
  }
  yield '</sitemapindex>\n'
}

const entry = (
  kind: 'url' | 'sitemap',
  address: string,
  changedAt: string,
  more: (address: string) => string = () => '',
) => `<${kind}><loc>${address}</loc><lastmod>${changedAt}</lastmod>${more(address)}</${kind}>\n`

/** The URL in each language, and the plain one, which answers in the reader's, as in the head of a screen. */
const alternates = (address: string) =>
  [...languages.map((language) => [language, `${address}?lang=${language}`] as const), ['x-default', address] as const]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('')

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { declarations, type Resource } from '#resources'
import { viewedResources } from '#resources/derived.ts'
import { documented, stringSchema, type RouteDescription } from '../api/documented.ts'
import { categoryTowns } from '../db/pages/categoryTowns.ts'
import { sitemapParts } from '../db/records/sitemap.ts'
import { nextTurn } from '../db/writing/turning.ts'
import type { Services } from '../http/services.ts'
import { notFound } from '../errors.ts'
import { originOf } from '../render/publicConfig.ts'
import {
  createSitemap,
  sitemapFigures,
  type Part,
  type SitemapFigures,
  type SitemapSource,
} from '../sitemap/sitemap.ts'
import { sitemapIndex, urlSet } from '../sitemap/xml.ts'

interface Options extends Pick<Services, 'config' | 'db'> {
  sitemap?: Partial<SitemapFigures>
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

const recordsOf = (resource: Resource): SitemapSource[] =>
  resource.view?.indexed
    ? [{ name: resource.name, view: resource.name, parts: (db, idsPerFile) => sitemapParts(db, resource, idsPerFile) }]
    : []
const pairs: SitemapSource = { name: 'categoryTown', view: declarations.category.name, parts: categoryTowns }

/** For search engines: GET /robots.txt, /sitemap.xml and, if that is an index, /sitemap-{source}-{n}.xml. */
export async function seoRoutes(app: FastifyInstance, { config, db, sitemap: given }: Options): Promise<void> {
  const figures = { ...sitemapFigures, ...given }
  const findParts = createSitemap(db, [...viewedResources().flatMap(recordsOf), pairs], figures)

  app.get('/robots.txt', described('What search engines may read', 'text/plain'), (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...disallowed.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${originOf(request, config)}/sitemap.xml\n`,
        ].join('\n'),
      ),
  )

  const all = described('Addresses of all listed views, or an index of files that hold them', 'application/xml')
  app.get('/sitemap.xml', all, async (request, reply) => {
    const parts = await findParts()
    const origin = originOf(request, config)
    if (countOf(parts) > figures.idsPerFile) return answerXml(reply, sitemapIndex(origin, parts), 3600)
    request.countRows(countOf(parts))
    return answerXml(reply, urlSet(origin, parts), await secondsKept(db))
  })

  const one = described('One such file: source and number, `page-1`', 'application/xml', {
    params: { part: stringSchema },
    refusals: [404],
  })
  app.get('/sitemap-:part.xml', one, async (request, reply) => {
    const name = (request.params as { part: string }).part
    const part = (await findParts()).find(({ source, number }) => `${source.name}-${number}` === name)
    if (!part) throw notFound()
    request.countRows(part.count)
    return answerXml(reply, urlSet(originOf(request, config), [part]), await secondsKept(db))
  })
}

const countOf = (parts: readonly Part[]) => parts.reduce((sum, { count }) => sum + count, 0)

const described = (summary: string, type: string, more: Partial<RouteDescription> = {}) =>
  documented(summary, { tag: 'operation', who: 'anonymous', type, answer: stringSchema, ...more })

/** An hour, or until the next offer begins or ends; none where nobody knows when that is. */
const secondsKept = async (db: Services['db']) =>
  Math.max(0, Math.min(3600, Math.floor((await nextTurn(db).catch(() => 0)) / 1000)))

/** Search engines ask rarely, and a record hidden meanwhile answers 404. */
const answerXml = (reply: FastifyReply, pieces: Iterable<string> | AsyncIterable<string>, seconds: number) =>
  reply
    .header('cache-control', `public, max-age=${seconds}`)
    .type('application/xml; charset=utf-8')
    .send(Readable.from(pieces, { objectMode: false, highWaterMark: 64 * 1024 }))

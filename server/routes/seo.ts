import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { declarations, type Resource } from '#resources'
import { viewedResources } from '#resources/derived.ts'
import { documented, stringSchema, type RouteDescription } from '../api/documented.ts'
import { categoryTowns } from '../db/pages/categoryTowns.ts'
import { sitemapEntries } from '../db/records/sitemap.ts'
import type { SitemapSource } from '../sitemap/make.ts'
import type { Services } from '../http/services.ts'
import { notFound, unavailable } from '../errors.ts'
import { originOf } from '../render/publicConfig.ts'
import type { Part } from '../sitemap/kept.ts'
import { createSitemap, sitemapFigures, type SitemapFigures } from '../sitemap/sitemap.ts'
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
    ? [{ name: resource.name, view: resource.name, entries: (db) => sitemapEntries(db, resource) }]
    : []
const pairs: SitemapSource = { name: 'categoryTown', view: declarations.category.name, entries: categoryTowns }

/** For search engines: GET /robots.txt, /sitemap.xml and, if that is an index, /sitemap-{source}-{n}.xml. */
export async function seoRoutes(app: FastifyInstance, { config, db, sitemap: given }: Options): Promise<void> {
  const figures = { ...sitemapFigures, ...given }
  const sitemap = createSitemap({
    ...figures,
    db,
    folder: join(config.dataDir, 'sitemap'),
    sources: [...viewedResources().flatMap(recordsOf), pairs],
    log: app.log,
  })
  app.addHook('onClose', () => sitemap.stop())

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
    const parts = await sitemap.parts()
    const origin = originOf(request, config)
    const total = parts.reduce((sum, { count }) => sum + count, 0)
    if (total > figures.idsPerFile) return answerXml(reply, xmlStream(sitemapIndex(origin, parts)))
    return answerUrls(reply, origin, () => sitemap.parts())
  })

  const one = described('One such file: source and number, `page-1`', 'application/xml', {
    params: { part: stringSchema },
    refusals: [404],
  })
  app.get('/sitemap-:part.xml', one, (request, reply) => {
    const name = (request.params as { part: string }).part
    return answerUrls(reply, originOf(request, config), async () => {
      const part = (await sitemap.parts()).find(({ source, number }) => `${source}-${number}` === name)
      if (!part) throw notFound()
      return [part]
    })
  })

  async function answerUrls(reply: FastifyReply, origin: string, findParts: () => Promise<readonly Part[]>) {
    // A second time, if a renewal has removed the files in between.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const parts = await findParts()
      // Before the files are opened: who is refused leaves none open.
      if (attempt === 0) reply.request.countRows(parts.reduce((sum, { count }) => sum + count, 0))
      const files = await sitemap.open(parts)
      if (!files) continue
      const stream = xmlStream(urlSet(origin, parts, files))
      // Also when nobody reads it.
      stream.once('close', () => void Promise.all(files.map((file) => file.close())))
      return answerXml(reply, stream)
    }
    throw unavailable()
  }
}

const described = (summary: string, type: string, more: Partial<RouteDescription> = {}) =>
  documented(summary, { tag: 'operation', who: 'anonymous', type, answer: stringSchema, ...more })

/** Search engines ask rarely, and a record hidden meanwhile answers 404. */
const answerXml = (reply: FastifyReply, stream: Readable) =>
  reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(stream)

const xmlStream = (pieces: Iterable<string> | AsyncIterable<string>) =>
  Readable.from(pieces, { objectMode: false, highWaterMark: 64 * 1024 })

const sitemapLine = (origin: string) => `Sitemap: ${origin}/sitemap.xml\n`

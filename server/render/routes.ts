import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { registry } from '#resources'
import { limited, type ReadLimit, type VisitLimit } from '../api/limits.ts'
import { ApiError, loggable, notFound } from '../errors.ts'
import { answerUnlessMemoryIsShort } from '../pressure.ts'
import type { Services } from '../services.ts'
import { createPictureSizes, type PictureSize } from '../uploads/pictureSize.ts'
import { originOf } from './publicConfig.ts'
import { publicConfig } from './publicConfig.ts'
import type { Renderer } from './renderer.ts'
import { visitorReader } from './visitorReader.ts'

interface Options {
  services: Pick<Services, 'config' | 'db' | 'log'>
  limitRead: ReadLimit
  limitVisit: VisitLimit
  limitFile: VisitLimit
  renderer: Renderer
}
type ReadPictureSize = (name: string | null | undefined) => Promise<PictureSize | null>

/** Built files have a hash in their names; files of public/ keep their names. */
const cacheForever = 'public, max-age=31536000, immutable'
const cacheForHour = 'public, max-age=3600'

/** Rendered screens, the built files, and GET /config.json. */
export async function renderRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { services, renderer, limitVisit, limitFile } = options
  const visit = { onRequest: limited(limitVisit) }
  const { config } = services
  if (renderer.assets) {
    const root = renderer.assets
    await app.register(async (files) => {
      answerUnlessMemoryIsShort(files)
      files.addHook('onRequest', limited(limitFile))
      await files.register(staticFiles, {
        root,
        index: false,
        wildcard: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) =>
          reply.setHeader('cache-control', path.includes('/assets/') ? cacheForever : cacheForHour),
      })
    })
  }
  app.get('/config.json', visit, () => publicConfig(config))
  // The query may contain the language and who shared the link.
  app.get('/', visit, (request, reply) => reply.redirect(`/home${request.url.slice(1)}`, 302))
  const readPictureSize = createPictureSizes(join(config.dataDir, 'uploads'))
  app.get('/*', (request, reply) => answerScreen({ ...options, readPictureSize }, request, reply))
}

/** API paths, files and tools are never screens, so a mistyped one is answered with 404. */
function isScreen(path: string): boolean {
  const [, first = '', second] = path.split('/')
  if (second === 'api' && (registry.has(first) || first === 'admin' || first === 'search')) return false
  return !['uploads', 'assets', 'docs', 'demo'].includes(first) && !/\.[a-z0-9]{2,5}$/i.test(path)
}

async function answerScreen(
  { services, limitRead, limitVisit, renderer, readPictureSize }: Options & { readPictureSize: ReadPictureSize },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { config } = services
  const [path = '/'] = request.url.split('?')
  const refused = refusalOf(() => limitVisit(request))
  if (!isScreen(path)) throw refused ?? notFound()
  const [template, entry] = await Promise.all([renderer.template(request.url), renderer.entry()])
  const writing = entry.chooseWriting({
    lang: (request.query as { lang?: unknown }).lang,
    cookies: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
  })
  const settings = publicConfig(config)
  const documentParts = {
    writing,
    config: settings,
    manifest: renderer.manifest,
    origin: originOf(request, config),
    url: request.url,
  }
  void reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language, cookie, accept-encoding')
    .type('text/html; charset=utf-8')
  // Who navigates sees the app, which says in its own words that it has to wait.
  if (refused)
    return reply
      .code(refused.status)
      .headers(refused.headers ?? {})
      .send(entry.fillDocument(template, documentParts))
  // The admin area is rendered in the browser only.
  if (path === '/admin' || path.startsWith('/admin/')) return entry.fillDocument(template, documentParts)
  try {
    const rendered = await entry.render({
      url: request.url,
      writing,
      config: settings,
      reader: visitorReader({ services, limitRead, request, writing }),
    })
    if (rendered.location) return await reply.redirect(rendered.location, rendered.status)
    return await reply.code(rendered.status).send(
      entry.fillDocument(template, {
        ...documentParts,
        rendered,
        pictureSize: await readPictureSize(rendered.head.image),
      }),
    )
  } catch (error) {
    // The browser may still be able to render it.
    request.log.error({ error: loggable(error) }, 'a screen could not be rendered')
    return entry.fillDocument(template, documentParts)
  }
}

function refusalOf(limit: () => void): ApiError | undefined {
  try {
    limit()
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShownPreferences } from '#resources/shownPreferences.ts'
import type { Writing } from '#resources/text/language.ts'
import { answerKey, isVisitor } from '../answers/key.ts'
import type { Made } from '../answers/keptAnswers.ts'
import { sendKept } from '../answers/send.ts'
import { limited, refusalOf, type ReadLimit, type VisitLimit } from '../api/limits.ts'
import type { Config } from '../config/config.ts'
import { loggable, notFound } from '../errors.ts'
import { varyBy } from '../http/answerError.ts'
import { answerUnlessMemoryIsShort } from '../http/pressure.ts'
import { fileHeaders } from '../http/securityHeaders.ts'
import type { Services } from '../http/services.ts'
import { typeOfName } from '../uploads/names.ts'
import { isAssetName } from '../uploads/sharedBuilds.ts'
import { bytesOfFile } from '../uploads/storage.ts'
import { originOf, publicConfig, type PublicConfig } from './publicConfig.ts'
import { contactTables, findContacts } from '../db/pages/contacts.ts'
import type { Renderer } from './renderer.ts'
import { isScreen } from '../http/errorPage.ts'
import { visitorReader, type Seen } from './visitorReader.ts'

interface Options {
  services: Pick<Services, 'config' | 'db' | 'kept' | 'log' | 'uploads'>
  limitRead: ReadLimit
  limitVisit: VisitLimit
  limitFile: VisitLimit
  renderer: Renderer
}

/** Built files have a hash in their names; files of public/ keep their names. */
const cacheForever = 'public, max-age=31536000, immutable'
const cacheForHour = 'public, max-age=3600'
const assetTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({ '.js': 'text/javascript', '.css': 'text/css' }),
)
/** Google's sign-in window must reach its opener (docs/decisions/opener-policy.md). */
const openerPolicy = 'same-origin-allow-popups'
const html = 'text/html; charset=utf-8'

/** Rendered screens, the built files, and GET /config.json. */
export async function renderRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { services, renderer, limitVisit, limitFile } = options
  const visit = { onRequest: limited(limitVisit) }
  if (renderer.assets) {
    const root = renderer.assets
    await app.register(async (files) => {
      answerUnlessMemoryIsShort(files)
      fileHeaders(files)
      files.addHook('onRequest', limited(limitFile))
      // Of most files there are compressed ones: a proxy must not send one of them to who does not read it.
      files.addHook('onRequest', (_request, reply, done) => {
        varyBy(reply, 'accept-encoding')
        done()
      })
      await files.register(staticFiles, {
        root,
        index: false,
        // The template of all screens, not one itself.
        globIgnore: ['index.html', 'assets/**'],
        wildcard: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) =>
          reply.setHeader('cache-control', path.includes('/assets/') ? cacheForever : cacheForHour),
      })
      files.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name } }, reply) => {
        // Looked for when it is asked for: a build since the start has others, and another machine's build too.
        if (isAssetName(name) && existsSync(join(root, 'assets', name))) return reply.sendFile(`assets/${name}`)
        const file = isAssetName(name) ? await services.uploads.builds.read(name) : null
        if (!file) throw notFound()
        void reply.header('cache-control', cacheForever).type(assetTypes.get(extname(name)) ?? typeOfName(name))
        return bytesOfFile(file)
      })
    })
  }
  app.get('/config.json', visit, () => configWithContacts(services))
  // The query may contain the language and who shared the link.
  app.get('/', visit, (request, reply) => reply.redirect(`/home${request.url.slice(1)}`, 302))
  const keptKey = await keptScreens(options)
  app.get('/*', { config: { ...(keptKey && { keptKey }) } }, (request, reply) =>
    answerScreen({ ...options, keptKey }, request, reply),
  )
}

type KeyOf = (request: FastifyRequest) => string | undefined

/** The key by which screens are kept; undefined where none are kept, as in development, where they change with their sources. */
async function keptScreens({ services: { config, kept }, renderer }: Options): Promise<KeyOf | undefined> {
  if (!kept || renderer.assets === null) return undefined
  const { queryNames, chooseWriting, chooseShown } = await renderer.entry()
  return (request) => {
    const url = isVisitor(request) ? answerKey(request.url, request.query, queryNames) : undefined
    if (url === undefined) return undefined
    const { language, digits } = chooseWriting(askedWriting(request))
    const { lakhs, town } = chooseShown(pathOf(request), request.headers.cookie)
    // By the origin too: what a forged Host header has made is for those who forge the same one.
    return `${originOf(request, config)} ${language} ${digits} ${lakhs ? 'lakhs' : ''} ${town ?? ''} ${url}`
  }
}

export const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '/'

const askedWriting = ({ query, headers }: FastifyRequest) => ({
  lang: (query as { lang?: unknown }).lang,
  cookies: headers.cookie,
  acceptLanguage: headers['accept-language'],
})

async function answerScreen(
  options: Options & { keptKey: KeyOf | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { services, limitVisit, renderer } = options
  const { config, kept } = services
  const path = pathOf(request)
  const refused = refusalOf(() => limitVisit(request))
  if (!isScreen(path, request.headers.accept)) throw refused ?? notFound()
  const entry = await renderer.entry()
  const writing = entry.chooseWriting(askedWriting(request))
  const headers = {
    vary: 'accept-language, cookie, accept-encoding',
    ...(entry.asksToSignIn(path) && { 'cross-origin-opener-policy': openerPolicy }),
  }
  void reply.headers({ ...headers, 'cache-control': 'no-cache' }).type(html)
  const shown = entry.chooseShown(path, request.headers.cookie)
  const screen = { origin: originOf(request, config), url: request.url, writing, shown }
  // Who navigates sees the app, which says in its own words that it has to wait.
  if (refused) {
    void reply.code(refused.status).headers(refused.headers ?? {})
    return reply.send(await emptyDocument(renderer, config, screen))
  }
  // The admin area is rendered in the browser only.
  if (path === '/admin' || path.startsWith('/admin/')) return emptyDocument(renderer, config, screen)
  const render = (url: string) => renderScreen({ ...options, screen: { ...screen, url }, request })
  const key = options.keptKey?.(request)
  if (!kept || key === undefined) return sendScreen(await render(request.url), reply)
  const answer = await kept.findOrMake(key, async (): Promise<Made<Screen>> => {
    const url = answerKey(request.url, request.query, entry.queryNames) ?? request.url
    const made = await render(url)
    // The app says in its own words what it could not read, and asks again.
    if (made.isFailure)
      return { uncached: made, fallback: { ...made, body: await emptyDocument(renderer, config, { ...screen, url }) } }
    if (made.status !== 200 || !made.tables) return { uncached: made }
    return { type: html, headers, body: made.body, tables: made.tables, until: made.until }
  })
  if (!('uncached' in answer)) return sendKept(kept, key, answer, request, reply)
  // Where it leads to, the query is kept whole.
  return sendScreen(answer.uncached.location ? await render(request.url) : answer.uncached, reply)
}

interface Screen {
  status: number
  location?: string
  body: string
  /** The tables it was read from; undefined when it is for this request alone. */
  tables?: Iterable<string>
  until?: number
  /** Reading or rendering failed, and would for everybody. */
  isFailure?: boolean
}

const sendScreen = ({ status, location, body }: Screen, reply: FastifyReply) =>
  location === undefined ? reply.code(status).send(body) : reply.redirect(location, status)

interface ScreenRequest {
  origin: string
  url: string
  writing: Writing
  shown: ShownPreferences
}

async function emptyDocument(renderer: Renderer, config: Config, screen: ScreenRequest): Promise<string> {
  const [template, entry] = await Promise.all([renderer.template(screen.url), renderer.entry()])
  return entry.fillDocument(template, { ...screen, config: publicConfig(config), manifest: renderer.manifest })
}

/** Where nobody can read what the operator says of contacts, they are as usual. */
async function configWithContacts({ config, db }: Pick<Services, 'config' | 'db'>, seen?: Seen): Promise<PublicConfig> {
  const reader = db.reader()
  if (seen && !reader.isFresh) seen.isForOneOnly = true
  const contacts = await findContacts(reader.db).catch(() => {
    if (seen) seen.isForOneOnly = true
    return undefined
  })
  return { ...publicConfig(config), ...(contacts && { contacts }) }
}

async function renderScreen({
  services,
  limitRead,
  renderer,
  screen,
  request,
}: Options & { screen: ScreenRequest; request: FastifyRequest }): Promise<Screen> {
  const { url, writing, shown } = screen
  const seen: Seen = { tables: new Set(contactTables()), isForOneOnly: false, until: Infinity, hasFailed: false }
  const config = await configWithContacts(services, seen)
  try {
    const [template, entry] = await Promise.all([renderer.template(url), renderer.entry()])
    const reader = visitorReader({ services, limitRead, request, writing, seen })
    const rendered = await entry.render({ url, writing, shown, config, reader })
    const { status, location } = rendered
    if (location !== undefined) return { status, location, body: '' }
    const body = entry.fillDocument(template, { ...screen, config, manifest: renderer.manifest, rendered })
    if (seen.hasFailed) return { status, body, isFailure: true }
    return { status, body, ...(!seen.isForOneOnly && { tables: seen.tables, until: seen.until }) }
  } catch (error) {
    // The browser may still be able to render it.
    request.log.error({ error: loggable(error) }, 'a screen could not be rendered')
    return { status: 200, body: await emptyDocument(renderer, services.config, screen), isFailure: true }
  }
}

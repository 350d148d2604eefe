import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import underPressure from '@fastify/under-pressure'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions, type RouteOptions } from 'fastify'
import { registry } from '#resources'
import { actorHook } from './auth/actor.ts'
import { bodyPlugin } from './api/bodyPlugin.ts'
import { readRoutes } from './api/reads.ts'
import { writeRoutes, type WriteRules } from './api/writes.ts'
import { createReadLimit, rateLimits, type ReadLimit } from './api/limits.ts'
import type { Services } from './services.ts'
import { answerError, answerNotFound, answerUnroutable, varyBy } from './answerError.ts'
import { securityHeaders } from './securityHeaders.ts'
import { inlineScripts, type Renderer } from './render/renderer.ts'
import { renderRoutes } from './render/routes.ts'
import { adminRoutes } from './routes/admin.ts'
import { appLinkRoutes } from './routes/appLinks.ts'
import { commentRules } from './routes/comment.ts'
import { demoRoutes } from './routes/demo.ts'
import { docsRoutes } from './routes/docs.ts'
import { exportRoutes } from './routes/export.ts'
import { followRoutes } from './routes/follow.ts'
import { seoRoutes } from './routes/seo.ts'
import { healthRoutes } from './routes/health.ts'
import { loginRoutes } from './routes/login.ts'
import { pageRules } from './routes/page.ts'
import { pageTeamRoutes } from './routes/pageTeam.ts'
import { personalRoutes } from './routes/personal.ts'
import { profileRoutes, profileRules } from './routes/profile.ts'
import { ratingRoutes } from './routes/rating.ts'
import { reportRoutes, reportRules } from './routes/report.ts'
import { postRules, rewardRoutes } from './routes/reward.ts'
import { searchRoutes } from './routes/search.ts'
import { uploadsRoutes } from './routes/uploads.ts'
import { projectRoot } from './environment.ts'

/** What the writes of some resources do beside what their declarations say. */
const ownRules: Readonly<Record<string, WriteRules>> = {
  page: pageRules,
  post: postRules,
  comment: commentRules,
  report: reportRules,
  profile: profileRules,
}

/** Seconds until a socket that says nothing is closed; a whole 500 MB upload on a slow line may take hours. */
const silence = 120_000
const wholeRequest = 6 * 60 * 60 * 1000

export interface AppOptions {
  services: Omit<Services, 'log'>
  logger: FastifyServerOptions['logger']
  /** Draws public screens; null where only the API is wanted. */
  renderer: Renderer | null
  /** Addresses a file of the sitemap holds at most; for tests of its splitting. */
  mostInSitemap?: number
  /** Told of every route as it is registered, for who must know them all (docs/safety.md#s10). */
  onRoute?: (route: RouteOptions) => void
}

/** The whole server, ready to listen: every plugin and route file on a line of its own. */
export async function buildApp({
  services: given,
  logger,
  renderer,
  mostInSitemap,
  onRoute,
}: AppOptions): Promise<FastifyInstance> {
  const { config } = given
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: hopsTrusted(config.trustProxy),
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnroutable,
    connectionTimeout: silence,
    requestTimeout: wholeRequest,
    keepAliveTimeout: 65_000,
    // A long keyword is searched for, not refused; Node itself ends at 16 KB of headers.
    routerOptions: { maxParamLength: 12_000, ignoreTrailingSlash: true },
  })
  app.server.headersTimeout = 20_000
  if (onRoute) app.addHook('onRoute', onRoute)
  const services: Services = { ...given, log: app.log }
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', logAnswer)
  await app.register(securityHeaders, { config, scripts: renderer ? await inlineScripts(renderer) : [] })
  await app.register(cors, {
    origin: config.allowedOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders: ['content-range', 'x-session', 'x-request-id', 'retry-after'],
    maxAge: 86_400,
  })
  await app.register(compress, { globalDecompression: false, threshold: 1024 })
  await app.register(underPressure, {
    // In ms; 0 is never: a load test, or a walk on a busy machine, waits instead of being refused.
    maxEventLoopDelay: config.rateLimit ? 2000 : 0,
    retryAfter: 2,
    exposeStatusRoute: false,
  })
  await docsRoutes(app)
  await app.register(healthRoutes, services)
  await app.register(seoRoutes, { config, db: services.db, ...(mostInSitemap !== undefined && { mostInSitemap }) })
  appLinkRoutes(app, config)
  await app.register(uploadsRoutes, {
    folder: join(config.dataDir, 'uploads'),
    logo: join(projectRoot, 'public', 'logo.png'),
  })
  const limitRead = createReadLimit(config)
  await app.register(async (api) => apiRoutes(api, services, limitRead))
  if (renderer) await app.register(renderRoutes, { services, limitRead, renderer })
  return app
}

/** So many proxies counted from us, or these addresses. */
const hopsTrusted = (trusted: Services['config']['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted

async function apiRoutes(app: FastifyInstance, services: Services, limitRead: ReadLimit): Promise<void> {
  await app.register(bodyPlugin)
  app.decorateRequest('who', null)
  app.decorateRequest('badBearer', false)
  app.addHook('onRequest', actorHook(services))
  app.addHook('onRequest', rateLimits(services, limitRead))
  app.addHook('onSend', async (request, reply) => {
    // What depends on who asks must not be kept by anything between us and them.
    if (request.who && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    varyBy(reply, 'authorization', 'accept-encoding', 'origin')
  })
  for (const resource of registry.values()) {
    readRoutes(app, services, resource)
    writeRoutes(app, services, resource, ownRules[resource.name])
  }
  followRoutes(app, services)
  ratingRoutes(app, services)
  pageTeamRoutes(app, services)
  reportRoutes(app, services)
  personalRoutes(app, services)
  rewardRoutes(app, services)
  exportRoutes(app, services)
  profileRoutes(app, services)
  loginRoutes(app, services)
  adminRoutes(app, services)
  searchRoutes(app, services)
  demoRoutes(app, services)
}

/** One line an answer: which route, never the address itself, which can hold e-mails and what people look for (docs/safety.md#s51). */
async function logAnswer(
  request: Parameters<typeof answerNotFound>[0],
  reply: Parameters<typeof answerNotFound>[1],
): Promise<void> {
  const line = {
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    profile: request.who?.profileId,
  }
  if (reply.statusCode >= 400) request.log.warn(line, 'refused')
  else request.log.info(line, 'answered')
}

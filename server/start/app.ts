import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import compress from '@fastify/compress'
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  type RouteOptions,
} from 'fastify'
import { registry, type Resource } from '#resources'
import type { ServingMetrics } from '../metrics/serving.ts'
import { actorHook, isSuperAdminIdentity } from '../auth/actor.ts'
import { demoIssuer, demoSubject } from '../config/demoAccounts.ts'
import { KeptAnswers } from '../answers/keptAnswers.ts'
import { sendKeptEarly } from '../answers/sendEarly.ts'
import { WatchedChanges, type WatchTimes } from '../answers/watchedChanges.ts'
import { limitBodyTime } from '../api/body/bodyDeadline.ts'
import { bodyPlugin, schemaController } from '../api/body/bodyPlugin.ts'
import { readRoutes } from '../api/reads.ts'
import type { WriteRules } from '../api/create/insertion.ts'
import { arrangeRoute, mergeRoutes } from '../api/arrange.ts'
import { historyRoutes, restoreRoute } from '../api/history.ts'
import { writeRoutes } from '../api/writes.ts'
import { countRows, createReadLimits, limited, rateLimits, type ReadLimit, type ReadLimits } from '../api/limits.ts'
import { noteLongWrites, readerHook } from '../api/requestReader.ts'
import { answerClientError } from '../http/clientError.ts'
import { isProxyAddress, limitConnections } from '../http/connectionLimit.ts'
import { limitSlowReaders, type ReadingTimes } from '../http/slowReaders.ts'
import { maxRequestsPerSocket, timeouts } from '../http/timeouts.ts'
import {
  answerUnlessMemoryIsShort,
  limitWait,
  pressureLimits,
  refuseUnderPressure,
  type PressureLimits,
} from '../http/pressure.ts'
import type { Services } from '../http/services.ts'
import { noteAsking } from '../http/asking.ts'
import { crossOrigin } from '../http/crossOrigin.ts'
import { answerError, answerNotFound, answerUnroutable, routableUrl, varyBy } from '../http/answerError.ts'
import { logAnswered } from '../http/requestLog.ts'
import { fileHeaders, securityHeaders } from '../http/securityHeaders.ts'
import { inlineScripts, type Renderer } from '../render/renderer.ts'
import { pathOf, renderRoutes } from '../render/routes.ts'
import { adminRoutes } from '../routes/admin.ts'
import { appealRoutes } from '../routes/moderation/appeal.ts'
import { deskRoutes } from '../routes/moderation/desk.ts'
import { caseRoutes } from '../routes/moderation/case.ts'
import { claimRoutes } from '../routes/moderation/claim.ts'
import { appLinkRoutes } from '../routes/appLinks.ts'
import { commentRoutes, commentRules } from '../routes/comment.ts'
import { demoRoutes } from '../routes/demo.ts'
import { docsRoutes } from '../routes/docs.ts'
import { csvRoutes } from '../routes/csv.ts'
import { importRoutes } from '../routes/import.ts'
import { importReadRoutes } from '../routes/importReads.ts'
import { exportRoutes } from '../routes/export.ts'
import { followRoutes } from '../routes/follow.ts'
import { seoRoutes } from '../routes/seo.ts'
import type { SitemapFigures } from '../sitemap/sitemap.ts'
import { healthRoutes } from '../routes/health.ts'
import { loginRoutes } from '../routes/login.ts'
import { pageRules } from '../routes/page.ts'
import { pageAdminRoutes } from '../routes/pageAdmin.ts'
import { dayCountRoutes, pageStatRoutes } from '../routes/pageStat.ts'
import { doubleRoutes, possibleDoubleRoutes } from '../routes/double.ts'
import { stillHereRoutes } from '../routes/stillHere.ts'
import { pageTransferRoutes } from '../routes/pageTransfer.ts'
import { personalRoutes } from '../routes/personal.ts'
import { profileRoutes, profileRules } from '../routes/profile.ts'
import { enqueueLook, isLookedAt } from '../db/moderation/waiting.ts'
import { ratingRoutes } from '../routes/rating.ts'
import { reportRoutes, reportRules } from '../routes/moderation/report.ts'
import { postRules, rewardRoutes } from '../routes/reward.ts'
import { roleRoutes } from '../routes/role.ts'
import { resumableRoutes } from '../routes/resumable.ts'
import { searchRoutes } from '../routes/search.ts'
import { suggestionRoutes } from '../routes/suggestions/suggestion.ts'
import { uploadsRoutes } from '../routes/uploads.ts'
import { projectRoot } from '../config/environment.ts'

/** Steps that single resources add to their writes. */
const writeRules: ReadonlyMap<string, WriteRules> = new Map(
  Object.entries({
    page: pageRules,
    post: postRules,
    comment: commentRules,
    report: reportRules,
    profile: profileRules,
  }),
)

/** The same, and a look at what was written, if that is asked for (docs/rules.md#waiting-for-a-look). */
const lookingAt = (resource: Resource, rules: WriteRules = {}): WriteRules =>
  isLookedAt(resource) ? { ...rules, alongside: (tx, id) => enqueueLook(tx, resource, id) } : rules

export interface AppOptions {
  services: Omit<Services, 'log' | 'kept'>
  logger: FastifyServerOptions['logger']
  /** By default nothing is measured. */
  metrics?: Pick<ServingMetrics, 'countAnswer' | 'watchKept'> | null
  /** Renders public screens; null where only the API is wanted. */
  renderer: Renderer | null
  /** Other figures of the sitemap, for tests. */
  sitemap?: Partial<SitemapFigures>
  /** Limits of this process; tests set lower ones. */
  limits?: Partial<{
    kept: WatchTimes
    reads: ReadLimits
    timeouts: typeof timeouts
    pressure: PressureLimits
    readingTimes: ReadingTimes
  }>
  /** Receives every route as it is registered, for tests that need all of them (docs/safety.md#s10). */
  onRoute?: (route: RouteOptions) => void
}

/** The whole server, ready to listen. Every plugin and route file has its own line. */
export async function buildApp({
  services: given,
  logger,
  renderer,
  sitemap,
  limits = {},
  metrics,
  onRoute,
}: AppOptions): Promise<FastifyInstance> {
  const { config } = given
  const app = Fastify({
    logger,
    schemaController,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedHops(config.trustProxy),
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnroutable,
    rewriteUrl: routableUrl,
    clientErrorHandler: answerClientError,
    ...(limits.timeouts ?? timeouts),
    maxRequestsPerSocket,
    ...(renderer?.serverFactory && { serverFactory: renderer.serverFactory }),
    // While it closes, the server still answers what comes on open connections, and then closes them.
    return503OnClosing: false,
    // Fastify's 10 s are too short to load the plugins on a busy machine.
    pluginTimeout: 120_000,
    // Long keywords are searched for, not refused; Node's own limit is 16 KB of headers.
    routerOptions: { maxParamLength: 12_000, ignoreTrailingSlash: true },
  })
  limitBodyTime(app.server)
  limitSlowReaders(app.server, limits.readingTimes)
  limitConnections(app.server, isProxyAddress(config.trustProxy))
  if (onRoute) app.addHook('onRoute', onRoute)
  const changes = new WatchedChanges(given.db, limits.kept)
  const kept = config.keptAnswersBytes > 0 ? new KeptAnswers(changes, config.keptAnswersBytes) : null
  const services: Services = { ...given, log: app.log, kept }
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  const { limitRead, limitVisit, limitFile } = createReadLimits(config, limits.reads)
  if (kept) metrics?.watchKept(kept)
  // In development screens change with their sources.
  const screenAt = metrics && renderer?.assets ? (await renderer.entry()).patternOf : null
  const routeOf = (request: FastifyRequest) => {
    const route = request.routeOptions.url ?? 'unknown'
    return route === '/*' && screenAt ? screenAt(pathOf(request)) : route
  }
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const { id, method, routeOptions, who } = request
    const route = routeOptions.url ?? 'unknown'
    const answered = { id, method, route, status: statusCode, milliseconds: elapsedTime, profile: who?.profileId }
    logAnswered(app.log, answered)
    metrics?.countAnswer({ ...answered, route: routeOf(request) })
    done()
  })
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  securityHeaders(app, { config, scripts: renderer ? await inlineScripts(renderer) : [] })
  await crossOrigin(app, config, limitVisit)
  await app.register(compress, { globalDecompression: false, threshold: 1024 })
  const { maxWait, ...pressure } = limits.pressure ?? pressureLimits({ waits: !config.rateLimit })
  await refuseUnderPressure(app, pressure)
  if (kept) sendKeptEarly(app, kept, limitVisit)
  if (maxWait > 0) limitWait(app, maxWait)
  if (metrics || config.slowQueryMs !== null) noteAsking(app, routeOf)
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) limitVisit(request)
    done()
  })
  await docsRoutes(app, { onRequest: limited(limitVisit) })
  await app.register(healthRoutes, services)
  await app.register(async (site) => {
    site.decorateRequest('countRows', function (rows: number) {
      countRows(limitRead, { who: null, ip: this.ip }, rows)
    })
    site.addHook('onRequest', limited(limitVisit))
    await site.register(seoRoutes, { config, db: services.db, sitemap })
    appLinkRoutes(site, config)
  })
  await app.register(async (files) => {
    answerUnlessMemoryIsShort(files)
    fileHeaders(files)
    files.addHook('onRequest', limited(limitFile))
    await files.register(uploadsRoutes, {
      uploads: services.uploads,
      logoFolder: join(projectRoot, 'public'),
    })
  })
  await app.register(async (api) => apiRoutes(api, services, limitRead))
  if (renderer) await app.register(renderRoutes, { services, limitRead, limitVisit, limitFile, renderer })
  return app
}

/** As many proxies as the number says, counted from us, or these addresses. Fastify itself trusts no plain number. */
const trustedHops = (trusted: Services['config']['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted

async function apiRoutes(app: FastifyInstance, services: Services, limitRead: ReadLimit): Promise<void> {
  await app.register(bodyPlugin)
  app.decorateRequest('who', null)
  app.decorateRequest('badBearer', false)
  app.decorateRequest('countRows', function (rows: number) {
    countRows(limitRead, this, rows)
  })
  app.addHook('onRequest', actorHook(services))
  app.addHook('onRequest', rateLimits(services, limitRead))
  app.addHook('onRequest', readerHook(services))
  app.addHook('onSend', noteLongWrites(services))
  app.addHook('onSend', (request, reply, payload, done) => {
    // No cache in between may keep an answer that depends on the person.
    if (request.who && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    varyBy(reply, 'authorization', 'accept-encoding', 'origin')
    done(null, payload)
  })
  for (const resource of registry.values()) {
    readRoutes(app, services, resource)
    writeRoutes(app, services, resource, lookingAt(resource, writeRules.get(resource.name)))
    historyRoutes(app, services, resource)
    restoreRoute(app, services, resource)
    arrangeRoute(app, services, resource)
    mergeRoutes(app, services, resource)
  }
  followRoutes(app, services)
  ratingRoutes(app, services)
  commentRoutes(app, services)
  pageAdminRoutes(app, services)
  pageTransferRoutes(app, services)
  pageStatRoutes(app, services)
  doubleRoutes(app, services)
  suggestionRoutes(app, services)
  possibleDoubleRoutes(app, services)
  stillHereRoutes(app, services)
  reportRoutes(app, services)
  caseRoutes(app, services)
  claimRoutes(app, services)
  deskRoutes(app, services)
  appealRoutes(app, services)
  personalRoutes(app, services)
  rewardRoutes(app, services)
  await app.register((uploads, _options: object, done) => resumableRoutes(uploads, services, done))
  exportRoutes(app, services)
  csvRoutes(app, services)
  profileRoutes(app, services)
  loginRoutes(app, services)
  adminRoutes(app, services)
  dayCountRoutes(app, services)
  roleRoutes(app, services)
  importReadRoutes(app, services)
  importRoutes(app, services)
  searchRoutes(app, services)
  const isSuperAdmin = (email: string) =>
    isSuperAdminIdentity(services, { issuer: demoIssuer, subject: demoSubject(email), email: email.trim() })
  demoRoutes(app, { ...services, isSuperAdmin })
}

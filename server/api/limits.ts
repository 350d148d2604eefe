import type { FastifyContextConfig, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Services } from '../http/services.ts'
import type { Executor } from '../db/connection/database.ts'
import { countRate, takeBackRate, writesOf } from '../db/jobs/rates.ts'
import { ApiError, tooMany, unauthorized } from '../errors.ts'
import { addressKey } from '../limiter/addressKey.ts'
import { isForVisitors } from './documented.ts'
import { countInWindows } from '../limiter/windows.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts the rows of a long answer, before it begins: one read a thousand (docs/rules.md#rates). */
    countRows(this: Pick<FastifyRequest, 'who' | 'ip'>, rows: number): void
  }
}

export const minuteSeconds = 60
export const hourSeconds = 3600

/** Maximum numbers of requests (docs/rules.md#rates). Reads and files are counted by each process, the rest in the database. */
export const limits = {
  readsOfPerson: 600,
  readsOfAddress: 6000,
  filesOfAddress: 60_000,
  writes: 60,
  uploads: 20,
  loginsOfAccount: 10,
  /** Many, since a mobile carrier has one address for thousands of people. */
  loginsOfAddress: 100,
  visitorReports: 5,
  visitorDevices: 5,
  invitations: 20,
  doubleChecks: 20,
  suggestions: 20,
  linkChecks: 20,
  wrongDemoCodes: 10,
}

type RateServices = Pick<Services, 'db' | 'config'>

/** Refuses unread the writes without a bearer (docs/safety.md#s12), and too many requests (docs/safety.md#s41). */
export function rateLimits(services: RateServices, limitRead: ReadLimit) {
  return async (request: FastifyRequest): Promise<void> => {
    const { config: route, schema } = request.routeOptions
    if (readMethods.has(request.method) || route.countedAs === 'read') return limitRead(request)
    if (!request.who && !isForVisitors(schema)) throw unauthorized()
    await requireRate(services, ...rateOf(request, route))
  }
}
export const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

function rateOf({ who, ip }: FastifyRequest, { countedAs }: FastifyContextConfig): [string, number, number] {
  const address = addressKey(ip)
  if (countedAs === 'login') return [`login ${address}`, limits.loginsOfAddress, minuteSeconds]
  if (who) return [writesOf(who.profileId), limits.writes, minuteSeconds]
  if (countedAs === 'visitorDevice') return [`device ${address}`, limits.visitorDevices, hourSeconds]
  if (countedAs === 'visitorReport') return [`report ${address}`, limits.visitorReports, hourSeconds]
  return [`write ${address}`, limits.writes, minuteSeconds]
}

type Reader = Pick<FastifyRequest, 'who' | 'ip'>

/** Counts a read of this person or address, or several. @throws ApiError 429 */
export type ReadLimit = (reader: Reader, reads?: number) => void

/** Counts what is no call of the API, by address, since it needs no bearer. @throws ApiError 429 */
export type VisitLimit = (visitor: Pick<FastifyRequest, 'ip'>) => void

/** What a limit refuses with; undefined within it. */
export function refusalOf(limit: () => void): ApiError | undefined {
  try {
    limit()
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** A hook that counts by address. */
export const limited =
  (limit: VisitLimit): onRequestHookHandler =>
  (request, _reply, done) => {
    limit(request)
    done()
  }

/** The limits of reads; tests pass lower ones. */
export type ReadLimits = Pick<typeof limits, 'readsOfPerson' | 'readsOfAddress' | 'filesOfAddress'>

/**
 * The limits that are counted in memory: `limitRead` for calls and what a screen reads, `limitVisit` for screens, sitemaps and
 * documentation, which count with an address's reads, `limitFile` for pictures and files, a page of which has dozens.
 */
export function createReadLimits(
  { rateLimit }: Pick<Config, 'rateLimit'>,
  { readsOfPerson, readsOfAddress, filesOfAddress }: ReadLimits = limits,
) {
  const countReads = countInWindows(minuteSeconds)
  const countFiles = countInWindows(minuteSeconds)
  const refuse = (waitSeconds: number) => {
    if (waitSeconds > 0) throw tooMany(waitSeconds)
  }
  const limitRead: ReadLimit = ({ who, ip }, reads = 1) => {
    if (!rateLimit) return
    const [key, limit] = who ? [`p${who.profileId}`, readsOfPerson] : [addressKey(ip), readsOfAddress]
    // A request that weighs more than the whole limit takes all of it, so that it is possible at all.
    refuse(countReads(key, limit, Math.min(reads, Math.max(1, limit - 1))))
  }
  const limitVisit: VisitLimit = ({ ip }) => limitRead({ who: null, ip })
  const limitFile: VisitLimit = ({ ip }) => {
    if (rateLimit) refuse(countFiles(addressKey(ip), filesOfAddress))
  }
  return { limitRead, limitVisit, limitFile }
}

/** Rows of a long answer that count as one read (docs/rules.md#rates). */
export const rowsPerRead = 1000

/** Counts the rows of a long answer, before it begins: one read a thousand, the request itself the first. @throws ApiError 429 */
export function countRows(limitRead: ReadLimit, reader: Reader, rows: number): void {
  const more = Math.ceil(rows / rowsPerRead) - 1
  if (more > 0) limitRead(reader, more)
}

/** Counts a body with uploads. @throws ApiError 429 */
export async function countUploads(services: RateServices, profileId: number | undefined, uploads: number) {
  if (uploads === 0 || profileId === undefined) return
  await requireRate(services, `upload ${profileId}`, limits.uploads, minuteSeconds)
}

/** Counts a login of this account; its address is counted separately. @throws ApiError 429 */
export const countLogin = (services: RateServices, account: string) =>
  requireRate(services, `login account ${account}`, limits.loginsOfAccount, minuteSeconds)

/** Counts an invitation or offer, each of which may notify somebody who did not ask for it. @throws ApiError 429 */
export const countInvitation = (services: RateServices, profileId: number) =>
  requireRate(services, `invitation ${profileId}`, limits.invitations, hourSeconds)

/** Counts a question for doubles, so that nobody tries numbers in turn. @throws ApiError 429 */
export const countDoubleCheck = (services: RateServices, profileId: number) =>
  requireRate(services, `doubles ${profileId}`, limits.doubleChecks, minuteSeconds)

/** Counts what somebody suggests for pages, each of which is news to their people. @throws ApiError 429 */
export const countSuggestion = (services: RateServices, profileId: number) =>
  requireRate(services, `suggestion ${profileId}`, limits.suggestions, hourSeconds)

/** Counts a look at a web address that somebody has written. @throws ApiError 429 */
export const countLinkCheck = (services: RateServices, profileId: number) =>
  requireRate(services, `linkCheck ${profileId}`, limits.linkChecks, hourSeconds)

const demoCodeSeconds = 600

/**
 * Counts a try of the demo's code, whoever makes it; to be taken back when it was right, so that only wrong ones count. Counted
 * before it is looked at, so that tries at the same time do not pass the limit together. @throws ApiError 429
 */
export async function countDemoCode(db: Executor): Promise<{ takeBack: () => Promise<void> }> {
  const waitSeconds = await countRate(db, 'wrong demo code', limits.wrongDemoCodes, demoCodeSeconds)
  if (waitSeconds > 0) throw tooMany(waitSeconds)
  return { takeBack: () => takeBackRate(db, 'wrong demo code', demoCodeSeconds) }
}

async function requireRate({ db, config }: RateServices, key: string, limit: number, seconds: number): Promise<void> {
  const waitSeconds = config.rateLimit ? await countRate(db, key, limit, seconds) : 0
  if (waitSeconds > 0) throw tooMany(waitSeconds)
}

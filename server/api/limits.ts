import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'
import { countRate } from '../db/jobs/rates.ts'
import { tooMany, unauthorized } from '../errors.ts'
import { isForVisitors } from './documented.ts'

const minuteSeconds = 60
export const hourSeconds = 3600

/** Maximum numbers of requests (docs/rules.md#rates). This process counts reads; the database counts the rest. */
export const limits = {
  readsOfPerson: 600,
  readsOfAddress: 6000,
  writes: 60,
  uploads: 20,
  logins: 10,
  visitorReports: 5,
}

type RateServices = Pick<Services, 'db' | 'config'>

/** Refuses unread the writes without a bearer (docs/safety.md#s12), and too many requests (docs/safety.md#s41). */
export function rateLimits(services: RateServices, limitRead: ReadLimit) {
  return async (request: FastifyRequest): Promise<void> => {
    const { config: route, schema } = request.routeOptions
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method) || route.countedAs === 'read'
    if (!isRead && !request.who && !isForVisitors(schema)) throw unauthorized()
    if (isRead) return limitRead(request)
    await requireRate(services, ...rateOf(request, route))
  }
}

function rateOf({ who, ip }: FastifyRequest, { countedAs }: FastifyContextConfig): [string, number, number] {
  if (countedAs === 'login') return [`login ${ip}`, limits.logins, minuteSeconds]
  if (who) return [`write ${who.profileId}`, limits.writes, minuteSeconds]
  if (countedAs === 'visitorReport') return [`report ${ip}`, limits.visitorReports, hourSeconds]
  return [`write ${ip}`, limits.writes, minuteSeconds]
}

/** Counts a read of this person or address. @throws ApiError 429 */
export type ReadLimit = (request: Pick<FastifyRequest, 'who' | 'ip'>) => void

/** Shared by the API and by rendering, whose reads count alike. */
export function createReadLimit({ rateLimit }: Pick<Config, 'rateLimit'>): ReadLimit {
  const count = countInWindows(minuteSeconds)
  return ({ who, ip }) => {
    if (!rateLimit) return
    const waitSeconds = who ? count(`p${who.profileId}`, limits.readsOfPerson) : count(ip, limits.readsOfAddress)
    if (waitSeconds > 0) throw tooMany(waitSeconds)
  }
}

/** Counts keys in time windows, in this process. Returns the seconds to wait, 0 within the limit. */
export function countInWindows(seconds: number) {
  let window = 0
  let counts = new Map<string, number>()
  return (key: string, limit: number): number => {
    const now = Date.now() / 1000
    if (Math.floor(now / seconds) !== window) {
      window = Math.floor(now / seconds)
      counts = new Map()
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count > limit ? seconds - Math.floor(now % seconds) : 0
  }
}

/** Counts a body with uploads. @throws ApiError 429 */
export async function countUploads(services: RateServices, profileId: number | undefined, uploads: number) {
  if (uploads === 0 || profileId === undefined) return
  await requireRate(services, `upload ${profileId}`, limits.uploads, minuteSeconds)
}

/** Counts a login of this account; its address is counted separately. @throws ApiError 429 */
export const countLogin = (services: RateServices, account: string) =>
  requireRate(services, `login account ${account}`, limits.logins, minuteSeconds)

async function requireRate({ db, config }: RateServices, key: string, limit: number, seconds: number): Promise<void> {
  const waitSeconds = config.rateLimit ? await countRate(db, key, limit, seconds) : 0
  if (waitSeconds > 0) throw tooMany(waitSeconds)
}

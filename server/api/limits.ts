import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'
import { countRate } from '../db/jobs/rates.ts'
import { tooMany, unauthorized } from '../errors.ts'
import { isForVisitors } from './documented.ts'

const minute = 60
export const hour = 3600

/** Requests at most (docs/rules.md#rates). Reads are counted in this process, everything else in the database. */
export const limits = {
  readsOfPerson: 600,
  readsOfAddress: 6000,
  writes: 60,
  uploads: 20,
  logins: 10,
  visitorReports: 5,
}

/** Refuses writes without a bearer, before a byte of their body is read (docs/safety.md#s12), and whoever asks too much (docs/safety.md#s41). */
export function rateLimits({ db, config }: Pick<Services, 'db' | 'config'>, limitRead: ReadLimit) {
  return async (request: FastifyRequest): Promise<void> => {
    const { config: route, schema } = request.routeOptions
    const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method) || route.countedAs === 'read'
    if (!isRead && !request.who && !isForVisitors(schema)) throw unauthorized()
    if (isRead) return limitRead(request)
    if (!config.rateLimit) return
    const wait = await countRate(db, ...countedFor(request, route))
    if (wait > 0) throw tooMany(wait)
  }
}

function countedFor({ who, ip }: FastifyRequest, { countedAs }: FastifyContextConfig): [string, number, number] {
  if (countedAs === 'login') return [`login ${ip}`, limits.logins, minute]
  if (who) return [`write ${who.profileId}`, limits.writes, minute]
  if (countedAs === 'visitorReport') return [`report ${ip}`, limits.visitorReports, hour]
  return [`write ${ip}`, limits.writes, minute]
}

/** Counts one more read of this person or address. @throws ApiError 429 */
export type ReadLimit = (request: Pick<FastifyRequest, 'who' | 'ip'>) => void

/** One for calls of the API and for what the server reads to render a screen, which count alike. */
export function createReadLimit({ rateLimit }: Pick<Config, 'rateLimit'>): ReadLimit {
  const count = countInWindows(minute)
  return ({ who, ip }) => {
    if (!rateLimit) return
    const wait = who ? count(`p${who.profileId}`, limits.readsOfPerson) : count(ip, limits.readsOfAddress)
    if (wait > 0) throw tooMany(wait)
  }
}

/** Counts keys in windows of so many seconds, in this process; answers with the seconds to wait, 0 for none. */
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

/** One more body with pictures or files of this person. @throws ApiError 429 */
export async function countUploads(
  { db, config }: Pick<Services, 'db' | 'config'>,
  profileId: number | undefined,
  uploads: number,
): Promise<void> {
  if (!config.rateLimit || uploads === 0 || profileId === undefined) return
  const wait = await countRate(db, `upload ${profileId}`, limits.uploads, minute)
  if (wait > 0) throw tooMany(wait)
}

/** One more login of this account, from wherever; the address is counted on its own. @throws ApiError 429 */
export async function countLogin({ db, config }: Pick<Services, 'db' | 'config'>, account: string): Promise<void> {
  if (!config.rateLimit) return
  const wait = await countRate(db, `login account ${account}`, limits.logins, minute)
  if (wait > 0) throw tooMany(wait)
}

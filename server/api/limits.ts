import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { countRate } from '../db/jobs/rates.ts'
import { tooMany, unauthorized } from '../errors.ts'
import { isForVisitors } from './documented.ts'

const minute = 60
const hour = 3600

/** Requests at most (docs/rules.md#rates). Reads are counted in this process, everything else in the database. */
export const limits = {
  readsOfPerson: 600,
  readsOfAddress: 6000,
  writes: 60,
  uploads: 20,
  logins: 10,
  visitorReports: 5,
}

/** Questions that are asked with a body; a visitor gets an answer too (docs/rules.md#questions-about-others). */
const questions = new Set(['/admin/api/checkPermission', '/admin/api/checkSuperAdmin'])

/** Refuses writes without a bearer, before a byte of their body is read (docs/safety.md#s12), and whoever asks too much (docs/safety.md#s41). */
export function rateLimits({ db, config }: Pick<Services, 'db' | 'config'>) {
  const reads = countingByMinute()
  return async (request: FastifyRequest): Promise<void> => {
    const route = request.routeOptions.url ?? ''
    const isRead =
      request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS' || questions.has(route)
    if (!isRead && !request.who && !isForVisitors(request.routeOptions.schema)) throw unauthorized()
    if (!config.rateLimit) return
    const address = request.ip
    if (isRead) {
      const [key, most] = request.who
        ? [`p${request.who.profileId}`, limits.readsOfPerson]
        : [address, limits.readsOfAddress]
      const wait = reads(key, most)
      if (wait > 0) throw tooMany(wait)
      return
    }
    for (const [key, most, seconds] of countedFor(request, route, address)) {
      const wait = await countRate(db, key, most, seconds)
      if (wait > 0) throw tooMany(wait)
    }
  }
}

function countedFor(request: FastifyRequest, route: string, address: string): [string, number, number][] {
  if (route === '/profile/api/login' || route === '/demo/token') return [[`login ${address}`, limits.logins, minute]]
  const { who } = request
  if (!who)
    return route === '/report/api'
      ? [[`report ${address}`, limits.visitorReports, hour]]
      : [[`write ${address}`, limits.writes, minute]]
  return [[`write ${who.profileId}`, limits.writes, minute]]
}

/** Counts keys in windows of a minute; answers with the seconds to wait, 0 for none. */
function countingByMinute() {
  let window = 0
  let counts = new Map<string, number>()
  return (key: string, most: number): number => {
    const now = Math.floor(Date.now() / 60_000)
    if (now !== window) {
      window = now
      counts = new Map()
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count > most ? 60 - Math.floor((Date.now() / 1000) % 60) : 0
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

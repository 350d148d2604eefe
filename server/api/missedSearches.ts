import type { FastifyRequest, onResponseHookHandler } from 'fastify'
import { joinTokens } from '#resources/text/index.ts'
import type { Executor } from '../db/connection/database.ts'
import { gatheredActs } from '../db/days/acts.ts'
import { countMissedSearch } from '../db/search/assist/missedSearches.ts'
import { hasMatches } from '../db/search/commonSearch.ts'
import { interpretQuery } from '../db/search/query/interpretations.ts'
import type { Services } from '../http/services.ts'
import { loggable } from '../errors.ts'
import { addressKey } from '../limiter/addressKey.ts'
import { hourSeconds } from './limits.ts'
import { countInWindows } from '../limiter/windows.ts'

/** Characters. A longer text was pasted, not typed. */
const maxLength = 60
/** Per address, so that a program that tries words does not fill the admins' list. */
const maxPerHour = 30
const programs = /bot\b|crawl|spider|slurp|preview|curl|wget|python|headless/i

/** Whether it is no person who asks, as far as it says so. */
export const isProgram = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  programs.test(headers['user-agent'] ?? '')

/** In memory: addresses are never stored. */
const countAddress = countInWindows(hourSeconds)

/** The folded text. Null without a letter or digit, and for text that may be about a person, such as an address or a number. */
export function countableText(text: string): string | null {
  const folded = joinTokens(interpretQuery(text)[0]?.tokens ?? [])
  const isPersonal = text.includes('@') || /\d{5,}/.test(folded.replaceAll(' ', ''))
  return folded === '' || folded.length > maxLength || isPersonal ? null : folded
}

/** Counts a search that finds nothing, not even for a visitor. Stores nothing about the person, and never throws. */
export async function recordMissedSearch(
  { db, config, log }: Pick<Services, 'config' | 'log'> & { db: Executor },
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  text: string,
): Promise<void> {
  const countable = countableText(text)
  if (countable === null || isProgram(request)) return
  if (config.rateLimit && countAddress(addressKey(request.ip), maxPerHour) > 0) return
  try {
    if (!(await hasMatches(db, interpretQuery(text), null))) await countMissedSearch(db.main ?? db, countable)
  } catch (error) {
    log.error({ error: loggable(error) }, 'a missed search was not counted')
  }
}

/** A hook of a route: people's searches are counted by day, those too whose answer was kept, by their first page. */
export const countsSearches = ({ db, log }: Pick<Services, 'db' | 'log'>): { onResponse: onResponseHookHandler } => ({
  onResponse: (request, { statusCode }, done) => {
    const { page = '1', after } = request.query as Record<string, unknown>
    if (statusCode === 200 && request.method === 'GET' && page === '1' && after === undefined && !isProgram(request))
      gatheredActs(db).add({ kind: 'search' }, logUncounted(log))
    done()
  },
})

/** Numbers are worth no failure: the acts of that second are not counted. */
export const logUncounted = (log: Services['log']) => (error: unknown) =>
  log.error({ error: loggable(error) }, 'acts were not counted')

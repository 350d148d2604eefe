import type { FastifyRequest } from 'fastify'
import { joined } from '../db/search/assist/similarWords.ts'
import type { Executor } from '../db/connection/database.ts'
import { countMissed } from '../db/search/assist/missedSearches.ts'
import { findsSomething } from '../db/search/search.ts'
import { waysOf } from '../db/search/query/interpretations.ts'
import type { Services } from '../services.ts'
import { loggable } from '../errors.ts'
import { countInWindows, hour } from './limits.ts'

/** Longer texts are pasted, not looked for. */
const longest = 60
/** What one address can add an hour; a program that tries words must not fill the desk. */
const mostAnHour = 30
const programs = /bot\b|crawl|spider|slurp|preview|curl|wget|python|headless/i

/** In this process and gone with the hour: an address is never stored. */
const countAddress = countInWindows(hour)

/** The text as it is counted: folded, so that encodings, case and signs do not matter; null for what might be about a person, or is none. */
function countable(text: string): string | null {
  const folded = joined(waysOf(text)[0]?.tokens ?? [])
  const isAddress = text.includes('@') || /\d{5,}/.test(folded.replaceAll(' ', ''))
  return folded === '' || folded.length > longest || isAddress ? null : folded
}

/**
 * Counts a search for the desk that finds nothing in any source, not even for a visitor who blocks nothing; whose it was is not kept.
 * A search never fails by it.
 */
export async function noteMissed(
  { db, config, log }: Pick<Services, 'config' | 'log'> & { db: Executor },
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  text: string,
): Promise<void> {
  const counted = countable(text)
  if (counted === null || programs.test(request.headers['user-agent'] ?? '')) return
  if (config.rateLimit && countAddress(request.ip, mostAnHour) > 0) return
  try {
    if (!(await findsSomething(db, waysOf(text), null))) await countMissed(db, counted)
  } catch (error) {
    log.error({ error: loggable(error) }, 'a missed search was not counted')
  }
}

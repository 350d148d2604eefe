import type { FastifyRequest } from 'fastify'
import { isDecodable } from '../http/answerError.ts'

/** Characters of a path with its query: longer ones are asked for by nobody who reads. */
export const longestAddress = 300

/**
 * What an answer is kept by: the path and the query's known names in one order, so that names which change nothing
 * (a sharer's, a campaign's) find the same answer. Undefined: a name is there twice, all is too long, or an escape is broken,
 * which parsers read in different ways.
 */
export function answerKey(url: string, query: unknown, knownNames: readonly string[]): string | undefined {
  if (url.length > longestAddress) return undefined
  const end = url.indexOf('?')
  if (end < 0) return url
  if (!isDecodable(url)) return undefined
  const given = query as Readonly<Record<string, unknown>>
  let known = ''
  for (const name of knownNames) {
    const value = given[name]
    if (value === undefined) continue
    if (typeof value !== 'string') return undefined
    known += `${known === '' ? '?' : '&'}${name}=${encodeURIComponent(value)}`
  }
  return url.slice(0, end) + known
}

/** Whoever sends a bearer, good or bad, gets an answer of their own; so does whoever wants a part of one. */
export const isVisitor = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined

import type { FastifyRequest } from 'fastify'
import { isEmptyPart, maxKeywordLength } from '#resources'
import { refusal, type Refusal } from '#resources/refusals.ts'
import { badField, badRequest, notFound, unauthorized } from '../errors.ts'
import type { RequestActor } from '../auth/actor.ts'
import type { BodyValues } from './body/bodyIntake.ts'

const maxId = 2_147_483_647

/** A positive integer in plain digits; `1e3`, ` 1` and full-width digits are undefined (docs/safety.md#s21). */
export function readPositive(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return undefined
  const number = Number(text)
  return number <= maxId ? number : undefined
}

/** Yes or no, as a part says it (docs/rules.md#flags). Undefined for any other word: a typing error must not count as no. */
export function readFlag(text: string): boolean | undefined {
  const word = text.trim().toLowerCase()
  if (isEmptyPart(word) || /^(0|false|no)$/.test(word)) return false
  return /^(1|true|yes)$/.test(word) ? true : undefined
}

/** @throws ApiError 400 */
export function requireId(text: unknown): number {
  const id = readPositive(text)
  if (id === undefined) throw badRequest(refusal.id)
  return id
}

/** @throws ApiError 400 */
export function requirePageNumber(text: unknown): number {
  const page = readPositive(text)
  if (page === undefined) throw badRequest(refusal.pageNumber)
  return page
}

/** A search text, cut before anything detects, converts or matches it (docs/safety.md#s20). */
export const readKeyword = (text: string): string =>
  text.length > maxKeywordLength ? [...text].slice(0, maxKeywordLength).join('') : text

const defaultPerPage = 20
const maxPerPage = 100

type Query = Record<string, unknown>
type WithQuery = Pick<FastifyRequest, 'query'>

/** Reads names of a query, each undefined where it is not given. @throws ApiError 400 `reason` at the name */
export const queryReader =
  (query: unknown) =>
  <T>(name: string, parse: (text: string) => T | undefined, reason: Refusal): T | undefined => {
    const given = (query as Query)[name]
    if (given === undefined) return undefined
    const value = typeof given === 'string' ? parse(given) : undefined
    if (value === undefined) throw badField(name, reason)
    return value
  }

/** `?perPage=`: 20 by default, at most 100 (docs/rules.md#public-lists). */
export function readPerPage(request: WithQuery, defaultValue = defaultPerPage, limit = maxPerPage): number {
  const text = (request.query as Query)['perPage']
  if (text === undefined) return defaultValue
  const perPage = readPositive(text)
  if (perPage === undefined) throw badRequest(refusal.positive({ name: 'perPage' }))
  return Math.min(perPage, limit)
}

/** `?page=` of a named list, if given. */
export function readPage(request: WithQuery): number | undefined {
  const text = (request.query as Query)['page']
  return text === undefined ? undefined : requirePageNumber(text)
}

/** As many as our own client sends. */
const mostAfter = 10

/** `?after=`: ids of the records that a list goes on after, the last one first, if given (docs/rules.md#after). @throws ApiError 400 */
export function readAfter(request: WithQuery): readonly number[] {
  const text = (request.query as Query)['after']
  if (text === undefined) return []
  return typeof text === 'string' ? text.split(',', mostAfter).map((id) => requireId(id)) : [requireId(text)]
}

/** The limit of a named list without `?page=` (docs/rules.md#named-lists). */
export const maxUnpaged = 1000

export function readSlice(request: WithQuery, unpagedLimit = maxUnpaged): { limit: number; offset: number } {
  const page = readPage(request)
  const perPage = page === undefined ? readPerPage(request, unpagedLimit, unpagedLimit) : readPerPage(request)
  return { limit: perPage, offset: ((page ?? 1) - 1) * perPage }
}

/** @throws ApiError 401 for a visitor */
export function requireActor(request: Pick<FastifyRequest, 'who'>): RequestActor {
  if (!request.who) throw unauthorized()
  return request.who
}

/** The `Idempotency-Key` of a signed-in person's create request. @throws ApiError 400 if invalid */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || !request.who) return undefined
  if (typeof key !== 'string' || key.length > 200 || !/^[\x21-\x7E]+$/.test(key))
    throw badRequest(refusal.idempotencyKey)
  return key
}

/** The id in the path, which a call may have in its body instead. */
export const idInPath = (request: FastifyRequest) => (request.params as { id?: string }).id

/** The id of a PATCH or DELETE, from its path or body; both must agree (docs/safety.md#s11). */
export function idOf(request: FastifyRequest, values: BodyValues): number {
  const inPath = idInPath(request)
  const inBody = values.get('id')
  if (inPath !== undefined && inBody !== undefined && inPath !== inBody) throw notFound()
  return requireId(inPath ?? inBody)
}

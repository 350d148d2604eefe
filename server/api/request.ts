import type { FastifyRequest } from 'fastify'
import { refusal } from '#resources/refusals.ts'
import { badRequest, notFound, unauthorized } from '../errors.ts'
import type { RequestActor } from '../auth/actor.ts'

/** The largest id a column can hold. */
const largest = 2_147_483_647

/** A positive whole number in plain digits, or undefined. `1e3`, ` 1`, full-width digits are none (docs/safety.md#s21). */
export function readPositive(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^[1-9]\d{0,9}$/.test(text)) return undefined
  const number = Number(text)
  return number <= largest ? number : undefined
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

const defaultPerPage = 20
const maxPerPage = 100

type Query = Record<string, unknown>
type WithQuery = Pick<FastifyRequest, 'query'>

/** `?perPage=`, 20 unless told, 100 at most (docs/rules.md#public-lists). */
export function readPerPage(request: WithQuery, whenAbsent = defaultPerPage, max = maxPerPage): number {
  const text = (request.query as Query)['perPage']
  if (text === undefined) return whenAbsent
  const perPage = readPositive(text)
  if (perPage === undefined) throw badRequest(refusal.positive({ name: 'perPage' }))
  return Math.min(perPage, max)
}

/** `?page=` of a named list, which may be left out. */
export function readPage(request: WithQuery): number | undefined {
  const text = (request.query as Query)['page']
  return text === undefined ? undefined : requirePageNumber(text)
}

/** A named list without `?page=` answers this many records at most (docs/rules.md#named-lists). */
export const maxUnpaged = 1000

/** What part of a named list is asked for. */
export function readSlice(request: WithQuery, unpaged = maxUnpaged): { limit: number; offset: number } {
  const page = readPage(request)
  const perPage = readPerPage(
    request,
    page === undefined ? unpaged : defaultPerPage,
    page === undefined ? unpaged : maxPerPage,
  )
  return { limit: perPage, offset: ((page ?? 1) - 1) * perPage }
}

/** Somebody signed in. @throws ApiError 401 */
export function requireActor(request: Pick<FastifyRequest, 'who'>): RequestActor {
  if (!request.who) throw unauthorized()
  return request.who
}

/** The `Idempotency-Key` of a create by somebody signed in; a visitor's is not looked at. @throws ApiError 400 for one of odd shape */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || !request.who) return undefined
  if (typeof key !== 'string' || key.length > 200 || !/^[\x21-\x7E]+$/.test(key))
    throw badRequest(refusal.idempotencyKey)
  return key
}

/** The id in the path of a call that may name its record in the body instead. */
export const idInPath = (request: FastifyRequest) => (request.params as { id?: string }).id

/** The id of a PATCH or DELETE, from the path, the body, or both when they agree (docs/safety.md#s11). */
export function idOf(request: FastifyRequest, values: ReadonlyMap<string, string>): number {
  const inPath = idInPath(request)
  const inBody = values.get('id')
  if (inPath !== undefined && inBody !== undefined && inPath !== inBody) throw notFound()
  return requireId(inPath ?? inBody)
}

import type { Resource } from '#resources'
import { refusal, type Refusal } from '#resources/refusals.ts'
import { usualWriting, type Writing } from '#resources/text/language.ts'
import { faultOf } from './faults.ts'

/** Field name as in the request → what is wrong there. */
export type FieldErrors = Record<string, Refusal>

interface Extras {
  fields?: FieldErrors
  headers?: Record<string, string>
  /** The current record, for a conflict (docs/rules.md#concurrent-changes). */
  current?: unknown
  /** What else its body has (docs/rules.md#measures). */
  more?: Readonly<Record<string, unknown>>
}

/** An error response, thrown anywhere below a route. `message` is the English text, for the log. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly fields?: FieldErrors
  readonly headers?: Record<string, string>
  readonly current?: unknown
  readonly more?: Readonly<Record<string, unknown>>

  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    extras: Extras = {},
  ) {
    super(refusal.in(usualWriting.en))
    this.fields = extras.fields
    this.headers = extras.headers
    this.current = extras.current
    this.more = extras.more
  }
}

export const badRequest = (why: Refusal, fields?: FieldErrors) => new ApiError(400, why, { fields })

export const badField = (name: string, why: Refusal) => badRequest(why, { [name]: why })

/** 401: not signed in, or not believed. RFC 9110 section 11.6.1 requires the scheme. */
export const unauthorized = (why = refusal.loginFirst) =>
  new ApiError(401, why, { headers: { 'www-authenticate': 'Bearer' } })

/** 403: signed in, but without the right. */
export const forbidden = (why = refusal.notAllowed, fields?: FieldErrors) => new ApiError(403, why, { fields })

export const notFound = (why = refusal.notFound) => new ApiError(404, why)

/** 405; `allow` lists the supported methods (RFC 9110 section 15.5.6). */
export const methodNotAllowed = (allow: string[] = []) =>
  new ApiError(405, refusal.wrongMethod, { headers: { allow: allow.join(', ') } })

/** 408: the body took too long. The connection is of no more use (RFC 9110 section 15.5.9). */
export const tooSlow = () => new ApiError(408, refusal.tooSlow, { headers: { connection: 'close' } })

/** 409; `current` is the record as a GET would answer it. */
export const conflict = (why: Refusal, current?: unknown) => new ApiError(409, why, { current })

/** 409: it has been merged into the record with this Id (docs/rules.md#merging). */
export const hasBecome = (resource: Pick<Resource, 'name' | 'label'>, Id: number) =>
  new ApiError(409, refusal.hasBecomeAnother(resource), { more: { Id } })

export const tooLarge = (why = refusal.tooLarge, fields?: FieldErrors) => new ApiError(413, why, { fields })

export const unsupportedMedia = (why = refusal.unsupportedContent) => new ApiError(415, why)

/** 422, used only for this (docs/rules.md#idempotency). */
export const idempotencyReused = () => new ApiError(422, refusal.idempotencyReused)

/** 429, with at least 1 second to wait. */
export const tooMany = (retryAfterSeconds: number) =>
  new ApiError(429, refusal.tooMany, { headers: retryAfter(retryAfterSeconds) })

/** 429: the person has sent as many bytes as a day allows (docs/rules.md#upload-quota). */
export const overUploadQuota = (quotaBytes: number, retryAfterSeconds: number) =>
  new ApiError(429, refusal.uploadQuota({ megabytes: Math.round(quotaBytes / 1024 ** 2) }), {
    headers: retryAfter(retryAfterSeconds),
  })

/** 503: a dependency does not answer now. */
export const unavailable = (retryAfterSeconds = 2, why = refusal.busy) =>
  new ApiError(503, why, { headers: retryAfter(retryAfterSeconds) })

export const storeSilent = () => unavailable(10, refusal.storeSilent)

export const storageFull = () => new ApiError(507, refusal.storageFull)

const retryAfter = (seconds: number) => ({ 'retry-after': String(Math.max(1, Math.ceil(seconds))) })

/** The body of every error response; `data` is the current record, on 409 only. */
interface ErrorBody {
  status: 'error'
  message: string
  fields?: Record<string, string>
  data?: unknown
}

/** Turns anything thrown into an error response; what is not known becomes a 500 that reveals nothing (docs/safety.md#s52). */
export function errorAnswer(error: unknown, writing: Writing) {
  const apiError = error instanceof ApiError ? error : fromFault(error)
  const body: ErrorBody = { status: 'error', message: apiError.refusal.in(writing), ...apiError.more }
  if (apiError.fields) body.fields = inLanguage(apiError.fields, writing)
  if (apiError.current !== undefined) body.data = apiError.current
  return { status: apiError.status, headers: { ...apiError.headers }, body }
}

const inLanguage = (fields: FieldErrors, writing: Writing) =>
  Object.fromEntries(Object.entries(fields).map(([name, why]) => [name, why.in(writing)]))

function fromFault(error: unknown): ApiError {
  const fault = faultOf(error)
  if (!fault) return new ApiError(500, refusal.ourFault)
  const headers = fault.retryAfterSeconds === undefined ? undefined : retryAfter(fault.retryAfterSeconds)
  return new ApiError(fault.status, fault.refusal, { headers })
}

/** An error without personal data: its kind, codes and stack frames (docs/safety.md#s51). */
export interface LoggableError {
  type: string
  code?: string
  constraint?: string
  message?: string
  frames: string[]
  cause?: LoggableError
}

/** An error for the log. Messages of the database and of parsers may contain values, so errors that may be theirs lose them. */
export function loggable(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const mayHoldData =
    depth > 0 || code !== undefined || error.cause !== undefined || 'query' in error || error instanceof SyntaxError
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(mayHoldData ? {} : { message: error.message }),
    frames: framesOf(error),
    ...(error.cause !== undefined && depth < 4 ? { cause: loggable(error.cause, depth + 1) } : {}),
  }
}

// The stack begins with the message, whose lines may look like frames.
function framesOf({ stack = '', message }: Error): string[] {
  const lines = stack.slice(Math.max(0, stack.indexOf(message)) + message.length).split('\n')
  return lines
    .filter((line) => /^ +at .*:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim())
    .slice(0, 12)
}

/** A reason not to start, for the person at the terminal; printed without a stack. */
export class StartError extends Error {}

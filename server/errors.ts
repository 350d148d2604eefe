import { refusal, type Refusal } from '#resources/refusals.ts'
import { usualWriting, type Writing } from '#resources/text/language.ts'
import { faultOf } from './faults.ts'

/** Field name as the request spells it → what is wrong there, a sentence a person can act on. */
export type FieldErrors = Record<string, Refusal>

interface Extras {
  fields?: FieldErrors
  headers?: Record<string, string>
  /** The record as it is now, for a conflict (a stale `version`, docs/rules.md#concurrent-changes). */
  current?: unknown
}

/**
 * An answer other than success, thrown from anywhere below a route. People read the refusal in their language; `message` is
 * the English one, for the log.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly fields?: FieldErrors
  readonly headers?: Record<string, string>
  readonly current?: unknown

  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    extras: Extras = {},
  ) {
    super(refusal.in(usualWriting.en))
    this.fields = extras.fields
    this.headers = extras.headers
    this.current = extras.current
  }
}

/** 400, with a sentence a field where fields are to blame. */
export const badRequest = (why: Refusal, fields?: FieldErrors) => new ApiError(400, why, { fields })

/** 400 for one field, which the message is about as well. */
export const badField = (name: string, why: Refusal) => badRequest(why, { [name]: why })

/** 401: nobody is signed in, or what they showed is not believed. RFC 9110 section 11.6.1 wants the scheme named. */
export const unauthorized = (why = refusal.loginFirst) =>
  new ApiError(401, why, { headers: { 'www-authenticate': 'Bearer' } })

/** 403: known, but without the right. */
export const forbidden = (why = refusal.notAllowed) => new ApiError(403, why)

export const notFound = (why = refusal.notFound) => new ApiError(404, why)

/** 405; `allow` are the methods the address does take (RFC 9110 section 15.5.6). */
export const methodNotAllowed = (allow: string[] = []) =>
  new ApiError(405, refusal.wrongMethod, { headers: { allow: allow.join(', ') } })

/** 408: the body did not arrive in time. */
export const tooSlow = () => new ApiError(408, refusal.tooSlow)

/** 409; `current` is the record as a GET would answer it. */
export const conflict = (why: Refusal, current?: unknown) => new ApiError(409, why, { current })

export const tooLarge = (why = refusal.tooLarge, fields?: FieldErrors) => new ApiError(413, why, { fields })

export const unsupportedMedia = (why = refusal.unsupportedContent) => new ApiError(415, why)

/** 422 is kept for this one case (docs/rules.md#idempotency). */
export const idempotencyReused = () => new ApiError(422, refusal.idempotencyReused)

/** 429; whole seconds, at least 1. */
export const tooMany = (retryAfterSeconds: number) =>
  new ApiError(429, refusal.tooMany, { headers: retryAfter(retryAfterSeconds) })

/** 503: something we need does not answer now; worth trying again after that many seconds. */
export const unavailable = (retryAfterSeconds = 2, why = refusal.busy) =>
  new ApiError(503, why, { headers: retryAfter(retryAfterSeconds) })

/** 507: disk or database is full. */
export const storageFull = () => new ApiError(507, refusal.storageFull)

function retryAfter(seconds: number): Record<string, string> {
  return { 'retry-after': String(Math.max(1, Math.ceil(seconds))) }
}

/** The body of every refusal; `data` is the current record, on 409 only. */
export interface ErrorBody {
  status: 'error'
  message: string
  fields?: Record<string, string>
  data?: unknown
}

export interface ErrorAnswer {
  status: number
  headers: Record<string, string>
  body: ErrorBody
}

/**
 * The one way from anything thrown to an answer in the language of who asks: our own errors as they are, known foreign ones by `faults.ts`, the
 * rest as a 500 that tells nothing. Never a stack, SQL or path (docs/rules.md#errors, docs/safety.md#s52).
 */
export function errorAnswer(error: unknown, writing: Writing): ErrorAnswer {
  const known = error instanceof ApiError ? error : fromFault(error)
  const body: ErrorBody = { status: 'error', message: known.refusal.in(writing) }
  if (known.fields) body.fields = written(known.fields, writing)
  if (known.current !== undefined) body.data = known.current
  return { status: known.status, headers: { ...known.headers }, body }
}

const written = (fields: FieldErrors, writing: Writing) =>
  Object.fromEntries(Object.entries(fields).map(([name, why]) => [name, why.in(writing)]))

function fromFault(error: unknown): ApiError {
  const fault = faultOf(error)
  if (!fault) return new ApiError(500, refusal.ourFault)
  const headers = fault.retryAfterSeconds === undefined ? undefined : retryAfter(fault.retryAfterSeconds)
  return new ApiError(fault.status, fault.refusal, { headers })
}

/** What may be written into the log about an error: kind, codes and stack frames, but no text that could hold people's data (docs/safety.md#s51). */
export interface LoggableError {
  type: string
  code?: string
  constraint?: string
  message?: string
  frames: string[]
  cause?: LoggableError
}

/**
 * An error fit for the log. Messages of the database and of drizzle hold values and parameters, those of a parser the
 * text it stumbled over, so of a cause, of an error with a cause, a code or a query, and of a SyntaxError, only kind and
 * place stay.
 */
export function loggable(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] }
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  const foreign =
    depth > 0 || code !== undefined || error.cause !== undefined || 'query' in error || error instanceof SyntaxError
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(foreign ? {} : { message: error.message }),
    frames: framesOf(error),
    ...(error.cause !== undefined && depth < 4 ? { cause: loggable(error.cause, depth + 1) } : {}),
  }
}

// The stack begins with the message, which may have lines of its own that look like frames.
function framesOf({ stack = '', message }: Error): string[] {
  const lines = stack.slice(Math.max(0, stack.indexOf(message)) + message.length).split('\n')
  return lines
    .filter((line) => /^ +at .*:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim())
    .slice(0, 12)
}

/** A reason not to start, in a sentence the person at the terminal can act on; printed without a stack. */
export class StartError extends Error {}

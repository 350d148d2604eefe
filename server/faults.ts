import { refusal, type Refusal } from '#resources/refusals.ts'

/**
 * What errors of the database, fastify, the multipart parser and the operating system mean to a caller. Plain data in,
 * plain data out: `errors.ts` turns a fault into an answer. Nothing of the foreign error's own text leaves here, since
 * it holds SQL, values and paths (docs/safety.md#s52).
 */
export interface Fault {
  status: number
  refusal: Refusal
  retryAfterSeconds?: number
}

const conflict: Fault = { status: 409, refusal: refusal.alreadyThere }
const inUse: Fault = { status: 409, refusal: refusal.referenceBroken }
const malformed: Fault = { status: 400, refusal: refusal.malformed }
const unfit: Fault = { status: 400, refusal: refusal.unfitValue }
const full: Fault = { status: 507, refusal: refusal.storageFull }
const busy: Fault = { status: 503, refusal: refusal.busy, retryAfterSeconds: 2 }

/** Sentences for the statuses that a library may raise by itself; another 4xx becomes 400 (docs/rules.md#errors lists the statuses). */
const byStatus: Record<number, Refusal> = {
  401: refusal.loginFirst,
  403: refusal.notAllowed,
  404: refusal.notFound,
  405: refusal.wrongMethod,
  408: refusal.tooSlow,
  413: refusal.tooLarge,
  415: refusal.unsupportedContent,
  429: refusal.tooMany,
}

// PostgreSQL's SQLSTATE codes, https://www.postgresql.org/docs/current/errcodes-appendix.html
const bySqlState: Record<string, Fault> = {
  '23505': conflict,
  '23P01': conflict,
  '23503': inUse,
  '23001': inUse,
  '53100': full,
  '57014': busy,
  '40001': busy,
  '40P01': busy,
  '55P03': busy,
  '25006': busy,
  '54000': unfit,
  '23502': unfit,
  '23514': unfit,
}
const bySqlClass: Record<string, Fault> = { '08': busy, '53': busy, '57': busy, '22': unfit }

const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]

// pg and pg-pool raise these without a code; the parser of multipart bodies likewise.
const lostConnection =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/
const brokenForm = /unexpected end of multipart data|^Multipart: Boundary not found|^Unsupported Content-Type/i

/** The fault behind an error, looked for along its `cause` chain (drizzle wraps pg's error), or null for a bug of ours. */
export function faultOf(error: unknown): Fault | null {
  let at: unknown = error
  for (let depth = 0; depth < 5 && at instanceof Error; depth++, at = at.cause) {
    const fault = faultOfOne(at)
    if (fault) return fault
  }
  return null
}

function faultOfOne(error: Error & { code?: unknown; statusCode?: unknown; syscall?: unknown }): Fault | null {
  const code = typeof error.code === 'string' ? error.code : ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return full
  // A socket file that is not there is a database that is not up, not a missing record.
  if (unreachable.includes(code) || (code === 'ENOENT' && error.syscall === 'connect')) return busy
  if (/^[0-9A-Z]{5}$/.test(code)) return bySqlState[code] ?? bySqlClass[code.slice(0, 2)] ?? null
  if (lostConnection.test(error.message)) return busy
  if (brokenForm.test(error.message) || error instanceof URIError) return malformed
  return typeof error.statusCode === 'number' ? faultOfStatus(error.statusCode) : null
}

function faultOfStatus(status: number): Fault | null {
  if (status === 503) return busy
  if (status === 406) return { status: 415, refusal: refusal.unsupportedContent }
  if (status < 400 || status > 499) return null
  const known = byStatus[status]
  return known ? { status, refusal: known } : malformed
}

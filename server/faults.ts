import { MainGone } from './db/connection/commit.ts'
import { refusal, type Refusal } from '#resources/refusals.ts'

/** What errors of others mean to a client; their own text, with SQL, values and paths, is never passed on (docs/safety.md#s52). */
export interface Fault {
  status: number
  refusal: Refusal
  retryAfterSeconds?: number
}

const conflict: Fault = { status: 409, refusal: refusal.alreadyThere }
const inUse: Fault = { status: 409, refusal: refusal.referenceBroken }
const malformed: Fault = { status: 400, refusal: refusal.malformed }
const invalidValue: Fault = { status: 400, refusal: refusal.unfitValue }
const storageFull: Fault = { status: 507, refusal: refusal.storageFull }
const readsOnly: Fault = { status: 503, refusal: refusal.readsOnly, retryAfterSeconds: 10 }
const busy: Fault = { status: 503, refusal: refusal.busy, retryAfterSeconds: 2 }

/** The refusals for statuses that a library may raise; any other 4xx becomes 400 (docs/rules.md#errors). */
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

// PostgreSQL's SQLSTATE codes, whole or by their class, https://www.postgresql.org/docs/current/errcodes-appendix.html
const sqlStates: readonly (readonly [Fault, ...codes: string[]])[] = [
  [conflict, '23505', '23P01'],
  [inUse, '23503', '23001'],
  [storageFull, '53100'],
  [busy, '57014', '40001', '40P01', '55P03', '25006', '08', '53', '57'],
  [invalidValue, '54000', '23502', '23514', '22'],
]
const bySqlState: ReadonlyMap<string, Fault> = new Map(
  sqlStates.flatMap(([fault, ...codes]) => codes.map((code) => [code, fault] as const)),
)

const unreachable = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

// pg, pg-pool and the multipart parser raise these without a code.
const lostConnection =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/
const brokenForm = /unexpected end of multipart data|^Multipart: Boundary not found|^Unsupported Content-Type/i

/** The fault behind an error or one of its causes (drizzle wraps pg's errors); null for a bug of ours. */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof MainGone) return readsOnly
  let at: unknown = error
  for (let depth = 0; depth < 5 && at instanceof Error; depth++, at = at.cause) {
    const fault = faultOfOne(at)
    if (fault) return fault
  }
  return null
}

function faultOfOne(error: Error & { code?: unknown; statusCode?: unknown; syscall?: unknown }): Fault | null {
  const code = typeof error.code === 'string' ? error.code : ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return storageFull
  // A missing socket file means that the database is down, not that a record is missing.
  if (unreachable.test(code) || (code === 'ENOENT' && error.syscall === 'connect')) return busy
  if (/^[0-9A-Z]{5}$/.test(code)) return bySqlState.get(code) ?? bySqlState.get(code.slice(0, 2)) ?? null
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

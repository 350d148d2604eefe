/**
 * Turns a request part's name into its form input's name, `websiteURL` → `WebsiteURL` (docs/rules.md#names: requests
 * use camelCase, answers PascalCase).
 */
const inputName = (part: string) => part.charAt(0).toUpperCase() + part.slice(1)

/**
 * An error answer of the API, or a failed connection. `status` is 0 when no answer came (offline or timeout).
 * `fields` maps part names to error messages. `body.errors` holds the same messages under input names, where
 * react-admin's forms look for them.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly body: { errors: Readonly<Record<string, string>> } | undefined
  readonly fields: Readonly<Record<string, string>>
  /** On 409: the record's current state. On 403: the whole answer, which may say more of why. */
  readonly current: unknown
  /** True when the message came from the server, false for our fallback. */
  readonly hasServerMessage: boolean
  /** Of the answer, by which the server's log has it (docs/safety.md#s51). */
  readonly requestId: string | undefined
  /** Until one may ask again; 0 where the answer does not say. */
  readonly retryAfterSeconds: number

  constructor(
    message: string,
    readonly status: number,
    answer: {
      fields?: Readonly<Record<string, string>>
      data?: unknown
      hasServerMessage?: boolean
      requestId?: string | undefined
      retryAfterSeconds?: number
    } = {},
  ) {
    const fields = answer.fields ?? {}
    const errors = Object.fromEntries(Object.entries(fields).map(([part, sentence]) => [inputName(part), sentence]))
    super(message)
    this.body = Object.keys(errors).length ? { errors } : undefined
    this.fields = fields
    this.current = answer.data
    this.hasServerMessage = answer.hasServerMessage ?? false
    this.requestId = answer.requestId
    this.retryAfterSeconds = answer.retryAfterSeconds ?? 0
  }

  /** No answer came, so retrying makes sense once the connection is back. */
  get isOffline() {
    return this.status === 0
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A picked file that is gone, was changed since, or may not be read any more. `part` is its request part. */
export class UnreadableFile extends Error {
  constructor(readonly part: string) {
    super(`The file of ${part} cannot be read`)
  }
}

/** What was thrown, as an error that a person can be told: whatever is no ApiError has one of these sentences. */
export function asApiError(error: unknown, said: { unreadableFile: string; unexpected: string }): ApiError {
  if (error instanceof ApiError) return error
  // A fault of ours, which nobody would hear of otherwise.
  if (!(error instanceof UnreadableFile)) console.warn(error)
  const fields = error instanceof UnreadableFile ? { [error.part]: said.unreadableFile } : {}
  // No status, which would mean that nothing was sent.
  return new ApiError(Object.values(fields)[0] ?? said.unexpected, -1, { fields, hasServerMessage: true })
}

/** Builds the error for an answer's status and body. */
export function apiErrorFrom(status: number, body: unknown, requestId?: string, retryAfter?: string | null): ApiError {
  const answer = isRecord(body) ? body : {}
  const hasServerMessage = typeof answer['message'] === 'string' && answer['message'] !== ''
  const message = hasServerMessage ? String(answer['message']) : 'Failed to fetch data'
  const fields = isRecord(answer['fields']) ? (answer['fields'] as Record<string, string>) : undefined
  return new ApiError(message, status, {
    ...(fields ? { fields } : {}),
    data: status === 403 ? answer : answer['data'],
    hasServerMessage,
    requestId,
    retryAfterSeconds: Number(retryAfter) || 0,
  })
}

/** The server's own error message; undefined when the server sent none or did not answer. */
export const serverMessageOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.hasServerMessage ? error.message : undefined

const notAListMessage = 'Data is not iterable'
/** For a success answer whose body is not the requested list (spec 8.02). */
export const notAListError = () => new ApiError(notAListMessage, 200)
export const isNotAListError = (error: unknown) => error instanceof ApiError && error.message === notAListMessage

/**
 * The HTTP status of any thrown value, 0 when it has none. Checks the shape, because an error serialized by the
 * server's rendering is no longer an ApiError instance.
 */
export function statusOf(error: unknown): number {
  const status = partOf(error, 'status')
  return typeof status === 'number' ? status : 0
}

/** The request's id of any thrown value; undefined when no answer came. */
export function requestIdOf(error: unknown): string | undefined {
  const id = partOf(error, 'requestId')
  return typeof id === 'string' ? id : undefined
}

const partOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined

/** `websiteURL` → `WebsiteURL`: the name a form's input has (docs/rules.md#names: request camelCase, answers PascalCase). */
const inputName = (part: string) => part.charAt(0).toUpperCase() + part.slice(1)

/**
 * A refusal of the API or of the line. `status` 0: no answer came (offline, time-out). `fields`: part name → sentence.
 * `body.errors` holds the same under input names, which is where react-admin's forms look.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly body: { errors: Readonly<Record<string, string>> } | undefined
  readonly fields: Readonly<Record<string, string>>
  /** On 409: the record as it is now. */
  readonly current: unknown
  /** The message is the server's own, not ours for want of one. */
  readonly isTold: boolean

  constructor(
    message: string,
    readonly status: number,
    answer: { fields?: Readonly<Record<string, string>>; data?: unknown; isTold?: boolean } = {},
  ) {
    const fields = answer.fields ?? {}
    const errors = Object.fromEntries(Object.entries(fields).map(([part, sentence]) => [inputName(part), sentence]))
    super(message)
    this.body = Object.keys(errors).length ? { errors } : undefined
    this.fields = fields
    this.current = answer.data
    this.isTold = answer.isTold ?? false
  }

  /** Nothing answered: worth trying again when the line is back. */
  get isOffline() {
    return this.status === 0
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The refusal that an answer of this status and body is. */
export function refusalOf(status: number, body: unknown): ApiError {
  const told = isRecord(body) ? body : {}
  const isTold = typeof told['message'] === 'string' && told['message'] !== ''
  const message = isTold ? String(told['message']) : 'Failed to fetch data'
  const fields = isRecord(told['fields']) ? (told['fields'] as Record<string, string>) : undefined
  return new ApiError(message, status, { ...(fields ? { fields } : {}), data: told['data'], isTold })
}

/** What the server itself said against it, in its own words; undefined where it said nothing, or did not answer. */
export const toldBy = (error: unknown): string | undefined =>
  error instanceof ApiError && error.isTold ? error.message : undefined

const noList = 'Data is not iterable'
/** A list was asked for and something else came, with a status as if it were one (spec 8.02). */
export const noListError = () => new ApiError(noList, 200)
export const isNoList = (error: unknown) => error instanceof ApiError && error.message === noList

/** Any thrown thing's HTTP status; 0 when it has none. By shape: an error that came over from the server's rendering is no instance any more. */
export function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 0
  return typeof status === 'number' ? status : 0
}

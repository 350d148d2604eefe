import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'

/** An answer that was sent. */
export interface AnsweredRequest {
  /** The id of the request. */
  id: string
  method: string
  /** The pattern of its route, never its address, which may hold e-mail addresses and searches (docs/safety.md#s51). */
  route: string
  status: number
  milliseconds: number
  /** The id of the profile that asked. */
  profile?: number | undefined
}

/** The line of an answer. */
export function logAnswered(log: FastifyBaseLogger, answered: AnsweredRequest): void {
  const { id, method, route, status, milliseconds, profile } = answered
  const line = { reqId: id, method, route, status, ms: Math.round(milliseconds), profile }
  if (status >= 400) log.warn(line, 'refused')
  else log.info(line, 'answered')
}

type Line = Parameters<FastifyBaseLogger['info']>

/**
 * The logger of a request, which most requests never use: it becomes a real one, with the request's id in each line, when
 * something is logged.
 */
class RequestLog {
  private made: FastifyBaseLogger | undefined

  constructor(
    private readonly parent: FastifyBaseLogger,
    private readonly bindings: object,
    private readonly options: object,
  ) {}

  private get real(): FastifyBaseLogger {
    return (this.made ??= this.parent.child(this.bindings, this.options))
  }
  get level(): string {
    return this.parent.level
  }
  trace(...line: Line): void {
    this.real.trace(...line)
  }
  debug(...line: Line): void {
    this.real.debug(...line)
  }
  info(...line: Line): void {
    this.real.info(...line)
  }
  warn(...line: Line): void {
    this.real.warn(...line)
  }
  error(...line: Line): void {
    this.real.error(...line)
  }
  fatal(...line: Line): void {
    this.real.fatal(...line)
  }
  silent(): void {
    // As pino's: it logs nothing.
  }
  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.real.child(...given)
  }
}

export const requestLog: NonNullable<FastifyServerOptions['childLoggerFactory']> = (parent, bindings, options) =>
  new RequestLog(parent, bindings, options) as FastifyBaseLogger

import type { FastifyBaseLogger } from 'fastify'

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

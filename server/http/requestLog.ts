import type { FastifyBaseLogger } from 'fastify'

export interface AnsweredRequest {
  id: string
  method: string
  /** The pattern of its route, never its address, which may hold e-mail addresses and searches (docs/safety.md#s51). */
  route: string
  status: number
  milliseconds: number
  profile?: number | undefined
}

export function logAnswered(log: FastifyBaseLogger, answered: AnsweredRequest): void {
  const { id, method, route, status, milliseconds, profile } = answered
  const line = { reqId: id, method, route, status, ms: Math.round(milliseconds), profile }
  if (status >= 400) log.warn(line, 'refused')
  else log.info(line, 'answered')
}

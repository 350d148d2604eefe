import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/** Where people open the app, without a slash at its end: PUBLIC_URL, else what this request was sent to. */
export const originOf = (request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>) =>
  publicUrl ?? `${request.protocol}://${request.host}`

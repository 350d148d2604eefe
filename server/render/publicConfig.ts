import type { Config } from '../config.ts'
import type { FastifyRequest } from 'fastify'

/** What the browser may know of the configuration. */
export interface PublicConfig {
  appName: string
  /** Our client where the sign-in button's code is exchanged. */
  googleClientId: string | null
  mapsKey: string | null
  demo: boolean
  agency: { name: string; url: string | null }
  tilesUrl: string | null
}

export const publicConfig = (config: Config): PublicConfig => ({
  appName: config.appName,
  googleClientId: config.codeClient?.clientId ?? null,
  mapsKey: config.googleMapsApiKey,
  demo: config.demo,
  agency: config.agency,
  tilesUrl: config.mapTilesUrl,
})

/** Where people open the app, without a slash at its end: PUBLIC_URL, else what this request was sent to. */
export const originOf = (request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>) =>
  publicUrl ?? `${request.protocol}://${request.host}`

import type { Config } from '../config/config.ts'
import { release } from '../config/environment.ts'
import type { FastifyRequest } from 'fastify'

export interface PublicConfig {
  appName: string
  googleClientId: string | null
  mapsKey: string | null
  demo: boolean
  agency: { name: string; url: string | null }
  tilesUrl: string | null
  version: string
}

export const publicConfig = (config: Config): PublicConfig => ({
  appName: config.appName,
  googleClientId: config.codeClient?.clientId ?? null,
  mapsKey: config.googleMapsApiKey,
  demo: config.demo,
  agency: config.agency,
  tilesUrl: config.mapTilesUrl,
  version: release,
})

/** The public origin: PUBLIC_URL, else that of the request. */
export const originOf = (request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>) =>
  publicUrl ?? `${request.protocol}://${request.host}`

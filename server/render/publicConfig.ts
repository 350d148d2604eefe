import type { Contacts } from '#resources/channels.ts'
import type { Config } from '../config/config.ts'
import { release } from '../config/environment.ts'
import type { FastifyRequest } from 'fastify'

export type PublicConfig = ReturnType<typeof publicConfig> & {
  /** left out where they are as usual */
  contacts?: Contacts
}

export const publicConfig = (config: Config) => ({
  appName: config.appName,
  googleClientId: config.codeClient?.clientId ?? null,
  mapsKey: config.googleMapsApiKey,
  demo: config.demo,
  agency: config.agency,
  tilesUrl: config.mapTilesUrl,
  version: release,
  ...(config.checkLinks && { checksLinks: true }),
})

/** The public origin: PUBLIC_URL, else that of the request. */
export const originOf = (request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>) =>
  publicUrl ?? `${request.protocol}://${request.host}`

import type { Config } from '../config.ts'

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

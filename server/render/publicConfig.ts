import type { Config } from '../config.ts'

/** What the browser may know of the configuration. */
export interface PublicConfig {
  appName: string
  googleClientId: string | null
  mapsKey: string | null
  demo: boolean
  agency: { name: string; url: string | null }
  tilesUrl: string | null
}

export const publicConfig = (config: Config): PublicConfig => ({
  appName: config.appName,
  googleClientId: config.googleClientId,
  mapsKey: config.googleMapsApiKey,
  demo: config.demo,
  agency: config.agency,
  tilesUrl: config.mapTilesUrl,
})

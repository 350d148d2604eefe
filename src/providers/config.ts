import { createContext, useContext } from 'react'
import type { Contacts } from '#resources/channels.ts'
import { apiBase } from '#src/paths.ts'

/** The part of the server's configuration the browser may know (docs/rules.md#environment). */
export interface PublicConfig {
  appName: string
  /** null: Google sign-in is not available */
  googleClientId: string | null
  /** null: the built-in map is used */
  mapsKey: string | null
  demo: boolean
  agency: { name: string; url: string | null }
  /** Tile address with {z}, {x}, {y}; null for none */
  tilesUrl: string | null
  /** of the server */
  version: string
  /** whether websites of pages are looked at */
  checksLinks?: boolean
  /** of the operator; as usual without it */
  contacts?: Contacts
}

/** Defaults used before the configuration is loaded and where nothing is configured. */
export const defaultConfig: PublicConfig = {
  appName: 'Zay',
  googleClientId: null,
  mapsKey: null,
  demo: false,
  agency: { name: '', url: null },
  tilesUrl: null,
  version: '',
}

export const ConfigContext = createContext<PublicConfig>(defaultConfig)
export const useConfig = () => useContext(ConfigContext)

/** The JSON of a script tag that the server wrote into the document; null when it is missing. */
export function readEmbedded(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : null
}

/**
 * Reads the configuration from the document or, in the native shell without server HTML, from the API. There the
 * answer cached last time is used at once, so that a slow connection does not delay the start; what cannot be loaded
 * keeps its default.
 */
export async function loadConfig(): Promise<PublicConfig> {
  const embedded = readEmbedded('config')
  if (embedded) return { ...defaultConfig, ...embedded }
  const fetched = fetchConfig()
  return readCachedConfig() ?? (await fetched)
}

const storageKey = 'config'
const fetchTimeoutMs = 8000

async function fetchConfig(): Promise<PublicConfig> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), fetchTimeoutMs)
  try {
    const response = await fetch(`${apiBase}/config.json`, { signal: control.signal })
    if (!response.ok) return defaultConfig
    const config = { ...defaultConfig, ...((await response.json()) as Partial<PublicConfig>) }
    window.localStorage.setItem(storageKey, JSON.stringify(config))
    return config
  } catch {
    return defaultConfig
  } finally {
    clearTimeout(timer)
  }
}

function readCachedConfig(): PublicConfig | null {
  try {
    const cached = window.localStorage.getItem(storageKey)
    return cached === null ? null : { ...defaultConfig, ...(JSON.parse(cached) as Partial<PublicConfig>) }
  } catch {
    return null
  }
}

interface Bridged {
  Capacitor?: { isNativePlatform?: () => boolean }
}

/**
 * Whether this runs in the native shell. The shell installs its bridge in `window` before our scripts run. The web build
 * does not load Capacitor, so this checks the bridge directly.
 */
export const isNative = (): boolean =>
  typeof window !== 'undefined' && (window as Bridged).Capacitor?.isNativePlatform?.() === true

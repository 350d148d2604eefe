import { createContext, useContext } from 'react'
import { apiBase } from '#src/paths.ts'

/** What the browser may know of the server's configuration (docs/rules.md#environment). */
export interface PublicConfig {
  appName: string
  /** null: no Google sign-in here */
  googleClientId: string | null
  /** null: the built-in map serves */
  mapsKey: string | null
  demo: boolean
  agency: { name: string; url: string | null }
  /** Address with {z}, {x}, {y}; null for none */
  tilesUrl: string | null
}

/** Before anything is known, and where nothing is configured. */
export const bareConfig: PublicConfig = {
  appName: 'Zay',
  googleClientId: null,
  mapsKey: null,
  demo: false,
  agency: { name: '', url: null },
  tilesUrl: null,
}

export const ConfigContext = createContext<PublicConfig>(bareConfig)
export const useConfig = () => useContext(ConfigContext)

/** The JSON of a script tag the server wrote into the document, or null. */
export function readEmbedded(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : null
}

/**
 * From the document, else (native shell, no server HTML) from the API. What was told last time is taken at once, so that
 * a slow line does not keep the app from starting; what cannot be learned stays at its defaults.
 */
export async function loadConfig(): Promise<PublicConfig> {
  const embedded = readEmbedded('config')
  if (embedded) return { ...bareConfig, ...embedded }
  const asked = askConfig()
  return readKept() ?? (await asked)
}

const key = 'config'
const patience = 8000

async function askConfig(): Promise<PublicConfig> {
  const control = new AbortController()
  const timer = setTimeout(() => control.abort(), patience)
  try {
    const response = await fetch(`${apiBase}/config.json`, { signal: control.signal })
    if (!response.ok) return bareConfig
    const config = { ...bareConfig, ...((await response.json()) as Partial<PublicConfig>) }
    window.localStorage.setItem(key, JSON.stringify(config))
    return config
  } catch {
    return bareConfig
  } finally {
    clearTimeout(timer)
  }
}

function readKept(): PublicConfig | null {
  try {
    const kept = window.localStorage.getItem(key)
    return kept === null ? null : { ...bareConfig, ...(JSON.parse(kept) as Partial<PublicConfig>) }
  } catch {
    return null
  }
}

interface Bridged {
  Capacitor?: { isNativePlatform?: () => boolean }
}

/**
 * Whether this runs in the native shell. Its bridge stands in the window before any script of ours; on the web nothing of
 * Capacitor is loaded, so nothing of it is asked.
 */
export const isNative = (): boolean =>
  typeof window !== 'undefined' && (window as Bridged).Capacitor?.isNativePlatform?.() === true

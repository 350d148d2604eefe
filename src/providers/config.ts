import { createContext, useContext } from 'react'
import { apiBase } from '#src/paths.ts'

/** What the browser may know of the server's configuration (contract section 6). */
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

const unknown: PublicConfig = {
  appName: 'Zay',
  googleClientId: null,
  mapsKey: null,
  demo: false,
  agency: { name: '', url: null },
  tilesUrl: null,
}

export const ConfigContext = createContext<PublicConfig>(unknown)
export const useConfig = () => useContext(ConfigContext)

/** The JSON of a script tag the server wrote into the document, or null. */
export function readEmbedded(id: string): unknown {
  const text = document.getElementById(id)?.textContent
  return text ? JSON.parse(text) : null
}

/** From the document, else (native shell, no server HTML) from the API; what cannot be learned stays at its defaults. */
export async function loadConfig(): Promise<PublicConfig> {
  const embedded = readEmbedded('config')
  if (embedded) return { ...unknown, ...embedded }
  try {
    const response = await fetch(`${apiBase}/config.json`)
    return response.ok ? { ...unknown, ...((await response.json()) as Partial<PublicConfig>) } : unknown
  } catch {
    return unknown
  }
}

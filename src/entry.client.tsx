import { hydrate, type DehydratedState } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './fonts.css'
import { BrowserApp } from './BrowserApp.tsx'
import { isDigits, isLanguage, type Writing } from './messages/languages.ts'
import { languagePart } from './paths.ts'
import { loadBlocked } from './providers/device/blocked.ts'
import { loadConfig, readEmbedded } from './providers/config.ts'
import { browserWriting, hasChosenLanguage, writePreferences } from './providers/device/preferences.ts'
import { queryClient } from './providers/queryClient.ts'
import { findRoute, warmUp } from './routes.tsx'

/** Takes over what the server rendered; without server HTML (native shell) it renders from nothing. */
async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const state = readEmbedded('state')
  const isRendered = state !== null
  if (isRendered) hydrate(queryClient, state as DehydratedState)
  const writing = writtenAs(document.documentElement) ?? browserWriting()
  document.documentElement.lang = writing.language
  // Whoever comes by an address that names a language has said which one, unless they did so before.
  const asked = new URLSearchParams(window.location.search).get(languagePart)
  if (isLanguage(asked) && !hasChosenLanguage()) writePreferences({ language: asked })
  const config = loadConfig()
  // What takes over must be able to draw the screen at once, as the server did.
  if (isRendered) await findRoute(window.location.pathname).route.screen.load()
  const app = (
    <StrictMode>
      <BrowserApp config={await config} writing={writing} />
    </StrictMode>
  )
  if (isRendered) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  whenIdle(warmUp)
  whenIdle(() => void loadBlocked().catch(() => undefined))
}

/** How the server wrote this document (src/seo/document.ts). */
const writtenAs = ({ lang: language, dataset: { digits } }: HTMLElement): Writing | null =>
  isLanguage(language) && isDigits(digits) ? { language, digits } : null

function whenIdle(act: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: 5000 })
  else setTimeout(act, 2000)
}

void start()

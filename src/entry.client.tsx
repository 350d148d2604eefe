import type { DehydratedState } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import './theme/tokens.css'
import './theme/base.css'
import './theme/fonts.css'
import { BrowserApp } from './BrowserApp.tsx'
import { usualPreferences, type ShownPreferences } from '#resources/shownPreferences.ts'
import { isDigits, isLanguage, type Writing } from '#resources/text/language.ts'
import { loadMessages } from './messages/translations.ts'
import { languageParam } from './paths.ts'
import { loadBlocked } from './providers/device/blocked.ts'
import { loadConfig, readEmbedded } from './providers/config.ts'
import { hasChosenLanguage, writePreferences } from './providers/device/preferences.ts'
import { takeOver } from './providers/takeOver.ts'
import { queryClient } from './providers/queryClient.ts'
import { appHistory } from './navigation/history.ts'
import { ignoreSecondTaps } from './navigation/secondTaps.ts'
import { keepTaps } from './navigation/Part.tsx'
import { layOutRest } from './navigation/layOutRest.ts'
import { readWaiting } from './providers/device/photosWaiting.ts'
import { pause, whenIdle } from './providers/device/scheduling.ts'
import { loadAhead } from './navigation/loadAhead.ts'
import { findRoute, screensAhead } from './routes.tsx'

/** Hydrates what the server rendered; without server HTML (native shell) it renders from scratch. */
async function start() {
  appHistory.start()
  ignoreSecondTaps()
  // To run the app's modules and to read what the server sent are two tasks.
  await pause()
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  const state = readEmbedded('state')
  const isRendered = state !== null
  if (isRendered) takeOver(queryClient, state as DehydratedState)
  const shown = { ...usualPreferences, ...(readEmbedded('shown') as Partial<ShownPreferences> | null) }
  const writing =
    documentWriting(document.documentElement) ?? (await import('./providers/device/chooseWriting.ts')).browserWriting()
  // Where it is the same already, to set it would still make a browser work out the styles of the whole screen again.
  if (document.documentElement.lang !== writing.language) document.documentElement.lang = writing.language
  // Opening an address with a language parameter counts as choosing that language, unless the person chose one
  // before.
  const requested = new URLSearchParams(window.location.search).get(languageParam)
  if (isLanguage(requested) && !hasChosenLanguage()) writePreferences({ language: requested })
  // Texts and the screen's code must be loaded before hydration, so that the first render matches the server's.
  const [config] = await Promise.all([
    loadConfig(),
    loadMessages(writing.language),
    isRendered ? findRoute(window.location.pathname).route.screen.load() : undefined,
  ])
  const app = (
    <StrictMode>
      <BrowserApp config={config} writing={writing} shown={shown} />
    </StrictMode>
  )
  await pause()
  if (isRendered) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  keepTaps()
  loadAhead(screensAhead)
  whenIdle(layOutRest)
  whenIdle(() => void loadBlocked().catch(() => undefined))
  whenIdle(() => void import('./resource/acts/acts.ts').catch(() => undefined))
  whenIdle(goOnWithPhotos)
  window.addEventListener('online', goOnWithPhotos)
}

/** Photos that were chosen before the app was closed, or the line was lost, become records now. */
function goOnWithPhotos() {
  if (readWaiting().length === 0) return
  void import('./resource/photos/photoBatch.ts').then(({ goOnSending }) => goOnSending()).catch(() => undefined)
}

/** Language and digits as the server wrote them into the document (src/seo/document.ts). */
const documentWriting = ({ lang: language, dataset: { digits } }: HTMLElement): Writing | null =>
  isLanguage(language) && isDigits(digits) ? { language, digits } : null

void start()

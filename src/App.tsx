import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { DataProviderContext, type DataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { DialogsProvider } from './layout/feedback/dialogs.tsx'
import { RenderingContext, type Rendering } from './layout/rendering.ts'
import { ToastProvider } from './layout/feedback/Toaster.tsx'
import { LanguageProvider, type Digits, type Language, type Writing } from './messages/index.ts'
import { ConfigContext, type PublicConfig } from './providers/config.ts'
import { theme } from './theme.ts'
import createCache from '@emotion/cache'

export interface AppProps {
  cache: EmotionCache
  queryClient: QueryClient
  dataProvider: DataProvider
  config: PublicConfig
  writing: Writing
  setLanguage?: (language: Language) => Promise<void>
  setDigits?: (digits: Digits) => void
  /** set on the server only */
  rendering?: Rendering
  /** the router with its routes; server and browser each pass their own */
  children: ReactNode
}

/** The providers around the routes, the same tree on server and browser (docs/decisions/server-rendering.md). */
export function App({ cache, queryClient, dataProvider, config, rendering, children, ...language }: AppProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <ConfigContext.Provider value={config}>
          <LanguageProvider {...language}>
            <QueryClientProvider client={queryClient}>
              <DataProviderContext.Provider value={dataProvider}>
                <RenderingContext.Provider value={rendering ?? null}>
                  <ToastProvider>
                    <DialogsProvider>{children}</DialogsProvider>
                  </ToastProvider>
                </RenderingContext.Provider>
              </DataProviderContext.Provider>
            </QueryClientProvider>
          </LanguageProvider>
        </ConfigContext.Provider>
      </ThemeProvider>
    </CacheProvider>
  )
}

/**
 * Emotion's style cache, with the same key on both sides. `compat` also extracts styles that only nested selectors
 * use.
 */
export function createEmotionCache(nonce?: string) {
  const cache = createCache({ key: 'z', prepend: true, ...(nonce ? { nonce } : {}) })
  cache.compat = true
  return cache
}

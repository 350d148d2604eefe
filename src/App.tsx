import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
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
  speak?: (language: Language) => void
  writeIn?: (digits: Digits) => void
  /** on the server only */
  rendering?: Rendering
  /** the router with the routes in it: each side has its own */
  children: ReactNode
}

/** Everything around the routes, one tree for server and browser (docs/decisions/server-rendering.md). */
export function App({ cache, queryClient, dataProvider, config, rendering, children, ...language }: AppProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
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

/** Styles are written by emotion on both sides under one key. `compat`: also styles that only nested selectors name are extracted. */
export function createEmotionCache(nonce?: string) {
  const cache = createCache({ key: 'z', prepend: true, ...(nonce ? { nonce } : {}) })
  cache.compat = true
  return cache
}

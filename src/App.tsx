import type { EmotionCache } from '@emotion/cache'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { DataProviderContext, type DataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { DialogsProvider } from './layout/feedback/dialogs.tsx'
import { RenderingContext, StyleCacheContext, type Rendering } from './layout/rendering.ts'
import { ToastProvider } from './layout/feedback/Toaster.tsx'
import { LanguageProvider, type Digits, type Language, type Writing } from './messages/index.ts'
import { usualPreferences, type ShownPreferences } from '#resources/shownPreferences.ts'
import { RenderedByContext } from './providers/device/shown.ts'
import { ConfigContext, type PublicConfig } from './providers/config.ts'

export interface AppProps {
  queryClient: QueryClient
  dataProvider: DataProvider
  config: PublicConfig
  writing: Writing
  setLanguage?: (language: Language) => Promise<void>
  setDigits?: (digits: Digits) => void
  /** the preferences that the server renders by, or has rendered by */
  shown?: ShownPreferences
  /** set on the server only */
  rendering?: Rendering
  /** where MUI's styles go; by default into the document */
  styleCache?: () => EmotionCache
  /** the router with its routes; server and browser each pass their own */
  children: ReactNode
}

/** The providers around the routes, the same tree on server and browser (docs/decisions/server-rendering.md). */
export function App({
  queryClient,
  dataProvider,
  config,
  shown = usualPreferences,
  rendering,
  styleCache,
  children,
  ...language
}: AppProps) {
  return (
    <StyleCacheContext.Provider value={styleCache ?? null}>
      <ConfigContext.Provider value={config}>
        <RenderedByContext.Provider value={shown}>
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
        </RenderedByContext.Provider>
      </ConfigContext.Provider>
    </StyleCacheContext.Provider>
  )
}

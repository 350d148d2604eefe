import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import { createEmotionCache } from './emotionCache.ts'
import { theme } from './theme.ts'
import { StyleCacheContext } from '#src/layout/rendering.ts'

/** Emotion's cache in the browser; the server makes one for each rendering. */
let browserCache: ReturnType<typeof createEmotionCache> | undefined
const IsInMui = createContext(false)

/**
 * MUI's theme and styles around whatever is drawn with MUI: the screens with forms, and the menus, sheets and dialogs of
 * reading screens. Reading screens must not import it; `lazyMui` loads it together with what needs it
 * (docs/decisions/plain-elements.md).
 */
export function MuiScope({ children }: { children: ReactNode }) {
  const renderedCache = useContext(StyleCacheContext)
  if (useContext(IsInMui)) return children
  const cache = renderedCache?.() ?? (browserCache ??= createEmotionCache())
  return (
    <IsInMui value>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </CacheProvider>
    </IsInMui>
  )
}

/** The component within MUI's theme. */
export const withMui = <P extends object>(Component: ComponentType<P>) =>
  function InMui(props: P) {
    return (
      <MuiScope>
        <Component {...props} />
      </MuiScope>
    )
  }

import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { App } from './App.tsx'
import { useMessages, type Writing } from './messages/index.ts'
import { useNativeShell } from './layout/native/useNativeShell.ts'
import { useDropStaleLanguageParam } from './layout/language/useDropStaleLanguageParam.ts'
import { useToast } from './layout/feedback/Toaster.tsx'
import { dataProvider } from './providers/dataProvider.ts'
import type { ShownPreferences } from '#resources/shownPreferences.ts'
import type { PublicConfig } from './providers/config.ts'
import { queryClient } from './providers/queryClient.ts'
import { onSessionEnd } from './providers/sessionEnd.ts'
import { useChosenWriting } from './providers/calls/writing.ts'
import { paths } from './paths.ts'
import { AppRoutes, findRoute } from './routes.tsx'
import { TransitionRouter } from './navigation/TransitionRouter.tsx'

interface BrowserAppProps {
  config: PublicConfig
  writing: Writing
  shown: ShownPreferences
}

const isLoaded = (pathname: string) => findRoute(pathname).route.screen.isLoaded()

/** The app in the browser: the router with history, the chosen language and digits, and session ends. */
export function BrowserApp({ config, writing: initial, shown }: BrowserAppProps) {
  const chosen = useChosenWriting(initial)
  return (
    <App queryClient={queryClient} dataProvider={dataProvider} config={config} shown={shown} {...chosen}>
      <TransitionRouter isLoaded={isLoaded}>
        <SessionWatch>
          <AppRoutes />
        </SessionWatch>
      </TransitionRouter>
    </App>
  )
}

/**
 * Clears private data when the session ends; a refused write leads to /login and back (docs/rules.md#ended-session).
 */
function SessionWatch({ children }: { children: ReactNode }) {
  const t = useMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(
    () =>
      onSessionEnd((reason) => {
        queryClient.clear()
        if (reason !== 'refused') return
        toast(t.shell.sessionEnded)
        void navigate(paths.login(pathname + search))
      }),
    [t, toast, navigate, pathname, search],
  )
  useNativeShell()
  useDropStaleLanguageParam()
  // Wraps the routes instead of standing beside them: a sibling that the server's tree lacks would change every useId
  // below.
  return children
}

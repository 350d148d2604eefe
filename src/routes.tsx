import { matchPath, Navigate, Route, Routes } from 'react-router'
import { MobileLayout } from './layout/MobileLayout.tsx'
import { RequireProfile } from './layout/RequireProfile.tsx'
import { paths, routePatterns as at } from './paths.ts'
import { lazyScreen, type LazyScreen, type ScreenModule } from './screen.tsx'

export interface AppRoute {
  path: string
  screen: LazyScreen
  /** the screen's source file, which is the key of its chunk in the build's manifest */
  file: string
  /** needs a stored profile (spec section 2, protected routes) */
  isProtected: boolean
}
type Bring = () => Promise<{ screen: ScreenModule }>

const open = (path: string, file: string, bring: Bring): AppRoute => ({
  path,
  file: `src/screens/${file}.tsx`,
  screen: lazyScreen(bring),
  isProtected: false,
})

/** Everybody's screens (spec section 2, route table). */
const publicRoutes: readonly AppRoute[] = [
  open(at.home, 'home/HomeScreen', () => import('./screens/home/HomeScreen.tsx')),
]

/** Screens for those who are signed in. */
const protectedRoutes: readonly AppRoute[] = []

const notFound = open('*', 'notFound/NotFoundScreen', () => import('./screens/notFound/NotFoundScreen.tsx'))
const routes: readonly AppRoute[] = [...publicRoutes, ...protectedRoutes, notFound]

/** The route of an address and its parameters: the most exact pattern wins, as in the router itself. */
export function findRoute(pathname: string): { route: AppRoute; params: Readonly<Record<string, string | undefined>> } {
  for (const route of byExactness) {
    const match = matchPath(route.path, pathname)
    if (match) return { route, params: match.params }
  }
  return { route: notFound, params: {} }
}
const parameters = (path: string) => path.split('/').filter((part) => /^[:*]/.test(part)).length
const byExactness = [...routes].sort((one, other) => parameters(one.path) - parameters(other.path))

/** Where an address leads on without a screen of its own. */
export const redirects: Readonly<Record<string, string>> = { [at.root]: paths.home }

/** Loads the code of the public screens while nothing else is to do, so that a tap answers at once. */
export const warmUp = () => publicRoutes.forEach(({ screen }) => void screen.load().catch(() => undefined))

export function AppRoutes() {
  return (
    <Routes>
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
      <Route element={<MobileLayout />}>
        {routes.map(({ path, screen: { Screen }, isProtected }) => (
          <Route
            key={path}
            path={path}
            element={
              isProtected ? (
                <RequireProfile>
                  <Screen />
                </RequireProfile>
              ) : (
                <Screen />
              )
            }
          />
        ))}
      </Route>
    </Routes>
  )
}

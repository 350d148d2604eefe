import { Suspense, type ReactNode } from 'react'
import { matchPath, Navigate, useLocation, useRoutes } from 'react-router'
import { screenInMui, withSentences } from './navigation/lazyMui.ts'
import type { ScreenRoute } from './navigation/KeptScreens.tsx'
import { MobileLayout } from './layout/frame/MobileLayout.tsx'
import { RequireProfile } from './layout/frame/RequireProfile.tsx'
import { ScreenLoading } from './layout/feedback/Dots.tsx'
import { paths, routePatterns as at } from './paths.ts'
import { readStored } from './providers/device/storage.ts'
import { allScreens, managementOf, screens, type ScreenRow } from './screens/manifest.ts'
import { drawnBy, lazyScreen, type LazyScreen, type ScreenModule } from './navigation/lazy.tsx'

export interface AppRoute extends ScreenRoute {
  screen: LazyScreen
  /** the screen's source file, the key of its chunk in the build's manifest */
  file: string
  /** requires a stored profile (spec 2.22 to 2.41) */
  isProtected: boolean
  isIndexed: boolean
  /** comes with MUI, or with sentences of its own: loaded when somebody is about to open it, not where a link to it is in view */
  isLarge: boolean
}
type ImportScreen = () => Promise<{ screen: ScreenModule }>

const files = import.meta.glob<{ screen: ScreenModule }>('./screens/*/*Screen.tsx')

type Props = Readonly<Record<string, ReactNode>>

function routeOf(
  { isProtected = false, isIndexed = false, isKept = false, ...row }: ScreenRow,
  props?: Props,
): AppRoute {
  const file = files[`./screens/${row.file}.tsx`]
  if (!file) throw new Error(`src/screens/manifest.ts names ${row.file}, which is not there.`)
  return {
    path: row.path,
    file: `src/screens/${row.file}.tsx`,
    screen: lazyScreen(withProps(importOf(row, file), props ?? row.props)),
    isProtected,
    isIndexed,
    // A map is not kept: it is made anew, with what it showed (src/screens/search/ResultMap.tsx).
    ...(isKept && { isKept: (search) => new URLSearchParams(search).get('show') !== 'map' }),
    isLarge: row.isInMui === true || row.sentences !== undefined,
  }
}

function importOf({ isInMui, sentences }: Pick<ScreenRow, 'isInMui' | 'sentences'>, file: ImportScreen): ImportScreen {
  if (isInMui) return () => screenInMui(file)
  return sentences ? () => withSentences(file, sentences === 'all' ? undefined : [sentences]) : file
}

const withProps =
  (importScreen: ImportScreen, props: Props = {}): ImportScreen =>
  async () => {
    const { screen } = await importScreen()
    return drawnBy(() => <screen.Screen {...props} />, screen)
  }

/** Has its own frame; only super admins download its code, so it is not preloaded. */
const adminRoute: AppRoute = {
  path: at.admin,
  file: 'src/admin/AdminArea.tsx',
  screen: lazyScreen(() => screenInMui(() => import('./admin/AdminArea.tsx'))),
  isProtected: true,
  isIndexed: false,
  isLarge: true,
}

const notFound = routeOf({ path: '*', file: 'notFound/NotFoundScreen' })
/** /productCategory is the management list for people who post as a page, the public list for visitors. */
const ManagedCategories = routeOf(managementOf('productCategory').List).screen.Screen
const productCategories = routeOf(screens.productCategoryList, { own: <ManagedCategories /> })

const routes: readonly AppRoute[] = [
  adminRoute,
  ...Object.values<ScreenRow>(allScreens).map((row) =>
    row === screens.productCategoryList ? productCategories : routeOf(row),
  ),
  notFound,
]

/** The route of an address and its parameters; the most specific pattern wins, as in the router. */
export function findRoute(pathname: string): { route: AppRoute; params: Readonly<Record<string, string | undefined>> } {
  const path = decoded(pathname)
  const start = startOf(path)
  for (const route of bySpecificity) {
    // To try a pattern takes a slow phone half a millisecond, and there are some sixty.
    const own = startOf(route.path)
    if (own && own[0] !== ':' && own !== start) continue
    const match = matchPath(route.path, path)
    if (match) return { route, params: match.params }
  }
  return { route: notFound, params: {} }
}
/** As the router reads an address, so that the server asks for the record that the screen asks for. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}
const startOf = (path: string) => path.toLowerCase().split('/')[1]
const parameterCount = (path: string) =>
  path === notFound.path ? Infinity : path.split('/').filter((part) => part.startsWith(':')).length
const bySpecificity = [...routes].sort((one, other) => parameterCount(one.path) - parameterCount(other.path))

/** Addresses that redirect. */
export const redirects: ReadonlyMap<string, string> = new Map([[at.root, paths.home]])

/** The screens of these addresses whose code may be loaded ahead. */
export function screensAhead(pathnames: Iterable<string>, { isInView }: { isInView: boolean }): Set<LazyScreen> {
  // A list links to many records of one kind.
  const kinds = new Set([...pathnames].map((pathname) => pathname.replace(/\d+/g, '1')))
  const routes = [...kinds].map((pathname) => findRoute(pathname).route)
  return new Set(
    routes.filter((route) => isLoadedAhead(route) && !(isInView && route.isLarge)).map(({ screen }) => screen),
  )
}
/** The admin area is large, and few people open it; what is for signed-in people leads visitors to /login. */
const isLoadedAhead = (route: AppRoute) =>
  route !== adminRoute && route !== notFound && (!route.isProtected || readStored('StoredProfile') !== null)

/** The router is told of the one route that is shown: it looks through all of them in each render. */
export function AppRoutes() {
  const { route } = findRoute(useLocation().pathname)
  const { path } = route
  const screen = <RouteElement route={route} />
  return useRoutes([
    ...[...redirects].map(([from, to]) => ({ path: from, element: <RedirectWithQuery to={to} /> })),
    route === adminRoute
      ? { path, element: <Suspense fallback={<ScreenLoading />}>{screen}</Suspense> }
      : { element: <MobileLayout route={route} />, children: [{ path, element: screen }] },
  ])
}

/** Keeps the query, which may contain the language and the sharing person's id. */
const RedirectWithQuery = ({ to }: { to: string }) => (
  <Navigate to={{ pathname: to, search: useLocation().search }} replace />
)

function RouteElement({ route: { screen, isProtected } }: { route: AppRoute }) {
  if (!isProtected) return <screen.Screen />
  return (
    <RequireProfile>
      <screen.Screen />
    </RequireProfile>
  )
}

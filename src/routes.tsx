import { isManaged, registry, type ManagedName, type RelationName } from '#resources'
import { Suspense } from 'react'
import { matchPath, Navigate, useLocation, useRoutes } from 'react-router'
import { screenInMui, withSentences } from './navigation/lazyMui.ts'
import type { Namespace } from './messages/translations.ts'
import type { ScreenRoute } from './navigation/KeptScreens.tsx'
import { MobileLayout } from './layout/frame/MobileLayout.tsx'
import { RequireProfile } from './layout/frame/RequireProfile.tsx'
import { ScreenLoading } from './layout/feedback/Dots.tsx'
import { paths, routePatterns as at } from './paths.ts'
import { readStored } from './providers/device/storage.ts'
import type { EditableName } from './screens/form/UpdateScreen.tsx'
import { lazyScreen, type LazyScreen, type ScreenModule } from './navigation/lazy.tsx'

export interface AppRoute extends ScreenRoute {
  screen: LazyScreen
  /** the screen's source file, the key of its chunk in the build's manifest */
  file: string
  /** requires a stored profile (spec 2.22 to 2.41) */
  isProtected: boolean
  /** comes with MUI, or with sentences of its own: loaded when somebody is about to open it, not where a link to it is in view */
  isLarge: boolean
}
type ImportScreen = () => Promise<{ screen: ScreenModule }>

const publicRoute = (path: string, file: string, importScreen: ImportScreen): AppRoute => ({
  path,
  file: `src/screens/${file}.tsx`,
  screen: lazyScreen(importScreen),
  isProtected: false,
  isLarge: false,
})
/** A list. A map is not kept: it is made anew, with what it showed (src/screens/search/ResultMap.tsx). */
const listRoute = (...route: Parameters<typeof publicRoute>): AppRoute => ({
  ...publicRoute(...route),
  isKept: (search) => new URLSearchParams(search).get('show') !== 'map',
})
/** @param namespace of its sentences */
const publicRouteWith = (
  namespace: Exclude<Namespace, 'working'>,
  path: string,
  file: string,
  importScreen: ImportScreen,
): AppRoute => ({
  ...publicRoute(path, file, () => withSentences(importScreen, [namespace])),
  isLarge: true,
})
const publicRouteInMui = (path: string, file: string, importScreen: ImportScreen): AppRoute => ({
  ...publicRoute(path, file, () => screenInMui(importScreen)),
  isLarge: true,
})
const protectedRoute = (path: string, file: string, importScreen: ImportScreen): AppRoute => ({
  ...publicRoute(path, file, importScreen),
  isProtected: true,
})
const protectedRouteInMui = (path: string, file: string, importScreen: ImportScreen): AppRoute => ({
  ...publicRouteInMui(path, file, importScreen),
  isProtected: true,
})
const createRoute = (path: string, resource: ManagedName) =>
  protectedRouteInMui(path, 'form/CreateScreen', async () => {
    const { CreateScreen } = await import('./screens/form/CreateScreen.tsx')
    return { screen: { Screen: () => <CreateScreen resource={resource} /> } }
  })
const updateRoute = (path: string, resource: EditableName) =>
  protectedRouteInMui(path, 'form/UpdateScreen', async () => {
    const { UpdateScreen } = await import('./screens/form/UpdateScreen.tsx')
    return { screen: { Screen: () => <UpdateScreen resource={resource} /> } }
  })

const manageRoute = (path: string, resource: ManagedName) =>
  protectedRouteInMui(path, 'manage/ManageListScreen', async () => {
    const { ManageListScreen } = await import('./screens/manage/ManageListScreen.tsx')
    return { screen: { Screen: () => <ManageListScreen resource={resource} /> } }
  })

const searchRoute = (path: string, source: 'page' | 'product') =>
  protectedRoute(path, 'search/SourceSearchScreen', async () => {
    const { SourceSearchScreen } = await withSentences(
      () => import('./screens/search/SourceSearchScreen.tsx'),
      ['browsing'],
    )
    return { screen: { Screen: () => <SourceSearchScreen source={source} /> } }
  })

const relationRoute = (path: string, relation: RelationName) =>
  protectedRoute(path, 'following/RelationListScreen', async () => {
    const { RelationListScreen } = await withSentences(() => import('./screens/following/RelationListScreen.tsx'))
    return { screen: { Screen: () => <RelationListScreen relation={relation} /> } }
  })

const policyRoute = (path: string, field: 'PrivacyPolicy' | 'ChildSafetyPolicy') =>
  publicRoute(path, 'texts/PolicyScreen', async () => {
    const { PolicyScreen, prefetch } = await import('./screens/texts/PolicyScreen.tsx')
    return { screen: { Screen: () => <PolicyScreen field={field} />, prefetch } }
  })

/** The management list for people who post as a page, the public list for visitors. */
const productCategories = publicRoute(at.productCategoryList, 'productCategory/ProductCategoriesScreen', async () => {
  const { ProductCategoriesScreen, prefetch } = await import('./screens/productCategory/ProductCategoriesScreen.tsx')
  const own = manageRoute(at.productCategoryList, 'productCategory').screen
  return { screen: { Screen: () => <ProductCategoriesScreen own={<own.Screen />} />, prefetch } }
})

/** Screens open to everybody (spec 2.02 to 2.21). */
const publicRoutes: readonly AppRoute[] = [
  listRoute(at.home, 'home/HomeScreen', () => import('./screens/home/HomeScreen.tsx')),
  listRoute(at.categories, 'category/CategoriesScreen', () => import('./screens/category/CategoriesScreen.tsx')),
  listRoute(at.category, 'category/CategoryScreen', () => import('./screens/category/CategoryScreen.tsx')),
  listRoute(at.categoryShort, 'category/CategoryScreen', () => import('./screens/category/CategoryScreen.tsx')),
  listRoute(at.marketplace, 'product/MarketplaceScreen', () => import('./screens/product/MarketplaceScreen.tsx')),
  publicRoute(at.product, 'product/ProductScreen', () => import('./screens/product/ProductScreen.tsx')),
  listRoute(
    at.productCategory,
    'productCategory/ProductCategoryScreen',
    () => import('./screens/productCategory/ProductCategoryScreen.tsx'),
  ),
  listRoute(at.discover, 'page/DiscoverScreen', () => import('./screens/page/DiscoverScreen.tsx')),
  publicRoute(at.page, 'page/PageScreen', () => import('./screens/page/PageScreen.tsx')),
  publicRoute(at.post, 'post/PostScreen', () => import('./screens/post/PostScreen.tsx')),
  listRoute(at.articles, 'article/ArticlesScreen', () => import('./screens/article/ArticlesScreen.tsx')),
  publicRoute(at.article, 'article/ArticleScreen', () => import('./screens/article/ArticleScreen.tsx')),
  publicRoute(at.itemView, 'item/ItemScreen', () => import('./screens/item/ItemScreen.tsx')),
  publicRouteWith('visiting', at.login, 'login/LoginScreen', () => import('./screens/login/LoginScreen.tsx')),
  policyRoute(at.privacy, 'PrivacyPolicy'),
  policyRoute(at.childSafety, 'ChildSafetyPolicy'),
  publicRouteWith(
    'visiting',
    at.profileDelete,
    'profile/DeleteProfileScreen',
    () => import('./screens/profile/DeleteProfileScreen.tsx'),
  ),
  productCategories,
  publicRoute(at.categoryMap, 'map/MapScreen', () => import('./screens/map/MapScreen.tsx')),
  listRoute(at.search, 'search/SearchScreen', () => import('./screens/search/SearchScreen.tsx')),
  publicRoute(at.listingDetail, 'search/ListingDetailScreen', () => import('./screens/search/ListingDetailScreen.tsx')),
  publicRouteWith('visiting', at.saved, 'saved/SavedScreen', () => import('./screens/saved/SavedScreen.tsx')),
  publicRouteWith('visiting', at.pageQr, 'page/QrScreen', () => import('./screens/page/QrScreen.tsx')),
  publicRouteWith('visiting', at.report, 'report/ReportScreen', () => import('./screens/report/ReportScreen.tsx')),
  publicRouteWith('visiting', at.share, 'share/ShareScreen', () => import('./screens/share/ShareScreen.tsx')),
  publicRouteWith('visiting', at.reward, 'reward/RewardScreen', () => import('./screens/reward/RewardScreen.tsx')),
  publicRouteWith(
    'visiting',
    at.chatGroup,
    'texts/ChatGroupScreen',
    () => import('./screens/texts/ChatGroupScreen.tsx'),
  ),
]

/** Resources that a page's owner and admins manage: the page itself and what is under it. */
const managedNames = [...registry.values()].filter(isManaged).map(({ name }) => name as ManagedName)

/** Screens for signed-in people. */
const protectedRoutes: readonly AppRoute[] = [
  ...managedNames.flatMap((name) => [
    createRoute(at[`${name}Create`], name),
    updateRoute(at[`${name}Update`], name),
    ...(at[`${name}List`] === productCategories.path ? [] : [manageRoute(at[`${name}List`], name)]),
  ]),
  updateRoute(at.profileUpdate, 'profile'),
  protectedRouteInMui(at.manage, 'manage/ManageHubScreen', () => import('./screens/manage/ManageHubScreen.tsx')),
  searchRoute(at.pageSearch, 'page'),
  searchRoute(at.productSearch, 'product'),
  protectedRouteInMui(at.profile, 'profile/ProfileScreen', () => import('./screens/profile/ProfileScreen.tsx')),
  relationRoute(at.following, 'pageFollowing'),
  relationRoute(at.followingUpdate, 'pageFollowing'),
  relationRoute(at.blockList, 'pageBlock'),
  relationRoute(at.blockUpdate, 'pageBlock'),
  protectedRouteInMui(at.pageTeam, 'pageTeam/PageTeamScreen', () => import('./screens/pageTeam/PageTeamScreen.tsx')),
  protectedRouteInMui(
    at.notifications,
    'notification/NotificationScreen',
    () => import('./screens/notification/NotificationScreen.tsx'),
  ),
]

/** Has its own frame; only super admins download its code, so it is not preloaded. */
const adminRoute: AppRoute = {
  path: at.admin,
  file: 'src/admin/AdminArea.tsx',
  screen: lazyScreen(() => screenInMui(() => import('./admin/AdminArea.tsx'))),
  isProtected: true,
  isLarge: true,
}

const notFound = publicRoute('*', 'notFound/NotFoundScreen', () => import('./screens/notFound/NotFoundScreen.tsx'))
const framedRoutes: readonly AppRoute[] = [...publicRoutes, ...protectedRoutes, notFound]
const routes: readonly AppRoute[] = [adminRoute, ...framedRoutes]

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
export const redirects: Readonly<Record<string, string>> = { [at.root]: paths.home }

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
    ...Object.entries(redirects).map(([from, to]) => ({ path: from, element: <RedirectWithQuery to={to} /> })),
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

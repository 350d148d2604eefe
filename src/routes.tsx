import type { ManagedName } from '#resources'
import { Suspense } from 'react'
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router'
import { MobileLayout } from './layout/frame/MobileLayout.tsx'
import { RequireProfile } from './layout/frame/RequireProfile.tsx'
import { ScreenLoading } from './layout/feedback/Dots.tsx'
import { paths, routePatterns as at } from './paths.ts'
import type { RelationName } from './providers/calls/follow.ts'
import type { EditableName } from './screens/form/UpdateScreen.tsx'
import { forgetFailedScreens, lazyScreen, type LazyScreen, type ScreenModule } from './screen.tsx'

export interface AppRoute {
  path: string
  screen: LazyScreen
  /** the screen's source file, which is the key of its chunk in the build's manifest */
  file: string
  /** needs a stored profile (spec 2.22 to 2.41) */
  isProtected: boolean
}
type Bring = () => Promise<{ screen: ScreenModule }>

const open = (path: string, file: string, bring: Bring): AppRoute => ({
  path,
  file: `src/screens/${file}.tsx`,
  screen: lazyScreen(bring),
  isProtected: false,
})
const guarded = (path: string, file: string, bring: Bring): AppRoute => ({
  ...open(path, file, bring),
  isProtected: true,
})
const creating = (path: string, resource: ManagedName) =>
  guarded(path, 'form/CreateScreen', async () => {
    const { CreateScreen } = await import('./screens/form/CreateScreen.tsx')
    return { screen: { Screen: () => <CreateScreen resource={resource} /> } }
  })
const updating = (path: string, resource: EditableName) =>
  guarded(path, 'form/UpdateScreen', async () => {
    const { UpdateScreen } = await import('./screens/form/UpdateScreen.tsx')
    return { screen: { Screen: () => <UpdateScreen resource={resource} /> } }
  })

const managing = (path: string, resource: ManagedName) =>
  guarded(path, 'manage/ManageListScreen', async () => {
    const { ManageListScreen } = await import('./screens/manage/ManageListScreen.tsx')
    return { screen: { Screen: () => <ManageListScreen resource={resource} /> } }
  })

const searching = (path: string, source: 'page' | 'product') =>
  guarded(path, 'search/SourceSearchScreen', async () => {
    const { SourceSearchScreen } = await import('./screens/search/SourceSearchScreen.tsx')
    return { screen: { Screen: () => <SourceSearchScreen source={source} /> } }
  })

const relating = (path: string, relation: RelationName) =>
  guarded(path, 'following/RelationListScreen', async () => {
    const { RelationListScreen } = await import('./screens/following/RelationListScreen.tsx')
    return { screen: { Screen: () => <RelationListScreen relation={relation} /> } }
  })

const policy = (path: string, field: 'PrivacyPolicy' | 'ChildSafetyPolicy') =>
  open(path, 'texts/PolicyScreen', async () => {
    const { PolicyScreen, prefetch } = await import('./screens/texts/PolicyScreen.tsx')
    return { screen: { Screen: () => <PolicyScreen field={field} />, prefetch } }
  })

/** One's own to manage, everybody's for a visitor. */
const productCategories = open(at.productCategories, 'productCategory/ProductCategoriesScreen', async () => {
  const { ProductCategoriesScreen, prefetch } = await import('./screens/productCategory/ProductCategoriesScreen.tsx')
  const own = managing(at.productCategories, 'productCategory').screen
  return { screen: { Screen: () => <ProductCategoriesScreen own={<own.Screen />} />, prefetch } }
})

/** Everybody's screens (spec 2.02 to 2.21). */
const publicRoutes: readonly AppRoute[] = [
  open(at.home, 'home/HomeScreen', () => import('./screens/home/HomeScreen.tsx')),
  open(at.categories, 'category/CategoriesScreen', () => import('./screens/category/CategoriesScreen.tsx')),
  open(at.category, 'category/CategoryScreen', () => import('./screens/category/CategoryScreen.tsx')),
  open(at.categoryShort, 'category/CategoryScreen', () => import('./screens/category/CategoryScreen.tsx')),
  open(at.marketplace, 'product/MarketplaceScreen', () => import('./screens/product/MarketplaceScreen.tsx')),
  open(at.product, 'product/ProductScreen', () => import('./screens/product/ProductScreen.tsx')),
  open(
    at.productCategory,
    'productCategory/ProductCategoryScreen',
    () => import('./screens/productCategory/ProductCategoryScreen.tsx'),
  ),
  open(at.discover, 'page/DiscoverScreen', () => import('./screens/page/DiscoverScreen.tsx')),
  open(at.page, 'page/PageScreen', () => import('./screens/page/PageScreen.tsx')),
  open(at.post, 'post/PostScreen', () => import('./screens/post/PostScreen.tsx')),
  open(at.articles, 'article/ArticlesScreen', () => import('./screens/article/ArticlesScreen.tsx')),
  open(at.article, 'article/ArticleScreen', () => import('./screens/article/ArticleScreen.tsx')),
  open(at.login, 'login/LoginScreen', () => import('./screens/login/LoginScreen.tsx')),
  policy(at.privacy, 'PrivacyPolicy'),
  policy(at.childSafety, 'ChildSafetyPolicy'),
  open(at.profileDelete, 'profile/DeleteProfileScreen', () => import('./screens/profile/DeleteProfileScreen.tsx')),
  productCategories,
  open(at.categoryMap, 'map/MapScreen', () => import('./screens/map/MapScreen.tsx')),
  open(at.search, 'search/SearchScreen', () => import('./screens/search/SearchScreen.tsx')),
  open(at.listingDetail, 'search/ListingDetailScreen', () => import('./screens/search/ListingDetailScreen.tsx')),
  open(at.report, 'report/ReportScreen', () => import('./screens/report/ReportScreen.tsx')),
  open(at.share, 'share/ShareScreen', () => import('./screens/share/ShareScreen.tsx')),
  open(at.reward, 'reward/RewardScreen', () => import('./screens/reward/RewardScreen.tsx')),
  open(at.chatGroup, 'texts/ChatGroupScreen', () => import('./screens/texts/ChatGroupScreen.tsx')),
]

/** Screens for those who are signed in. */
const protectedRoutes: readonly AppRoute[] = [
  creating(at.pageCreate, 'page'),
  creating(at.postCreate, 'post'),
  creating(at.productCreate, 'product'),
  creating(at.productCategoryCreate, 'productCategory'),
  updating(at.pageUpdate, 'page'),
  updating(at.postUpdate, 'post'),
  updating(at.productUpdate, 'product'),
  updating(at.productCategoryUpdate, 'productCategory'),
  updating(at.profileUpdate, 'profile'),
  guarded(at.manage, 'manage/ManageHubScreen', () => import('./screens/manage/ManageHubScreen.tsx')),
  managing(at.pages, 'page'),
  managing(at.posts, 'post'),
  managing(at.products, 'product'),
  searching(at.pageSearch, 'page'),
  searching(at.productSearch, 'product'),
  guarded(at.profile, 'profile/ProfileScreen', () => import('./screens/profile/ProfileScreen.tsx')),
  relating(at.following, 'pageFollowing'),
  relating(at.followingUpdate, 'pageFollowing'),
  relating(at.blockList, 'pageBlock'),
  relating(at.blockUpdate, 'pageBlock'),
  guarded(at.pageTeam, 'pageTeam/PageTeamScreen', () => import('./screens/pageTeam/PageTeamScreen.tsx')),
  guarded(
    at.notifications,
    'notification/NotificationScreen',
    () => import('./screens/notification/NotificationScreen.tsx'),
  ),
]

/** Its own frame, not the app's; its code comes to super admins only, so nobody's browser warms it up. */
const adminRoute: AppRoute = {
  path: at.admin,
  file: 'src/admin/AdminArea.tsx',
  screen: lazyScreen(() => import('./admin/AdminArea.tsx')),
  isProtected: true,
}

const notFound = open('*', 'notFound/NotFoundScreen', () => import('./screens/notFound/NotFoundScreen.tsx'))
const framedRoutes: readonly AppRoute[] = [...publicRoutes, ...protectedRoutes, notFound]
const routes: readonly AppRoute[] = [adminRoute, ...framedRoutes]

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
export const warmUp = () =>
  void Promise.allSettled(publicRoutes.map(({ screen }) => screen.load())).then(forgetFailedScreens)

export function AppRoutes() {
  return (
    <Routes>
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<LeadOn to={to} />} />
      ))}
      <Route
        path={adminRoute.path}
        element={
          <Suspense fallback={<ScreenLoading />}>
            <RouteElement route={adminRoute} />
          </Suspense>
        }
      />
      <Route element={<MobileLayout />}>
        {framedRoutes.map((route) => (
          <Route key={route.path} path={route.path} element={<RouteElement route={route} />} />
        ))}
      </Route>
    </Routes>
  )
}

/** With its query, which says the language and whose link it was. */
const LeadOn = ({ to }: { to: string }) => <Navigate to={{ pathname: to, search: useLocation().search }} replace />

function RouteElement({ route: { screen, isProtected } }: { route: AppRoute }) {
  if (!isProtected) return <screen.Screen />
  return (
    <RequireProfile>
      <screen.Screen />
    </RequireProfile>
  )
}

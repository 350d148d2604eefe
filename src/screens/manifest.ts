import { isManaged, registry, type ManagedName } from '#resources'

/**
 * A screen of the app. What differs from screen to screen besides its component follows from its row: the route, what search engines may
 * index, its file of the build and the budget of that, and where tests, benchmarks and pictures visit it. Plain data, which the build
 * and tests read too.
 */
export interface ScreenRow {
  /** its address, in react-router's spelling of patterns */
  readonly path: string
  /** its file in this folder, which exports `screen` */
  readonly file: `${string}/${string}Screen`
  /** of its component, where several addresses share one */
  readonly props?: Readonly<Record<string, string>>
  /** requires a stored profile (spec 2.22 to 2.41) */
  readonly isProtected?: boolean
  /** Search engines may index it: no action, no list of results, nothing of the person. */
  readonly isIndexed?: boolean
  /** a list, which is kept while what was opened from it is shown */
  readonly isKept?: boolean
  /** drawn with MUI, which comes with all sentences (docs/decisions/plain-elements.md) */
  readonly isInMui?: boolean
  /** the sentences that it says besides those of reading screens (docs/decisions/one-language.md) */
  readonly sentences?: 'browsing' | 'visiting' | 'all'
  /** where it is in the tree of the build's files (build/chunks.ts); a public screen says it */
  readonly chunk?: 'lists' | 'lists/posts' | 'lists/products' | 'lists/businesses' | 'details' | 'visiting'
  /**
   * The address to visit where the path has parameters or needs a query: `{page}` is a record of the demonstration, `{own.page}` one of
   * the demonstration's owner.
   */
  readonly example?: string
}

const list = { isIndexed: true, isKept: true, chunk: 'lists' } as const
const posts = { ...list, chunk: 'lists/posts' } as const
const products = { ...list, chunk: 'lists/products' } as const
const businesses = { ...list, chunk: 'lists/businesses' } as const
const detail = { isIndexed: true, chunk: 'details' } as const
/** What visitors do, and read of themselves. */
const visiting = { sentences: 'visiting', chunk: 'visiting' } as const
const own = { isProtected: true, isInMui: true } as const
const relation = { isProtected: true, sentences: 'all', file: 'following/RelationListScreen' } as const
const sourceSearch = { isProtected: true, sentences: 'browsing', file: 'search/SourceSearchScreen' } as const

export const screens = {
  // Of everybody (spec 2.02 to 2.21, 2.42, 2.43).
  home: { ...posts, path: '/home', file: 'home/HomeScreen' },
  categories: { ...list, path: '/category', file: 'category/CategoriesScreen' },
  category: {
    ...businesses,
    path: '/category/view/:id',
    file: 'category/CategoryScreen',
    example: '/category/view/{category}',
  },
  categoryShort: {
    ...businesses,
    path: '/category/:id',
    file: 'category/CategoryScreen',
    example: '/category/{category}',
  },
  categoryMap: { path: '/category/map', file: 'map/MapScreen', isIndexed: true, chunk: 'lists/businesses' },
  marketplace: { ...products, path: '/marketplace', file: 'product/MarketplaceScreen' },
  product: { ...detail, path: '/product/view/:id', file: 'product/ProductScreen', example: '/product/view/{product}' },
  productCategoryList: {
    path: '/productCategory',
    file: 'productCategory/ProductCategoriesScreen',
    isIndexed: true,
    chunk: 'lists/products',
  },
  productCategory: {
    ...products,
    path: '/productCategory/view/:id',
    file: 'productCategory/ProductCategoryScreen',
    example: '/productCategory/view/{productCategory}',
  },
  discover: { ...businesses, path: '/page/new', file: 'page/DiscoverScreen' },
  page: { ...detail, path: '/page/view/:id', file: 'page/PageScreen', example: '/page/view/{page}' },
  post: { ...detail, path: '/post/view/:id', file: 'post/PostScreen', example: '/post/view/{post}' },
  articles: { ...posts, path: '/article', file: 'article/ArticlesScreen' },
  article: { ...detail, path: '/article/view/:id', file: 'article/ArticleScreen', example: '/article/view/{article}' },
  /** Any item: /{dataSource}/view/{Id}. Those with a screen of their own are above. */
  itemView: { ...detail, path: '/:source/view/:id', file: 'item/ItemScreen' },
  search: {
    path: '/search',
    file: 'search/SearchScreen',
    isKept: true,
    chunk: 'lists',
    example: '/search?q=tea',
  },
  listingDetail: {
    path: '/listing-detail/:id',
    file: 'search/ListingDetailScreen',
    chunk: 'details',
    example: '/listing-detail/{page}',
  },
  privacy: { ...detail, path: '/privacy', file: 'texts/PolicyScreen', props: { field: 'PrivacyPolicy' } },
  childSafety: { ...detail, path: '/child-safety', file: 'texts/PolicyScreen', props: { field: 'ChildSafetyPolicy' } },
  login: { ...visiting, path: '/login', file: 'login/LoginScreen' },
  profileDelete: { ...visiting, path: '/profile/delete', file: 'profile/DeleteProfileScreen' },
  saved: { ...visiting, path: '/saved', file: 'saved/SavedScreen' },
  pageQr: { ...visiting, path: '/page/qr', file: 'page/QrScreen', example: '/page/qr?id={page}' },
  report: { ...visiting, path: '/report', file: 'report/ReportScreen' },
  share: { ...visiting, path: '/share', file: 'share/ShareScreen', isIndexed: true },
  reward: { ...visiting, path: '/reward', file: 'reward/RewardScreen' },
  chatGroup: { ...visiting, path: '/chatGroup', file: 'texts/ChatGroupScreen' },

  // Of signed-in people.
  profile: { ...own, path: '/profile', file: 'profile/ProfileScreen' },
  profileUpdate: { ...own, path: '/profile/update', file: 'form/UpdateScreen', props: { resource: 'profile' } },
  manage: { ...own, path: '/manage', file: 'manage/ManageHubScreen' },
  pageHistory: {
    ...own,
    path: '/page/history',
    file: 'pageHistory/PageHistoryScreen',
    example: '/page/history?id={own.page}',
  },
  pageTeam: { ...own, path: '/page/people', file: 'pageTeam/PageTeamScreen', example: '/page/people?id={own.page}' },
  pageClaim: { ...own, path: '/page/claim', file: 'pageClaim/PageClaimScreen', example: '/page/claim?id={page}' },
  pageNumbers: {
    ...own,
    path: '/page/numbers',
    file: 'pageNumbers/PageNumbersScreen',
    example: '/page/numbers?id={own.page}',
  },
  pageSuggestions: {
    ...own,
    path: '/page/suggestions',
    file: 'suggestions/SuggestionsScreen',
    example: '/page/suggestions?id={own.page}',
  },
  notifications: { ...own, path: '/notification', file: 'notification/NotificationScreen' },
  following: { ...relation, path: '/profile/following', props: { relation: 'pageFollowing' } },
  followingUpdate: { ...relation, path: '/pageFollowing/update', props: { relation: 'pageFollowing' } },
  blockList: { ...relation, path: '/profile/block', props: { relation: 'pageBlock' } },
  blockUpdate: { ...relation, path: '/pageBlock/update', props: { relation: 'pageBlock' } },
  pageSearch: {
    ...sourceSearch,
    path: '/page/search/:keyword',
    props: { source: 'page' },
    example: '/page/search/tea',
  },
  productSearch: {
    ...sourceSearch,
    path: '/product/search/:keyword',
    props: { source: 'product' },
    example: '/product/search/tea',
  },
} as const satisfies Readonly<Record<string, ScreenRow>>

/** What the team of a page has for each resource that it manages. */
export const managementOf = (resource: string) =>
  ({
    List: { ...own, path: `/${resource}`, file: 'manage/ManageListScreen', props: { resource } },
    Create: { ...own, path: `/${resource}/create`, file: 'form/CreateScreen', props: { resource } },
    Update: {
      ...own,
      path: `/${resource}/update`,
      file: 'form/UpdateScreen',
      props: { resource },
      example: `/${resource}/update?id={own.${resource}}`,
    },
  }) as const satisfies Readonly<Record<string, ScreenRow>>

type Management = keyof ReturnType<typeof managementOf>
type ManagedScreens = { readonly [K in `${ManagedName}${Management}`]: ScreenRow }

/** Of each resource that a page's team manages. */
const managedScreens = Object.fromEntries(
  [...registry.values()]
    .filter(isManaged)
    .flatMap(({ name }) =>
      Object.entries<ScreenRow>(managementOf(name)).map(([kind, row]) => [`${name}${kind}`, row] as const),
    ),
) as ManagedScreens

/** All screens but the admin area, by name. /productCategory is one for everybody, which shows people of a page their own. */
export const allScreens = { ...managedScreens, ...screens }
export type ScreenName = keyof typeof allScreens

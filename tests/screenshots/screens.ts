import { registry } from '#resources'

/** The person signed in for the picture. Public screens need none, others an owner or the super admin. */
export type Viewer = 'visitor' | 'owner' | 'admin'

export interface ScreenToDraw {
  name: string
  path: string
  viewers: readonly Viewer[]
}

/** Records of the demo data to show. */
export interface Examples {
  page: number
  post: number
  product: number
  productCategory: number
  category: number
  article: number
  /** Records of the owner. */
  own: { page: number; post: number; product: number; productCategory: number }
}

/** Every screen of the specification (spec 2.02 to 2.49), by the name of its folder. */
export function screensToDraw({ own, ...example }: Examples): ScreenToDraw[] {
  const open: Record<string, string> = {
    home: '/home',
    articles: '/article',
    article: `/article/view/${example.article}`,
    productCategories: '/productCategory',
    productCategory: `/productCategory/view/${example.productCategory}`,
    privacy: '/privacy',
    childSafety: '/child-safety',
    categories: '/category',
    categoryMap: '/category/map',
    category: `/category/view/${example.category}`,
    search: '/search?q=ရန်ကုန်',
    searchMap: '/search?q=ရန်ကုန်&show=map',
    searchEmpty: '/search',
    share: '/share',
    report: `/report?type=Page&id=${example.page}`,
    marketplace: '/marketplace',
    post: `/post/view/${example.post}`,
    discover: '/page/new',
    product: `/product/view/${example.product}`,
    page: `/page/view/${example.page}`,
    saved: '/saved',
    pageQr: `/page/qr?id=${example.page}`,
    reward: '/reward',
    chatGroup: '/chatGroup',
    notFound: '/no-such-screen',
  }
  const visitors: Record<string, string> = { login: '/login', profileDelete: '/profile/delete' }
  const owners: Record<string, string> = {
    ownPage: `/page/view/${own.page}`,
    manage: '/manage',
    pages: '/page',
    posts: '/post',
    products: '/product',
    prices: '/product?prices=1',
    ownProductCategories: '/productCategory',
    pageCreate: '/page/create',
    pageUpdate: `/page/update?id=${own.page}`,
    pageLook: `/page/update?id=${own.page}&step=look`,
    pageContact: `/page/update?id=${own.page}&step=contact`,
    postCreate: '/post/create',
    postUpdate: `/post/update?id=${own.post}`,
    productCreate: '/product/create',
    productUpdate: `/product/update?id=${own.product}`,
    productCategoryCreate: '/productCategory/create',
    productCategoryUpdate: `/productCategory/update?id=${own.productCategory}`,
    productSearch: '/product/search/tea',
    pageSearch: '/page/search/tea',
    profile: '/profile',
    profileUpdate: '/profile/update',
    profileDelete: '/profile/delete',
    following: '/profile/following',
    blockList: '/profile/block',
    notifications: '/notification',
    pageTeam: `/page/people?id=${own.page}`,
  }
  const admins: Record<string, string> = {
    ...Object.fromEntries([...registry.keys()].map((name) => [`admin-${name}`, `/admin/${name}`])),
    'admin-page-show': `/admin/page/${example.page}/show`,
    'admin-page-edit': `/admin/page/${example.page}`,
    'admin-category-edit': `/admin/category/${example.category}`,
    'admin-category-create': '/admin/category/create',
    adminProfile: '/profile',
  }
  const list = (paths: Record<string, string>, viewers: readonly Viewer[]) =>
    Object.entries(paths).map(([name, path]) => ({ name, path, viewers }))
  return [
    ...list(open, ['visitor', 'owner']),
    ...list(visitors, ['visitor']),
    ...list(owners, ['owner']),
    ...list(admins, ['admin']),
  ]
}

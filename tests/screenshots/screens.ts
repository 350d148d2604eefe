import { registry } from '#resources'
import { allScreens, type ScreenRow } from '#src/screens/manifest.ts'
import { addressOf } from './addressOf.ts'

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

/** They look like others. */
const withoutPicture = ['categoryShort', 'listingDetail', 'followingUpdate', 'blockUpdate']

/** Every screen, by its name in the manifest, and what some of them show else. */
export function screensToDraw(examples: Examples): ScreenToDraw[] {
  const { own, ...example } = examples
  const open: Record<string, string> = {
    search: '/search?q=ရန်ကုန်',
    searchMap: '/search?q=ရန်ကုန်&show=map',
    searchEmpty: '/search',
    report: `/report?type=Page&id=${example.page}`,
    notFound: '/no-such-screen',
  }
  const owners: Record<string, string> = {
    ownPage: `/page/view/${own.page}`,
    prices: '/product?prices=1',
    photos: '/product?photos=1',
    stallCard: `/page/qr?id=${own.page}&as=prices`,
    pageLook: `/page/update?id=${own.page}&step=look`,
    pageContact: `/page/update?id=${own.page}&step=contact`,
  }
  const admins: Record<string, string> = {
    'admin-overview': '/admin',
    'admin-cases': '/admin/cases',
    'admin-imports': '/admin/imports',
    'admin-muted': '/admin/muted',
    'admin-lapsing': '/admin/lapsing',
    'admin-suggestions': '/admin/suggestions',
    'admin-doubles': '/admin/doubles',
    'admin-roles': '/admin/roles',
    ...Object.fromEntries([...registry.keys()].map((name) => [`admin-${name}`, `/admin/${name}`])),
    'admin-page-show': `/admin/page/${example.page}/show`,
    'admin-page-edit': `/admin/page/${example.page}`,
    'admin-category-edit': `/admin/category/${example.category}`,
    'admin-category-create': '/admin/category/create',
    adminProfile: '/profile',
  }
  const rows = Object.entries<ScreenRow>(allScreens).flatMap(([name, row]): ScreenToDraw[] => {
    const path = addressOf(row, example, own)
    if (path === null || name in open || withoutPicture.includes(name)) return []
    const viewers: readonly Viewer[] = row.isProtected
      ? ['owner']
      : name === 'login'
        ? ['visitor']
        : ['visitor', 'owner']
    return [{ name, path, viewers }]
  })
  const list = (paths: Record<string, string>, viewers: readonly Viewer[]) =>
    Object.entries(paths).map(([name, path]) => ({ name, path, viewers }))
  return [...rows, ...list(open, ['visitor', 'owner']), ...list(owners, ['owner']), ...list(admins, ['admin'])]
}

import { isManaged, registry, type AnyRecord, type ManagedName } from '#resources'
import { isUnderPage } from '#resources/under.ts'
import { paths, routePatterns } from '#src/paths.ts'
import { demoOwner, type Session } from './session.ts'

export type RouteName = Exclude<keyof typeof routePatterns, 'root' | 'itemView'>
type ManagedRoute = `${ManagedName}${'List' | 'Create' | 'Update'}`

/** Access to a screen: everybody, or signed-in people only (spec 2.02 to 2.41). */
export interface Example {
  path: string
  isProtected: boolean
}

/** Records of the demo data: the newest public ones, and the owner's. No test changes or deletes them. */
export interface Known {
  page: number
  post: number
  product: number
  productCategory: number
  category: number
  article: number
  /** the owner's page, and an id of theirs by resource */
  own: { page: AnyRecord; ids: Readonly<Record<string, number>> }
}

/** Finds them before any test has started: later the newest records are those of tests. */
export async function findKnown(url: string, owner: Session): Promise<Known> {
  const read = async (path: string): Promise<AnyRecord[]> => {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${owner.jwtToken}` } })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return (await response.json()) as AnyRecord[]
  }
  const newest = async (name: string) => idOf(await read(`/${name}/api/byPage/1?perPage=1`), name)
  const [page] = await read(`/page/api/byOwnerEmail/${demoOwner.email}`)
  if (!page) throw new Error('The demo owner has no page.')
  const ids: Record<string, number> = { page: page.Id }
  for (const { name } of managed.filter(isUnderPage)) {
    const [record] = await read(`/${name}/api/byPageId/${page.Id}`)
    if (record) ids[name] = record.Id
  }
  return {
    page: await newest('page'),
    post: await newest('post'),
    product: await newest('product'),
    productCategory: await newest('productCategory'),
    category: idOf(await read('/category/api'), 'category'),
    article: await newest('article'),
    own: { page, ids },
  }
}

function idOf([record]: AnyRecord[], name: string): number {
  if (!record) throw new Error(`There is no ${name}.`)
  return record.Id
}

/** The resources that a page's owner and admins manage. */
const managed = [...registry.values()].filter(isManaged)

/**
 * An address for every route. A route without an example does not compile. Only the updates of resources without a record of the
 * demo owner are left out.
 */
export function exampleOf({ own, ...known }: Known): Record<RouteName, Example> {
  const open = (path: string): Example => ({ path, isProtected: false })
  const guarded = (path: string): Example => ({ path, isProtected: true })
  const managedRoutes = managed.flatMap(({ name }) => {
    const id = own.ids[name]
    return [
      [`${name}List`, guarded(`/${name}`)],
      [`${name}Create`, guarded(paths.create(name as ManagedName))],
      ...(id === undefined ? [] : [[`${name}Update`, guarded(paths.update(name as ManagedName, id))]]),
    ]
  })
  return {
    ...(Object.fromEntries(managedRoutes) as Record<ManagedRoute, Example>),
    home: open(paths.home),
    articles: open(paths.articles),
    article: open(`/article/view/${known.article}`),
    productCategoryList: open('/productCategory'),
    productCategory: open(paths.productCategory(known.productCategory)),
    privacy: open(paths.privacy),
    childSafety: open(paths.childSafety),
    categories: open(paths.categories),
    categoryMap: open(paths.categoryMap),
    category: open(paths.category(known.category)),
    categoryShort: open(`/category/${known.category}`),
    login: open(paths.login()),
    search: open(paths.search('tea')),
    share: open(paths.share),
    report: open(paths.report()),
    profileDelete: open(paths.profileDelete),
    marketplace: open(paths.marketplace),
    post: open(paths.post(known.post)),
    discover: open(paths.discover),
    product: open(paths.product(known.product)),
    page: open(paths.page(known.page)),
    listingDetail: open(paths.listingDetail(known.page)),
    saved: open(paths.saved),
    pageQr: open(paths.pageQr(known.page)),
    reward: open(paths.reward),
    chatGroup: open(paths.chatGroup),
    productSearch: guarded(paths.sourceSearch('product', 'tea')),
    pageSearch: guarded(paths.sourceSearch('page', 'tea')),
    profile: guarded(paths.profile),
    profileUpdate: guarded(paths.profileUpdate),
    following: guarded(paths.following),
    blockList: guarded(paths.blockList),
    followingUpdate: guarded('/pageFollowing/update'),
    blockUpdate: guarded('/pageBlock/update'),
    pageTeam: guarded(paths.pageTeam(own.page.Id)),
    notifications: guarded(paths.notifications),
    manage: guarded(paths.manage),
    admin: guarded(paths.admin),
  }
}

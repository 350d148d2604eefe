import { isManaged, registry, type AnyRecord } from '#resources'
import { isUnderPage } from '#resources/under.ts'
import { paths } from '#src/paths.ts'
import { allScreens, type ScreenName, type ScreenRow } from '#src/screens/manifest.ts'
import { addressOf } from '#tests/screenshots/addressOf.ts'
import { demoOwner, type Session } from './session.ts'

/** A screen that has an example. */
export type RouteName = Exclude<ScreenName, 'itemView'> | 'admin'

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
 * An address for every screen of the manifest but the generic one of items. Only the updates of resources without a record of the demo
 * owner are left out.
 */
export function exampleOf({ own, ...known }: Known): Record<RouteName, Example> {
  const examples = Object.entries<ScreenRow>(allScreens).flatMap(([name, row]) => {
    const path = addressOf(row, known, own.ids)
    return path === null ? [] : [[name, { path, isProtected: row.isProtected ?? false }] as const]
  })
  return {
    ...(Object.fromEntries(examples) as Record<Exclude<RouteName, 'admin'>, Example>),
    admin: { path: paths.admin, isProtected: true },
  }
}

/** Of these the screens that look differently: one of each that has several addresses, and none that leads on to another one. */
export function looksOf(known: Known): [RouteName, Example][] {
  const seen = new Set<string>(['search/ListingDetailScreen'])
  return (Object.entries(exampleOf(known)) as [RouteName, Example][]).filter(([name]) => {
    const { file, props }: { file: string; props?: object } = name === 'admin' ? { file: name } : allScreens[name]
    const look = file + (props ? JSON.stringify(props) : '')
    return !seen.has(look) && seen.add(look)
  })
}

/** The addresses of screens (spec 2.01 to 2.49): patterns for the router, builders for links. Only this file, adminPaths.ts and the manifest spell them. */

import type { ManagedName } from '#resources'
import { viewPath } from '#resources/derived.ts'
import { hasWidths, maxPictureSide, nameInForm, pictureWidths } from '#resources/pictureWidths.ts'
import { parsedUrl } from '#resources/text/detect.ts'
import { allScreens, screens, type ScreenName, type ScreenRow } from './screens/manifest.ts'

/** Addresses that are no screen of their own. */
const otherPatterns = { root: '/', admin: '/admin/*' } as const
/** Route patterns, in react-router's spelling. */
export const routePatterns = {
  ...otherPatterns,
  ...(Object.fromEntries(Object.entries<ScreenRow>(allScreens).map(([name, { path }]) => [name, path])) as {
    readonly [K in ScreenName]: string
  }),
}

type Id = number | string
const segment = (value: Id) => encodeURIComponent(String(value))
const query = (values: Readonly<Record<string, Id | undefined>>) => {
  const entries = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return entries.length ? `?${new URLSearchParams(entries)}` : ''
}

/** Screens whose lists keep to the town that the person has chosen, or that ask for it. */
const byTown: readonly string[] = [screens.discover.path, screens.categories.path, screens.search.path]
export const showsByTown = (path: string): boolean => byTown.includes(path)

/**
 * The names of a query by which some screen shows something else, when the server renders it too. A kept screen is found
 * by these (docs/decisions/kept-answers.md); any other name changes nothing there.
 */
export const queryNames: readonly string[] = [
  'lang',
  'q',
  'in',
  'categoryId',
  'townId',
  'region',
  'openNow',
  'openAt',
  'pays',
  'has',
  'near',
  'rated',
  'priceFrom',
  'priceTo',
  'condition',
  'order',
  'following',
  'view',
  'show',
  'next',
  'type',
  'id',
  'as',
]

/** The home screen with what one follows (docs/rules.md#following-on-home). */
export const homeFollowing = '/home?following=1'

type Screens = typeof screens
type FixedPaths = {
  readonly [K in keyof Screens as Screens[K]['path'] extends `${string}:${string}` ? never : K]: Screens[K]['path']
}
/** The screens without parameters: `paths.home`. */
const fixedPaths = Object.fromEntries(
  Object.entries<ScreenRow>(screens).flatMap(([name, { path }]) => (path.includes(':') ? [] : [[name, path]])),
) as FixedPaths

export const paths = {
  ...fixedPaths,
  /** The person's own reports, on the profile. */
  myReports: '/profile#reports',
  /** The admin area's address on the profile screen (spec 2.45). */
  admin: '/admin/post',
  adminRoot: '/admin',
  page: (id: Id) => `/page/view/${segment(id)}`,
  post: (id: Id) => `/post/view/${segment(id)}`,
  product: (id: Id) => `/product/view/${segment(id)}`,
  productCategory: (id: Id) => `/productCategory/view/${segment(id)}`,
  /** `townId`: its pages in that town (docs/rules.md#category-in-a-township). */
  category: (id: Id, townId?: Id) => `/category/view/${segment(id)}${query({ townId })}`,
  article: (id: Id) => `/article/view/${segment(id)}`,
  /** Target of search result cards (spec 2.46). Without a source it is a page's. */
  listingDetail: (id: Id, source?: string) => `/listing-detail/${segment(id)}${query({ source })}`,
  /** Generic item view: /{dataSource}/view/{Id}. */
  view: (source: string, id: Id) => viewPath(segment(source), segment(id)),
  /** The management list of one's own pages, posts, products or product categories. */
  list: (source: ManagedName) => `/${source}`,
  /** `id`: filled in like that record. */
  create: (source: ManagedName, id?: Id) => `/${source}/create${query({ id })}`,
  /**
   * Carries the id, so that a reload or a second tab never edits another record (docs/rules.md#update-address). `step`: of the
   * form of a page (docs/decisions/forms-in-steps.md).
   */
  update: (source: ManagedName, id: Id, step?: string) => `/${source}/update${query({ id, step })}`,
  followingUpdate: (id: Id) => `/pageFollowing/update${query({ id })}`,
  blockUpdate: (id: Id) => `/pageBlock/update${query({ id })}`,
  /** The owner and admins of a page. */
  pageTeam: (id: Id) => `/page/people${query({ id })}`,
  /** How a page does, by day. */
  pageNumbers: (id: Id) => `/page/numbers${query({ id })}`,
  /** Where somebody claims a page that has no owner. */
  pageClaim: (id?: Id) => `/page/claim${query({ id })}`,
  /** Who changed what of a page, for its people. */
  pageHistory: (id: Id) => `/page/history${query({ id })}`,
  /** What others suggest for a page, for its people. */
  pageSuggestions: (id: Id) => `/page/suggestions${query({ id })}`,
  /** The QR code of a page, to print; `as`: the page or its price list as a picture with the code. */
  pageQr: (id: Id, as?: 'page' | 'prices') => `/page/qr${query({ id, as })}`,
  /** /{source}/search/{text} (spec 2.48). */
  sourceSearch: (source: string, text: string) => `/${segment(source)}/search/${segment(text)}`,
  /** The search of a category's businesses, with its results on the map. */
  searchMapOf: (categoryId: Id, townId?: Id) => `/search${query({ show: 'map', categoryId, townId })}`,
  search: (text?: string) => `/search${query({ q: text })}`,
  /** Results for a town's name within that town. */
  searchTown: (name: string, townId: Id) => `/search${query({ q: name, townId })}`,
  report: (about?: { type: string; id: Id }) => `/report${query({ type: about?.type, id: about?.id })}`,
  /** `next`: where to go after signing in; only an address of this app. */
  login: (next?: string) => `/login${query({ next: (next && internalPathOf(next)) || undefined })}`,
  adminList: (resource: string) => `/admin/${segment(resource)}`,
}

/** Stands for the own origin where an address is a path, which has none. No address outside has it (RFC 2606). */
const anyOrigin = 'http://app.invalid'

/**
 * The path within the app that an address leads to, as browsers read it; null if it leads to another host, or to the login, which leads
 * nowhere. Browsers leave out tabs and take `\\` for `/`, so only their own parser tells.
 * @param origin of the app, for absolute addresses; without it only paths lead into the app
 */
export function internalPathOf(address: string, origin: string = anyOrigin): string | null {
  const url = parsedUrl(address, address.startsWith('/') ? origin : undefined)
  if (url?.origin !== origin || isWithin('/login', url.pathname)) return null
  // `/.//host` has our origin, and its path alone would be another host; the path of `blob:` is an address.
  return /^\/(?!\/)/.test(url.pathname) ? url.pathname + url.search + url.hash : null
}

/** The address of a stored picture or file (docs/rules.md#answer-values: fields hold the bare stored name). */
export const uploadUrl = (file: string) =>
  /^(data:|blob:|https?:|\/)/.test(file) ? file : `${apiBase}/uploads/${encodeURIComponent(file)}`

/** Where an attached file is fetched under the name that its sender gave it; a file from before November 2026 has none. */
export const fileUrl = (file: string, name: unknown) =>
  typeof name === 'string' && name !== '' ? `${uploadUrl(file)}?name=${encodeURIComponent(name)}` : uploadUrl(file)

/** Device pixels to a CSS px on the sharpest screens. */
const densest = 4

/**
 * The widths of a stored picture, for `srcset`; undefined where there is one width only. Of one whose size is said in px, such as a face,
 * those that a screen can show: to read all of them takes a slow phone a millisecond for each picture.
 * @param sizes how wide it is shown, as in CSS
 */
export function uploadWidths(file: string, sizes: string): string | undefined {
  if (!hasWidths(file)) return undefined
  const all = [...pictureWidths, maxPictureSide] as const
  const needed = /^\d+px$/.test(sizes) ? densest * parseInt(sizes) : Infinity
  return all
    .filter((_, at) => at === 0 || all[at - 1]! < needed)
    .map((width) => `${uploadUrl(width === maxPictureSide ? file : nameInForm(file, width))} ${width}w`)
    .join(', ')
}

/** The stored file in its smaller widths, the widest last. */
export const narrowerFiles = (file: string): string[] =>
  hasWidths(file) ? pictureWidths.map((width) => nameInForm(file, width)) : []

/** Files served unchanged from public/. */
export const publicFiles = {
  logo: '/logo.svg',
  listImage: '/logo.png',
  /** For link previews, which do not support SVG. */
  preview: '/icon-512.png',
  /** 50 × 50 px (spec 9.17). */
  mapPin: '/map-pin.svg',
  /** The word for Burmese, in Burmese. */
  myanmar: '/myanmar.svg',
}

/**
 * The API's origin; '' for the document's own. Set at build time for the native shell
 * (docs/native.md#make-the-projects).
 */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? ''

/** Anchor of the reports on the profile. */
export const reportsAnchor = 'reports'

/** Query parameter that selects the language (`/?lang=my`). */
export const languageParam = 'lang'

/** Query parameter of a shared link: the id of the person who shared it, who gets points (docs/rules.md#rewards). */
export const sharedByParam = 'by'

/** The absolute address of a path as browsers open it. The native shell's own origin works only inside the shell. */
export const absoluteUrl = (path: string) => `${apiBase || window.location.origin}${path}`

/** An absolute link to share, with the id of the person sharing it. */
export const shareLink = (path: string, by: number | undefined) =>
  absoluteUrl(`${path}${query({ [sharedByParam]: by })}`)

/** The three pictures of the share screen (spec 2.164, 2.165). */
export const sharePictures = {
  android: '/share/android.webp',
  apple: '/share/apple.webp',
  website: '/share/website.webp',
} as const

/** Whether an address is this one or beneath it, in capitals or not, as routes match. */
export const isWithin = (path: string, pathname: string) =>
  `${pathname}/`.toLowerCase().startsWith(`${path}/`.toLowerCase())

/**
 * The only place that spells a URL (spec 2.01 to 2.49). Patterns are for the router, builders for links.
 */

import { findResource, type ManagedName, type ReportType } from '#resources'
import { viewPath } from '#resources/views.ts'

/** Route patterns, in react-router's spelling. */
export const routePatterns = {
  root: '/',
  home: '/home',
  // public
  articles: '/article',
  article: '/article/view/:id',
  productCategories: '/productCategory',
  productCategory: '/productCategory/view/:id',
  privacy: '/privacy',
  childSafety: '/child-safety',
  categories: '/category',
  categoryMap: '/category/map',
  category: '/category/view/:id',
  categoryShort: '/category/:id',
  login: '/login',
  search: '/search',
  share: '/share',
  report: '/report',
  profileDelete: '/profile/delete',
  marketplace: '/marketplace',
  post: '/post/view/:id',
  discover: '/page/new',
  product: '/product/view/:id',
  page: '/page/view/:id',
  listingDetail: '/listing-detail/:id',
  /** Any item view: /{dataSource}/view/{Id}. */
  itemView: '/:source/view/:id',
  reward: '/reward',
  chatGroup: '/chatGroup',
  // protected
  postCreate: '/post/create',
  postUpdate: '/post/update',
  productCreate: '/product/create',
  productUpdate: '/product/update',
  productCategoryCreate: '/productCategory/create',
  productCategoryUpdate: '/productCategory/update',
  productSearch: '/product/search/:keyword',
  pageCreate: '/page/create',
  pageUpdate: '/page/update',
  pageSearch: '/page/search/:keyword',
  posts: '/post',
  products: '/product',
  pages: '/page',
  profile: '/profile',
  profileUpdate: '/profile/update',
  following: '/profile/following',
  blockList: '/profile/block',
  followingUpdate: '/pageFollowing/update',
  blockUpdate: '/pageBlock/update',
  pageTeam: '/page/people',
  notifications: '/notification',
  manage: '/manage',
  admin: '/admin/*',
} as const

type Id = number | string
const segment = (value: Id) => encodeURIComponent(String(value))
const query = (values: Readonly<Record<string, Id | undefined>>) => {
  const entries = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return entries.length ? `?${new URLSearchParams(entries)}` : ''
}

export const paths = {
  home: '/home',
  articles: '/article',
  categories: '/category',
  categoryMap: '/category/map',
  marketplace: '/marketplace',
  discover: '/page/new',
  privacy: '/privacy',
  childSafety: '/child-safety',
  share: '/share',
  reward: '/reward',
  chatGroup: '/chatGroup',
  manage: '/manage',
  profile: '/profile',
  profileUpdate: '/profile/update',
  profileDelete: '/profile/delete',
  following: '/profile/following',
  blockList: '/profile/block',
  /** One's own reports, on the profile. */
  myReports: '/profile#reports',
  notifications: '/notification',
  /** The admin area as the profile screen enters it (spec 2.45). */
  admin: '/admin/post',
  adminRoot: '/admin',
  page: (id: Id) => `/page/view/${segment(id)}`,
  post: (id: Id) => `/post/view/${segment(id)}`,
  product: (id: Id) => `/product/view/${segment(id)}`,
  productCategory: (id: Id) => `/productCategory/view/${segment(id)}`,
  category: (id: Id) => `/category/view/${segment(id)}`,
  article: (id: Id) => `/article/view/${segment(id)}`,
  /** Target of search result cards (spec 2.46). */
  listingDetail: (id: Id) => `/listing-detail/${segment(id)}`,
  /** Generic item view: /{dataSource}/view/{Id}. */
  view: (source: string, id: Id) => viewPath(segment(source), segment(id)),
  /** The management list of one's own pages, posts, products, product categories. */
  list: (source: ManagedName) => `/${source}`,
  create: (source: ManagedName) => `/${source}/create`,
  /** Carries the id, so that a reload or a second tab never edits another record (docs/rules.md#update-address). */
  update: (source: ManagedName, id: Id) => `/${source}/update${query({ id })}`,
  followingUpdate: (id: Id) => `/pageFollowing/update${query({ id })}`,
  blockUpdate: (id: Id) => `/pageBlock/update${query({ id })}`,
  /** Who runs a page. */
  pageTeam: (id: Id) => `/page/people${query({ id })}`,
  /** /{source}/search/{text} (spec 2.48). */
  sourceSearch: (source: string, text: string) => `/${segment(source)}/search/${segment(text)}`,
  search: (text?: string) => `/search${query({ q: text })}`,
  /** What is found by the name of a town, in that town. */
  searchTown: (name: string, townId: Id) => `/search${query({ q: name, townId })}`,
  report: (about?: { type: string; id: Id }) => `/report${query({ type: about?.type, id: about?.id })}`,
  /** `next`: where to go after signing in; only an address of this app. */
  login: (next?: string) => `/login${query({ next: next && isOwnAddress(next) ? next : undefined })}`,
  adminList: (resource: string) => `/admin/${segment(resource)}`,
}

/** Where somebody may be sent after signing in: an address within this app, never another host. */
export const isOwnAddress = (address: string) => /^\/(?![/\\])/.test(address) && !address.startsWith('/login')

/** Stored picture or file → its address (docs/rules.md#answer-values: fields hold the bare stored name). */
export const uploadUrl = (file: string) =>
  /^(data:|blob:|https?:|\/)/.test(file) ? file : `${apiBase}/uploads/${encodeURIComponent(file)}`

/** Served as they are from public/. */
export const publicFiles = {
  logo: '/logo.svg',
  listImage: '/logo.png',
  /** For link previews, which take no SVG. */
  preview: '/icon-512.png',
  /** 50 × 50 px (spec 9.17). */
  mapPin: '/map-pin.svg',
}

/** Google's map at a place; works without a key. */
export const googleMapsUrl = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`
export const directionsUrl = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`

/** Origin of the API; '' is this one. Set at build time for the native shell (docs/native.md#make-the-projects). */
export const apiBase: string = import.meta.env.VITE_API_BASE ?? ''

/** Google's map to embed, zoom 15 (spec 9.18). */
export const googleEmbedUrl = (key: string, latitude: number, longitude: number) =>
  `https://www.google.com/maps/embed/v1/place?key=${encodeURIComponent(key)}&q=${latitude},${longitude}&zoom=15`

/** The item a link to its view is about, this app's or a pasted whole one; null where it is about none. */
export function viewedIn(link: string): { type: ReportType; id: string } | null {
  const [, source = '', id] = /\/(\w+)\/view\/(\d+)(?:[/?#]|$)/.exec(link.trim()) ?? []
  const type = findResource(source)?.reportedAs
  return type && id ? { type, id } : null
}

/** Where the profile shows one's own reports. */
export const reportsAnchor = 'reports'

/** Query part of an address that says its language (`/?lang=my`). */
export const languagePart = 'lang'

/** Query part of a shared link: whose link it is, which counts when somebody comes by it (docs/rules.md#rewards). */
export const sharedBy = 'by'

/** A path of ours as people open it in a browser. The native shell's own origin means nothing to anybody else. */
export const onSite = (path: string) => `${apiBase || window.location.origin}${path}`

/** A link of this app to give away: whole, and with who gave it. */
export const sharedLink = (path: string, by: number | undefined) => onSite(`${path}${query({ [sharedBy]: by })}`)

/**
 * The path within the app of a link somebody shared; null for one that is not ours, or leads where no link may lead.
 * @param address as a phone hands it over: any app may send any
 */
export function pathOfShared(address: string, origin: string = apiBase): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || url.origin !== origin) return null
  const path = url.pathname + url.search + url.hash
  return isOwnAddress(path) ? path : null
}

/** Hands a text or link to another app on the device. */
export const viberShareUrl = (text: string) => `viber://forward?text=${encodeURIComponent(text)}`
export const messengerShareUrl = (link: string) => `fb-messenger://share?link=${encodeURIComponent(link)}`

/** The three pictures of the share screen (spec 2.164, 2.165), served as they are. */
export const sharePictures = {
  android: '/share/android.webp',
  apple: '/share/apple.webp',
  website: '/share/website.webp',
} as const

/** A message that already says what it is about. */
export interface Message {
  readonly subject: string
  readonly text: string
}
const withText = (address: string, parts: Readonly<Record<string, string | undefined>>) => {
  const given = Object.entries(parts).flatMap(([name, text]) => (text ? [`${name}=${encodeURIComponent(text)}`] : []))
  return given.length > 0 ? `${address}${address.includes('?') ? '&' : '?'}${given.join('&')}` : address
}
const withoutPlus = (e164: string) => e164.replace(/^\+/, '')

/**
 * Addresses that open a conversation, with a message to begin with where the messenger takes one. Viber on phones wants the plus
 * of a number encoded (a bare one is read as a blank), on computers as it is. Telegram's are https on both: the installed app
 * takes them over, and without one its own site says what to do (core.telegram.org/api/links, which names `text` too).
 */
export const talkUrls = {
  mail: (address: string, message?: Message) =>
    withText(`mailto:${address}`, { subject: message?.subject, body: message?.text }),
  sms: (e164: string, message?: Message) => withText(`sms:${e164}`, { body: message?.text }),
  viber: (e164: string, isPhone: boolean, message?: Message) =>
    withText(`viber://chat?number=${isPhone ? '%2B' : '+'}${withoutPlus(e164)}`, { draft: message?.text }),
  telegram: (e164: string, message?: Message) =>
    withText(`https://t.me/+${withoutPlus(e164)}`, { text: message?.text }),
  telegramName: (name: string, message?: Message) =>
    withText(`https://t.me/${encodeURIComponent(name)}`, { text: message?.text }),
  line: (name: string) => `https://line.me/R/ti/p/~${encodeURIComponent(name)}`,
  messenger: (name: string, message?: Message) =>
    withText(`https://m.me/${encodeURIComponent(name)}`, { text: message?.text }),
  whatsApp: (e164: string, message?: Message) =>
    withText(`https://wa.me/${withoutPlus(e164)}`, { text: message?.text }),
}

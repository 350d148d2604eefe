import type { AnyRecord } from '#resources'
import { safeUrl } from '#resources/text/detect.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { paths } from '#src/paths.ts'

/** The three places an app is had from, in the specification's order (spec 2.165). */
export const stores = ['android', 'apple', 'website'] as const
export type Store = (typeof stores)[number]

export interface Shared {
  /** null: this app itself */
  name: string | null
  /** what is given away: an address within this app */
  path: string
  links: Readonly<Record<Store, string | null>>
}

/** The stored item's app links where it has any (a page's, spec 3.07), else this app's own (docs/rules.md#share). */
export function sharedOf(item: AnyRecord | null): Shared {
  const of = (name: string) => (item ? (safeUrl(shownText(item[name])) ?? null) : null)
  const links = { android: of('AndroidURL'), apple: of('AppleURL'), website: of('WebURL') }
  if (item && Object.values(links).some((link) => link !== null)) {
    return { name: shownText(item['Name']), path: paths.page(item.Id), links }
  }
  // Ours is no app of a store yet; what there is, is the site itself.
  return { name: null, path: paths.home, links: { android: null, apple: null, website: paths.home } }
}

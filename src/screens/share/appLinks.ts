import type { PartialRecord } from '#resources'
import { shownText, shownUrl } from '#src/fields/values/shownText.ts'
import { paths } from '#src/paths.ts'

/** Where the app is available, in the specification's order (spec 2.165). */
export const stores = ['android', 'apple', 'website'] as const
export type Store = (typeof stores)[number]

export interface ShareTarget {
  /** null: this app itself */
  name: string | null
  /** the address within this app to share */
  path: string
  links: Readonly<Record<Store, string | null>>
}

/** The stored item's app links if it has any (a page's, spec 3.07), else this app's own (docs/rules.md#share). */
export function shareTargetOf(item: PartialRecord | null): ShareTarget {
  const linkOf = (name: string) => (item ? shownUrl(item[name]) : null)
  const links = { android: linkOf('AndroidURL'), apple: linkOf('AppleURL'), website: linkOf('WebURL') }
  if (item && Object.values(links).some((link) => link !== null)) {
    return { name: shownText(item['Name']), path: paths.page(item.Id), links }
  }
  // This app is in no store yet; there is only the website.
  return { name: null, path: paths.home, links: { android: null, apple: null, website: paths.home } }
}

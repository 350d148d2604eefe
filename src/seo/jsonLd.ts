import { picturesOf, shownText } from '#src/fields/values/shownText.ts'
import type { Language } from '#src/messages/index.ts'

/** A JSON-LD node (schema.org); undefined and null values are left out when it is serialized. */
export type Thing = Readonly<Record<string, unknown>>

/** The context of a node, besides its record. */
export interface JsonLdContext {
  /** a path's absolute address */
  absolute: (path: string) => string
  /** a stored picture's absolute address; undefined when there is none */
  picture: (file: string | null | undefined) => string | undefined
  /** the app's name */
  appName: string
  /** the language of category, town and country names */
  language: Language
}

/** Breadcrumbs from the site's root to this view. */
export const breadcrumbs = (
  steps: readonly (readonly [name: string | null, path: string])[],
  { absolute }: JsonLdContext,
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps
    .filter(([name]) => name)
    .map(([name, path], at) => ({ '@type': 'ListItem', position: at + 1, name, item: absolute(path) })),
})

/** A record's pictures: its own first, then those of its gallery. One alone is no list. */
export function imagesOf(record: object, own: readonly (string | null)[], { picture }: JsonLdContext) {
  const all = [...own.map(shownText), ...picturesOf(record)].flatMap((file) => picture(file) ?? [])
  return all.length > 1 ? [...new Set(all)] : all[0]
}

import type { Language } from '#src/messages/index.ts'

/** A node of JSON-LD (schema.org); what is undefined or null is left out when it is written. */
export type Thing = Readonly<Record<string, unknown>>

/** What a node needs to know beside its record. */
export interface JsonLdContext {
  /** path → address with origin */
  absolute: (path: string) => string
  /** stored picture → address with origin; undefined where there is none */
  picture: (file: string | null | undefined) => string | undefined
  /** what the app is called */
  appName: string
  /** in which trades, towns and countries are named */
  language: Language
}

/** Breadcrumbs, from the top of the site to this view. */
export const trail = (
  steps: readonly (readonly [name: string | null, path: string])[],
  { absolute }: JsonLdContext,
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps
    .filter(([name]) => name)
    .map(([name, path], at) => ({ '@type': 'ListItem', position: at + 1, name, item: absolute(path) })),
})

import type { Language } from '#src/messages/index.ts'

/** A node of JSON-LD (schema.org); what is undefined or null is left out when it is written. */
export type Thing = Readonly<Record<string, unknown>>

export interface Telling {
  /** path → address with origin */
  absolute: (path: string) => string
  /** stored picture → address with origin; undefined where there is none */
  picture: (file: string | null | undefined) => string | undefined
  /** what the app is called */
  appName: string
  /** in which trades, towns and countries are named */
  language: Language
}

/** A trail of places one above the other; the last one is where one is. */
export const trail = (
  steps: readonly (readonly [name: string | null, path: string])[],
  { absolute }: Telling,
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps
    .filter(([name]) => name)
    .map(([name, path], at) => ({ '@type': 'ListItem', position: at + 1, name, item: absolute(path) })),
})

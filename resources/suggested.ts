import type { ResourceName } from './index.ts'

/** What is suggested while somebody types: whatever has a name it is searched by. */
export const suggestedSources = [
  'page',
  'product',
  'category',
  'town',
  'productCategory',
  'post',
  'article',
] as const satisfies readonly ResourceName[]
export type SuggestedSource = (typeof suggestedSources)[number]

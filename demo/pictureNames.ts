import type { DemoProduct } from './products/product.ts'
import type { TradeName } from './trades/trades.ts'

/** How many pictures of a kind each trade has; a product has its one in two colourings. */
const counts = { thumbnail: 5, cover: 3, post: 5, colourings: 2, portraits: 24 } as const

/** 1 … count for any whole number, going round. */
const around = (n: number, count: number) => 1 + (n % count)

/**
 * Which picture a row is shown with: names of files in demo/pictures, without folder before and extension behind.
 * The numbers go round, so that there is one for every n from 0.
 */
export const pictureOf = {
  homeCover: 'home-cover',
  thumbnail: (trade: TradeName, n: number) => `${trade}/thumbnail-${around(n, counts.thumbnail)}`,
  cover: (trade: TradeName, n: number) => `${trade}/cover-${around(n, counts.cover)}`,
  post: (trade: TradeName, n: number) => `${trade}/post-${around(n, counts.post)}`,
  category: (trade: TradeName) => `${trade}/category`,
  product: ({ picture }: DemoProduct, n: number) => `${picture}-${around(n, counts.colourings)}`,
  /** `code` is ISO 3166-1 alpha-2. */
  flag: (code: string) => `flags/${code.toLowerCase()}`,
  /** As many as wanted of a trade's pictures, beginning with another one for each n, without the one that is shown before them. */
  gallery: (trade: TradeName, n: number, wanted: number, shown: string | null) => {
    const all = [
      ...Array.from({ length: counts.post }, (_, at) => `${trade}/post-${at + 1}`),
      ...Array.from({ length: counts.cover }, (_, at) => `${trade}/cover-${at + 1}`),
    ]
    return all
      .map((_, at) => all[(n + at) % all.length]!)
      .filter((name) => name !== shown)
      .slice(0, wanted)
  },
  portrait: (n: number) => `people/${around(n, counts.portraits)}`,
} as const

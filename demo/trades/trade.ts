import type { HoursKind } from '../businesses/hours.ts'

/** A title and a text, with placeholders such as {shop} in them (demo/posts/post.ts names all of them). */
export type PostText = readonly [title: string, text: string]

/** How a trade earns its money, for words that must fit: something cooked, something done, something handed over. */
export type TradeKind = 'food' | 'work' | 'goods'

/** One trade of the demonstration: its category, what its shops are called and say, what they sell and post. */
export interface Trade {
  /** Its category in the grid, with a sentence in each language. */
  category: { name: string; burmeseName: string; english: string; burmese: string }
  kind: TradeKind
  /** How many shops of it there are for each of a rare trade; 1 when left out. */
  weight?: number
  /** Work priced by what there is to do: some products have a price from … to. */
  priceRanges?: true
  /** The department (index into `departments`) whose prices are for one night. */
  nightly?: number
  hours: HoursKind
  /** The end of a shop's name. */
  signs: readonly (readonly [english: string, burmese: string])[]
  /** Descriptions of a shop, one or two sentences each; as many in each language as there are signs. */
  english: readonly string[]
  burmese: readonly string[]
  departments: readonly (readonly [name: string, description: string])[]
  /**
   * `price` in kyat, `department` an index into `departments`, `picture` without its number: a file of the trade's own
   * folder in demo/pictures, or of another one with that trade's name before it.
   */
  products: readonly (readonly [
    name: string,
    description: string,
    price: number,
    department: number,
    picture: string,
  ])[]
  posts: readonly PostText[]
}

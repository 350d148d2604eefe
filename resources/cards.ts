import { registry, type RecordNamed, type ResourceName } from './index.ts'
import type { Resource } from './kit.ts'
import type { JoinedValue } from './record.ts'

/**
 * The answer fields that a resource's cards show: what `?view=card` of its lists answers beside `Id`
 * (docs/rules.md#card-view). Not in the declarations, since a browser has no use for them before its first screen.
 */
const cards = {
  page: [
    'Name',
    'Thumbnail',
    'Pictures',
    'Categories',
    'BurmeseCategories',
    'CountryName',
    'CountryBurmeseName',
    'CountryThumbnail',
    'TownId',
    'TownName',
    'TownBurmeseName',
    'Hours',
    'Closure',
    'Latitude',
    'Longitude',
    'RatingAverage',
    'RatingCount',
    'FollowerCount',
    'PhoneOneE164',
    'Status',
  ],
  post: [
    'Title',
    'Description',
    'Thumbnail',
    'Pictures',
    'CreatedAt',
    'StartsAt',
    'EndsAt',
    'PageId',
    'PageName',
    'PageThumbnail',
    'PageClosure',
    'PagePhone',
    'CountryThumbnail',
    'CommentCount',
  ],
  product: [
    'Name',
    'Thumbnail',
    'Pictures',
    'PriceKind',
    'Price',
    'PriceTo',
    'PriceUnit',
    'Condition',
    'Status',
    'PageId',
    'PageName',
    'PageClosure',
  ],
  article: ['Title', 'Description', 'Thumbnail', 'CreatedAt'],
} as const satisfies CardFields

/** UTF-16 code units of a long text that a card has: three lines of the widest card hold 370 letters. */
export const longestOnCard = 400

/**
 * And what is taken from other records for what a search has found alone, so that whole records and other lists stay short: of a
 * product the facts of the business that sells it.
 */
const found = {
  product: {
    CountryName: 'Page.Country.Name',
    CountryBurmeseName: 'Page.Country.BurmeseName',
    TownName: 'Page.Town.Name',
    TownBurmeseName: 'Page.Town.BurmeseName',
    PageHours: 'Page.Hours',
    PageLatitude: 'Page.Latitude',
    PageLongitude: 'Page.Longitude',
    PageRatingAverage: 'Page.RatingAverage',
    PageRatingCount: 'Page.RatingCount',
    PageFollowerCount: 'Page.FollowerCount',
    PageStatus: 'Page.Status',
  },
} as const
const foundAlso = { product: ['CountryThumbnail'] } as const satisfies CardFields
/** What only a card has: how many comments the public sees, counted with the list and at most minutes behind (docs/rules.md#card-view). */
export interface Counted {
  CommentCount: number
}
type CardFields = { readonly [N in ResourceName]?: readonly (keyof RecordNamed<N> | keyof Counted)[] }
type Cards = typeof cards

/** What cards show of a record; all of it where nothing is declared. */
export type CardNamed<N extends ResourceName> = N extends keyof Cards
  ? Pick<RecordNamed<N>, 'Id' | (Cards[N][number] & keyof RecordNamed<N>)> &
      Partial<Pick<Counted, Cards[N][number] & keyof Counted>>
  : RecordNamed<N>
export type PageOnCard = CardNamed<'page'>
export type PostOnCard = CardNamed<'post'>
export type ProductOnCard = CardNamed<'product'>
export type ArticleOnCard = CardNamed<'article'>
type FoundFacts = { [K in keyof typeof found.product]: JoinedValue<(typeof found.product)[K]> | null }
export type FoundProduct = ProductOnCard & Pick<RecordNamed<'product'>, (typeof foundAlso.product)[number]> & FoundFacts

const byName: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(cards))
const foundJoins: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(found))
const foundNames: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(foundAlso))
const foundByName: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(cards).map(([name, fields]) => [
    name,
    [...fields, ...(foundNames.get(name) ?? []), ...Object.keys(foundJoins.get(name) ?? {})],
  ]),
)

/** All that is taken from other records: what the declaration names, and what only a search's results have. */
export const joinedOf = ({ name, joined }: Pick<Resource, 'name' | 'joined'>): Readonly<Record<string, string>> => ({
  ...joined,
  ...foundJoins.get(name),
})

/** Undefined: it has no cards, and lists answer whole records. `isFound`: by a search for a text. */
export const cardFieldsOf = ({ name }: Pick<Resource, 'name'>, isFound = false): readonly string[] | undefined =>
  (isFound ? foundByName : byName).get(name)

/** Whether somebody has of a record what its card shows and no more. */
export function isCardOf(name: keyof Cards, record: object): boolean {
  const shown = Object.keys(record)
  return shown.length === cards[name].length + 1 && cards[name].every((field) => shown.includes(field))
}

export const withCards: readonly Resource[] = [...registry.values()].filter(({ name }) => byName.has(name))

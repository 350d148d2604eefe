import { registry, type RecordNamed, type ResourceName } from './index.ts'
import type { Resource } from './kit.ts'

/**
 * The answer fields that a resource's cards show: what `?view=card` of its lists answers beside `Id`
 * (docs/rules.md#card-view). Not in the declarations, since a browser has no use for them before its first screen.
 */
const cards = {
  page: [
    'Name',
    'Thumbnail',
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
    'Status',
  ],
  post: ['Title', 'Description', 'Thumbnail', 'CreatedAt', 'PageId', 'PageName', 'PageThumbnail', 'CountryThumbnail'],
  product: ['Name', 'Thumbnail', 'PriceKind', 'Price', 'PriceTo', 'PriceUnit', 'Status', 'PageId', 'PageName'],
} as const satisfies { readonly [N in ResourceName]?: readonly (keyof RecordNamed<N>)[] }
type Cards = typeof cards

/** What cards show of a record; all of it where nothing is declared. */
export type CardNamed<N extends ResourceName> = N extends keyof Cards
  ? Pick<RecordNamed<N>, 'Id' | (Cards[N][number] & keyof RecordNamed<N>)>
  : RecordNamed<N>
export type PageOnCard = CardNamed<'page'>
export type PostOnCard = CardNamed<'post'>
export type ProductOnCard = CardNamed<'product'>

const byName: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(cards))

/** Undefined: it has no cards, and lists answer whole records. */
export const cardFieldsOf = ({ name }: Pick<Resource, 'name'>): readonly string[] | undefined => byName.get(name)

/** Whether somebody has of a record what its card shows and no more. */
export function isCardOf(name: keyof Cards, record: object): boolean {
  const shown = Object.keys(record)
  return shown.length === cards[name].length + 1 && cards[name].every((field) => shown.includes(field))
}

export const withCards: readonly Resource[] = [...registry.values()].filter(({ name }) => byName.has(name))

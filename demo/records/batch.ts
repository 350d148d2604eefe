/**
 * Rows of one table by column, as the server writes them. A picture goes by its name in demo/pictures; a list of
 * references stands under its field's name, as the ids of what it refers to.
 */
export interface Batch {
  table: string
  rows: readonly Row[]
}

export type Row = Readonly<Record<string, unknown>>

/** Tables whose rows are referred to by their ids. */
export const numberedTables = [
  'country',
  'region',
  'town',
  'category',
  'profile',
  'page',
  'productCategory',
  'product',
  'post',
] as const

/** What the rows of the world depend on besides the content. */
export interface WorldStart {
  now: Date
  /** Who signs in through the demo provider: the owner, the second owner, the super admin. */
  accounts: readonly { name: string; email: string }[]
  /** The first free id of each table whose rows are referred to. */
  firstIds: Readonly<Record<(typeof numberedTables)[number], number>>
}

/** Ids of what every business refers to, by the keys the content uses. */
export interface PlaceIds {
  countries: ReadonlyMap<string, number>
  towns: ReadonlyMap<string, number>
  categories: ReadonlyMap<string, number>
}

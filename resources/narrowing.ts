import type { SearchOrder } from './searchOrders.ts'

/** The sources that filters narrow, and in which orders their lists come (docs/rules.md#search-filters). */
export const narrowedNames = ['page', 'product', 'post'] as const
export type NarrowedName = (typeof narrowedNames)[number]

/** Only these have prices, by which one can filter. */
const withPrices: readonly NarrowedName[] = ['product']
export const hasPrices = (name: NarrowedName): boolean => withPrices.includes(name)

/** What is near comes first where that is asked for; else what has a text is ordered by how well it matches. */
const found = {
  page: ['nearest', 'best', 'rated', 'newest'],
  product: ['nearest', 'best', 'newest', 'price'],
  post: ['nearest', 'best', 'newest'],
} as const satisfies Record<NarrowedName, readonly SearchOrder[]>
const filtered = {
  page: ['nearest', 'best', 'rated', 'newest'],
  product: ['nearest', 'best', 'newest', 'price'],
  post: ['nearest', 'newest'],
} as const satisfies Record<NarrowedName, readonly SearchOrder[]>
/** The orders of lists without filters, which show the newest first unless asked otherwise. */
const listed = {
  page: ['nearest', 'newest'],
  product: ['nearest', 'newest', 'price'],
  post: ['nearest', 'newest'],
} as const satisfies Record<NarrowedName, readonly SearchOrder[]>

const orders = { found, filtered, listed }
export type OrderedAs = keyof typeof orders

/** The orders that one can choose, the usual one first. Where somebody is not known, nothing is nearest. */
export const ordersOf = (
  name: NarrowedName,
  as: OrderedAs,
  { near }: { readonly near?: string | undefined },
): readonly SearchOrder[] => orders[as][name].filter((order) => order !== 'nearest' || near !== undefined)

/** The order in the address if it is one of these, else the usual one. */
export const chosenOrder = (offered: readonly SearchOrder[], order: SearchOrder | undefined): SearchOrder =>
  (order && offered.includes(order) ? order : offered[0]) ?? 'best'

import type { SearchOrder } from '#resources/searchOrders.ts'
import { asCards, type ListQuery } from '#src/providers/queries.ts'

/** What Discover shows: the newest businesses, or those near, open or rated best. */
export const discoverViews = ['new', 'near', 'open', 'rated'] as const
export type DiscoverView = (typeof discoverViews)[number]

/** The query of each view's address, named as the search's filters are (docs/rules.md#search-filters). */
export const viewQueries: Readonly<Record<DiscoverView, Readonly<Record<string, string>>>> = {
  new: {},
  near: { near: '1' },
  open: { openNow: '1' },
  rated: { order: 'rated' },
}

export const viewOf = (search: URLSearchParams): DiscoverView =>
  discoverViews.find((view) => {
    const asked = Object.entries(viewQueries[view])
    return asked.length > 0 && asked.every(([name, value]) => search.get(name) === value)
  }) ?? 'new'

/** Where an address looks: a town's id, or null everywhere; undefined: it does not say, and the remembered township decides. */
export function townIn(search: URLSearchParams): number | null | undefined {
  const town = search.get('townId') ?? ''
  if (town === everywhere) return null
  return /^[1-9]\d{0,8}$/.test(town) ? Number(town) : undefined
}
export const everywhere = 'everywhere'

const orders: Readonly<Record<DiscoverView, SearchOrder>> = {
  new: 'newest',
  near: 'nearest',
  open: 'newest',
  rated: 'rated',
}

interface Where {
  /** null: everywhere */
  townId: number | null
  /** 'lat,lng' */
  near: string | null
}

/** The list of a view. The newest of everywhere are the public list, which is kept and never ends. */
export function discoverList(
  view: DiscoverView,
  { townId, near }: Where,
): ListQuery & { name: 'page'; filter: typeof asCards } {
  // What is near is near, whichever township it is in.
  const where = view === 'near' ? { near: near ?? '' } : townId === null ? {} : { townId }
  if (view === 'new' && townId === null) return { name: 'page', filter: asCards }
  return {
    name: 'page',
    filter: { byFilter: true, order: orders[view], ...where, ...(view === 'open' && { openNow: '1' }), ...asCards },
  }
}

/** Says that the chip has been tapped: the device's location is asked for then, never before. */
export const tapped = { isTapped: true }

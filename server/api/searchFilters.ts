import type { FastifyRequest } from 'fastify'
import { fieldsOf, registry } from '#resources'
import { hasTimes, isDate, momentAt } from '#resources/openingHours.ts'
import { isParent } from '#resources/under.ts'
import { refusal } from '#resources/refusals.ts'
import { suggestedSources, type SuggestedSource } from '#resources/derived.ts'
import { isSearchOrder, searchOrders, type SearchOrder } from '#resources/searchOrders.ts'
import { isBlank, normalize, toAsciiDigits } from '#resources/text/index.ts'
import type { SearchFilters } from '../db/search/query/filters.ts'
import type { Executor } from '../db/connection/database.ts'
import { findSurvivor } from '../db/records/uses.ts'
import { badField } from '../errors.ts'
import { queryReader, readPositive, requireActor } from './request.ts'

/** Kilometres: half way round the Earth. A larger radius means everywhere. */
const maxRadiusKm = 20_040
/** Characters of a region's name. */
const maxRegionLength = 200

type FilterRequest = Pick<FastifyRequest, 'query' | 'headers' | 'who'>

/** Kyat. Above it a number is no price. */
const maxPrice = 1e12
const maxStars = 5

/** The header that says where somebody is: a place in an address would stand in logs and histories (docs/rules.md#search-filters). */
export const nearHeader = 'x-near'

/** The query of a request, with the place of its header as `near`. */
const withPlace = ({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>) => ({
  ...(headers[nearHeader] !== undefined && { near: headers[nearHeader] }),
  ...(query as Record<string, unknown>),
})

/**
 * The filters of a search (docs/rules.md#search-filters), of merged records those that they have become.
 * @throws ApiError 400, 401
 */
export async function readSearchFilters(db: Executor, request: FilterRequest, now = new Date()) {
  const filters: SearchFilters = requestedFilters(request, now)
  const byName = filters as Record<string, unknown>
  for (const resource of registry.values()) {
    const name = `${resource.name}Id`
    const id = resource.mergeable ? byName[name] : undefined
    if (typeof id === 'number') byName[name] = (await findSurvivor(db, resource, id)) ?? id
  }
  return filters
}

function requestedFilters(request: FilterRequest, now: Date): SearchFilters {
  const read = queryReader(withPlace(request))
  const near = read('near', readCoordinates, refusal.near)
  const within = read('within', readKilometres, refusal.within)
  if (within !== undefined && !near) throw badField('within', refusal.withinNeedsNear)
  const isOpen = read('openNow', readBoolean, refusal.openNow)
  const openAt = read('openAt', readMoment, refusal.openAt)
  const chosen = chosenFilters.flatMap(({ filter, name, values }) => {
    const wanted = read(filter, (text) => readChosen(text, values), refusal.oneOf({ values: values.join(', ') }))
    return wanted ? [[name, wanted] as const] : []
  })
  const isFollowing = read('following', readBoolean, refusal.following)
  const priceFrom = read('priceFrom', readPrice, refusal.kyat({ name: 'priceFrom' }))
  const priceTo = read('priceTo', readPrice, refusal.kyat({ name: 'priceTo' }))
  const filters = {
    categoryId: read('categoryId', readPositive, refusal.positive({ name: 'categoryId' })),
    townId: read('townId', readPositive, refusal.positive({ name: 'townId' })),
    region: read('region', readRegion, refusal.region),
    openAt: openAt ?? (isOpen ? now : undefined),
    near,
    within,
    rated: read('rated', readStars, refusal.rated),
    priceFrom,
    priceTo,
    condition: read('condition', readCondition, refusal.oneOf({ values: conditions.join(', ') })),
    chosen: chosen.length > 0 ? new Map(chosen) : undefined,
    followedBy: isFollowing ? requireActor(request).profileId : undefined,
    available: read('available', readBoolean, refusal.available),
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/** The order of results: `?order=`. @throws ApiError 400 */
export function readSearchOrder(request: Pick<FastifyRequest, 'query' | 'headers'>): SearchOrder {
  const { order, near } = withPlace(request) as { order?: unknown; near?: unknown }
  if (order === undefined) return 'best'
  if (typeof order !== 'string' || !isSearchOrder(order))
    throw badField('order', refusal.oneOf({ values: searchOrders.join(', ') }))
  if (order === 'nearest' && near === undefined) throw badField('order', refusal.nearestNeedsNear)
  return order
}

/** The source that suggestions are wanted from; undefined for all sources. @throws ApiError 400 */
export function readSuggestedSource(request: FastifyRequest): SuggestedSource | undefined {
  const parse = (text: string) => suggestedSources.find((name) => name === text)
  return queryReader(request.query)('source', parse, refusal.suggestedSource({ sources: suggestedSources.join(', ') }))
}

/** Whether any filter leaves out matches. `near` alone only sorts them. */
export const isNarrowed = (filters: SearchFilters) => Object.keys(filters).some((name) => name !== 'near')

const readBoolean = (text: string) => (/^(1|true)$/.test(text) ? true : /^(0|false)$/.test(text) ? false : undefined)

const readStars = (text: string) => {
  const stars = readPositive(text)
  return stars !== undefined && stars <= maxStars ? stars : undefined
}

const readPrice = (text: string) => (/^\d{1,13}$/.test(text) && Number(text) <= maxPrice ? Number(text) : undefined)

/** Those that a declaration has. */
export const conditions: readonly string[] = [...registry.values()].flatMap(({ fields: { Condition } }) =>
  Condition?.kind === 'choice' ? Condition.values : [],
)
const readCondition = (text: string) => conditions.find((one) => one === text)

/** What pages are filtered by of their choices: the name of the filter, the field, and its values. */
export const chosenFilters: readonly { filter: string; name: string; values: readonly string[] }[] = [
  ...registry.values(),
].flatMap((resource) =>
  fieldsOf(resource).flatMap(([name, field]) =>
    isParent(resource) && field.kind === 'choices' && field.filter
      ? [{ filter: field.filter, name, values: field.values }]
      : [],
  ),
)
const readChosen = (text: string, values: readonly string[]) => {
  const wanted = [...new Set(text.split(','))]
  return wanted.every((one) => values.includes(one)) ? wanted : undefined
}

/** A day and a time of it in Yangon, such as 2026-12-03T18:00. */
const readMoment = (text: string) => {
  const [date = '', time = '', ...more] = toAsciiDigits(text).split('T')
  return isDate(date) && hasTimes([time]) && more.length === 0 ? momentAt(date, time) : undefined
}

const readRegion = (text: string) =>
  isBlank(text) || text.length > maxRegionLength || text.includes('\0') ? undefined : normalize(text.trim())

const rounded = (degrees: string) => Math.round(Number(degrees) * 1000) / 1000

const decimal = /^-?\d{1,5}(\.\d{1,15})?$/

function readKilometres(text: string): number | undefined {
  const number = decimal.test(text) ? Number(text) : 0
  return number > 0 ? Math.min(number, maxRadiusKm) : undefined
}

function readCoordinates(text: string): SearchFilters['near'] {
  const [latitude, longitude, ...more] = text.split(',').map((part) => part.trim())
  if (latitude === undefined || longitude === undefined || more.length > 0) return undefined
  if (!decimal.test(latitude) || !decimal.test(longitude)) return undefined
  // Where somebody is is nobody's business to the metre.
  const coordinates = { latitude: rounded(latitude), longitude: rounded(longitude) }
  return Math.abs(coordinates.latitude) <= 90 && Math.abs(coordinates.longitude) <= 180 ? coordinates : undefined
}

import type { FastifyRequest } from 'fastify'
import { refusal, type Refusal } from '#resources/refusals.ts'
import { suggestedSources, type SuggestedSource } from '#resources/derived.ts'
import { isBlank, normalize } from '#resources/text/index.ts'
import type { SearchFilters } from '../db/search/query/filters.ts'
import { badField } from '../errors.ts'
import { readPositive } from './request.ts'

/** Kilometres: half way round the Earth. A larger radius means everywhere. */
const maxRadiusKm = 20_040
/** Characters of a region's name. */
const maxRegionLength = 200

/**
 * The filters of a search: `?categoryId=&townId=&region=&openNow=1&near=lat,lng&within=km`.
 * @throws ApiError 400
 */
export function readSearchFilters(request: Pick<FastifyRequest, 'query'>, now = new Date()): SearchFilters {
  const query = request.query as Record<string, unknown>
  const read = <T>(name: string, parse: (text: string) => T | undefined, reason: Refusal): T | undefined => {
    const given = query[name]
    if (given === undefined) return undefined
    const value = typeof given === 'string' ? parse(given) : undefined
    if (value === undefined) throw badField(name, reason)
    return value
  }
  const near = read('near', readCoordinates, refusal.near)
  const within = read('within', readKilometres, refusal.within)
  if (within !== undefined && !near) throw badField('within', refusal.withinNeedsNear)
  const isOpen = read('openNow', readBoolean, refusal.openNow)
  const filters = {
    categoryId: read('categoryId', readPositive, refusal.positive({ name: 'categoryId' })),
    townId: read('townId', readPositive, refusal.positive({ name: 'townId' })),
    region: read('region', readRegion, refusal.region),
    openAt: isOpen ? now : undefined,
    near,
    within,
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/**
 * The source that suggestions are wanted from; undefined for all sources.
 * @throws ApiError 400
 */
export function readSuggestedSource(request: FastifyRequest): SuggestedSource | undefined {
  const { source } = request.query as Record<string, unknown>
  if (source === undefined) return undefined
  const known = suggestedSources.find((name) => name === source)
  if (!known) throw badField('source', refusal.suggestedSource({ sources: suggestedSources.join(', ') }))
  return known
}

/** Whether any filter leaves out matches. `near` alone only sorts them. */
export const isNarrowed = (filters: SearchFilters) => Object.keys(filters).some((name) => name !== 'near')

const readBoolean = (text: string) => ({ 1: true, true: true, 0: false, false: false })[text]

const readRegion = (text: string) =>
  isBlank(text) || text.length > maxRegionLength || text.includes('\0') ? undefined : normalize(text.trim())

const decimal = /^-?\d{1,5}(\.\d{1,15})?$/

function readKilometres(text: string): number | undefined {
  const number = decimal.test(text) ? Number(text) : 0
  return number > 0 ? Math.min(number, maxRadiusKm) : undefined
}

function readCoordinates(text: string): SearchFilters['near'] {
  const [latitude, longitude, ...more] = text.split(',').map((part) => part.trim())
  if (latitude === undefined || longitude === undefined || more.length > 0) return undefined
  if (!decimal.test(latitude) || !decimal.test(longitude)) return undefined
  const coordinates = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(coordinates.latitude) <= 90 && Math.abs(coordinates.longitude) <= 180 ? coordinates : undefined
}

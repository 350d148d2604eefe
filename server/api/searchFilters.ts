import type { FastifyRequest } from 'fastify'
import { refusal, type Refusal } from '#resources/refusals.ts'
import { suggestedSources, type SuggestedSource } from '#resources/suggested.ts'
import { isBlank } from '#resources/text/index.ts'
import type { SearchFilters } from '../db/search/query/filters.ts'
import { badField } from '../errors.ts'
import { readPositive } from './request.ts'

/** Half way round the Earth; who asks for more means everywhere. */
const farthest = 20_040
const longestRegion = 200

/**
 * What a search is narrowed to: `?categoryId=&townId=&region=&openNow=1&near=lat,lng&within=km`.
 * @throws ApiError 400
 */
export function readSearchFilters(request: Pick<FastifyRequest, 'query'>, now = new Date()): SearchFilters {
  const query = request.query as Record<string, unknown>
  const read = <T>(name: string, how: (text: string) => T | undefined, why: Refusal): T | undefined => {
    const given = query[name]
    if (given === undefined) return undefined
    const value = typeof given === 'string' ? how(given) : undefined
    if (value === undefined) throw badField(name, why)
    return value
  }
  const near = read('near', readPlace, refusal.near)
  const within = read('within', readKilometres, refusal.within)
  if (within !== undefined && !near) throw badField('within', refusal.withinNeedsNear)
  const isOpen = read('openNow', readYes, refusal.openNow)
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
 * What suggestions are wanted of; undefined: of everything.
 * @throws ApiError 400
 */
export function readSuggestedSource(request: FastifyRequest): SuggestedSource | undefined {
  const { source } = request.query as Record<string, unknown>
  if (source === undefined) return undefined
  const found = suggestedSources.find((one) => one === source)
  if (!found) throw badField('source', refusal.suggestedSource({ sources: suggestedSources.join(', ') }))
  return found
}

/** Whether a search is narrowed at all. */
export const isNarrowed = (filters: SearchFilters) => Object.keys(filters).some((name) => name !== 'near')

const readYes = (text: string) => ({ 1: true, true: true, 0: false, false: false })[text]

const readRegion = (text: string) =>
  isBlank(text) || text.length > longestRegion || text.includes('\0') ? undefined : text.trim().normalize('NFC')

const decimal = /^-?\d{1,5}(\.\d{1,15})?$/

function readKilometres(text: string): number | undefined {
  const number = decimal.test(text) ? Number(text) : 0
  return number > 0 ? Math.min(number, farthest) : undefined
}

function readPlace(text: string): SearchFilters['near'] {
  const [latitude, longitude, ...more] = text.split(',').map((half) => half.trim())
  if (latitude === undefined || longitude === undefined || more.length > 0) return undefined
  if (!decimal.test(latitude) || !decimal.test(longitude)) return undefined
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined
}

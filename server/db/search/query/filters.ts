import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { dayBefore, hourOf, localTime } from '#resources/openingHours.ts'
import { openHourFacet, regionFacet, referenceFacet } from '../index/facets.ts'
import type { Executor } from '../../connection/database.ts'
import { column } from '../../records/projection.ts'
import { facet } from './tsquery.ts'

/** What a search is narrowed to. Products and posts are where their page is. */
export interface SearchFilters {
  categoryId?: number
  townId?: number
  /** A region's name in either language, as stored. */
  region?: string
  /** Open at this moment. */
  openAt?: Date
  near?: { latitude: number; longitude: number }
  /** Kilometres from `near` at most. */
  within?: number
}

/** The same as the database is asked. */
export interface Narrowed extends Omit<SearchFilters, 'region'> {
  /** Its id, 0 of one that is not there. */
  regionId?: number
}

/** Looks up the region. */
export async function narrowed(db: Executor, { region, ...others }: SearchFilters): Promise<Narrowed> {
  if (region === undefined) return others
  const [found] = await db.rows<{ Id: number }>(
    sql`select "Id" from "region" where "Name" = ${region} or "BurmeseName" = ${region} order by "Id"`,
  )
  return { ...others, regionId: found?.Id ?? 0 }
}

/** The alias under which a record's page is joined; that of the record where it is the page. */
export const pageAlias = (resource: Pick<Resource, 'name' | 'fields'>): string | null => {
  if (resource.name === 'page') return 'r'
  const field = resource.fields['Page']
  return field?.kind === 'reference' && field.to === 'page' ? 'p' : null
}

/** The condition that a record's page meets all filters; those that ask for what a source does not have find nothing. */
export function filterCondition(resource: Resource, filters: Narrowed): SQL {
  const page = pageAlias(resource)
  const { categoryId, townId, regionId, openAt, near, within } = filters
  const asked = [categoryId, townId, regionId, openAt, within].some((one) => one !== undefined)
  if (!asked) return sql`true`
  if (!page) return sql`false`
  const all: SQL[] = []
  if (categoryId !== undefined)
    all.push(sql`exists (select 1 from "pageCategory" c
      where c."PageId" = ${column(page, 'Id')} and c."CategoryId" = ${categoryId})`)
  if (townId !== undefined) all.push(sql`${column(page, 'TownId')} = ${townId}`)
  if (regionId !== undefined)
    all.push(sql`${column(page, 'TownId')} in (select t."Id" from "town" t where t."RegionId" = ${regionId})`)
  if (openAt) all.push(isOpen(column(page, 'Hours'), openAt))
  if (near && within !== undefined) all.push(isNear(page, near, within))
  return sql`(${sql.join(all, sql` and `)})`
}

/**
 * Facets that all who meet the filters have, so that the index of texts leaves the others out: at night one shop in thirty is open.
 * Which really meet them, `filterCondition` asks.
 */
export const facetsOf = (resource: Resource, { categoryId, townId, regionId, openAt }: Narrowed): string[] =>
  pageAlias(resource) !== 'r'
    ? []
    : [
        ...(categoryId === undefined ? [] : [referenceFacet('Category', categoryId)]),
        ...(townId === undefined ? [] : [referenceFacet('Town', townId)]),
        ...(regionId === undefined ? [] : [regionFacet(regionId)]),
        ...(openAt ? [openHourFacet(hourOf(openAt))] : []),
      ].map(facet)

const hasPlace = (page: string) => sql`(${column(page, 'Latitude')} <> 0 or ${column(page, 'Longitude')} <> 0)`

/** The rule of resources/openingHours.ts, `isOpenAt`, asked of stored hours. Times are text of one form, so they compare as such. */
export function isOpen(hours: SQL, moment: Date): SQL {
  const now = localTime(moment)
  const yesterday = localTime(dayBefore(moment))
  const time = sql`${JSON.stringify({ now: now.time })}::jsonb`
  const isTrue = (spans: SQL, path: string) =>
    sql`coalesce(jsonb_path_exists(${spans}, ${`strict $[*] ? (${path})`}::jsonpath, ${time}), false)`
  return sql`(${isTrue(spansOn(hours, now), '@[0] <= $now && (@[1] <= @[0] || $now < @[1])')}
    or ${isTrue(spansOn(hours, yesterday), '@[1] <= @[0] && $now < @[1]')})`
}

const spansOn = (hours: SQL, { date, day }: { date: string; day: string }) =>
  sql`coalesce(${hours} #> array['exceptions', ${date}::text], ${hours} -> ${day}::text)`

/** A degree of latitude, rounded down so that no box is too small. */
const kilometresOfDegree = 111

/** A box around a circle, which an index answers; across the date line, or at a pole, a band. */
function inBox(page: string, { latitude, longitude }: NonNullable<SearchFilters['near']>, within: number): SQL {
  const high = within / kilometresOfDegree
  const wide = high / Math.cos((Math.min(89, Math.abs(latitude) + high) * Math.PI) / 180)
  const between = (name: string, middle: number, reach: number) =>
    sql`${column(page, name)} between ${middle - reach}::float8 and ${middle + reach}::float8`
  const rows = between('Latitude', latitude, high)
  return Math.abs(longitude) + wide > 180 || Math.abs(latitude) + high > 89
    ? rows
    : sql`${rows} and ${between('Longitude', longitude, wide)}`
}

/** Great-circle distance; the Earth is round enough for finding a shop. */
function kilometres(page: string, { latitude, longitude }: { latitude: number; longitude: number }): SQL {
  const [lat, lng] = [column(page, 'Latitude'), column(page, 'Longitude')]
  return sql`(12742 * asin(least(1, sqrt(
    power(sin(radians(${lat} - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${lat})) * power(sin(radians(${lng} - ${longitude}::float8) / 2), 2)))))`
}

/** Within so many kilometres. That the page is listed lets an index answer, and what is shown under it says nothing new by it. */
export const isNear = (page: string, near: NonNullable<SearchFilters['near']>, within: number): SQL =>
  sql`(${column(page, 'Listed')} and ${hasPlace(page)} and ${inBox(page, near, within)} and ${kilometres(page, near)} <= ${within})`

/** A walk, a ride through town, a drive: what lies in the same ring is told apart by other merits first. */
export const rings = [2, 10, 50] as const

/** Which ring around `near` a page lies in, 0 the innermost; those without a place outside all. */
export function ring(page: string, near: NonNullable<SearchFilters['near']>): SQL {
  const distance = kilometres(page, near)
  const cases = rings.map((radius, index) => sql`when ${distance} <= ${radius} then ${sql.raw(String(index))}`)
  return sql`case when not ${hasPlace(page)} then ${sql.raw(String(rings.length))} ${sql.join(cases, sql` `)} else ${sql.raw(String(rings.length))} end`
}

/** Nearest first, those without a place last. */
export const distance = (page: string, near: NonNullable<SearchFilters['near']>): SQL =>
  sql`case when ${hasPlace(page)} then ${kilometres(page, near)} else 100000 end`

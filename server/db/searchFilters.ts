import { sql, type SQL } from 'drizzle-orm'
import type { Resource } from '#resources'
import { dayBefore, localTime } from '#resources/openingHours.ts'
import { column } from './projection.ts'

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

/** The alias under which a record's page is joined; that of the record where it is the page. */
export const pageAlias = (resource: Pick<Resource, 'name' | 'fields'>): string | null => {
  if (resource.name === 'page') return 'r'
  const field = resource.fields['Page']
  return field?.kind === 'reference' && field.to === 'page' ? 'p' : null
}

/** The condition that a record's page meets all filters; those that ask for what a source does not have find nothing. */
export function filterCondition(resource: Resource, filters: SearchFilters): SQL {
  const page = pageAlias(resource)
  const { categoryId, townId, region, openAt, near, within } = filters
  const asked = [categoryId, townId, region, openAt, within].some((one) => one !== undefined)
  if (!asked) return sql`true`
  if (!page) return sql`false`
  const all: SQL[] = []
  if (categoryId !== undefined)
    all.push(sql`exists (select 1 from "pageCategory" c
      where c."PageId" = ${column(page, 'Id')} and c."CategoryId" = ${categoryId})`)
  if (townId !== undefined) all.push(sql`${column(page, 'TownId')} = ${townId}`)
  if (region !== undefined)
    all.push(sql`${column(page, 'TownId')} in (select t."Id" from "town" t join "region" g on g."Id" = t."RegionId"
      where g."Name" = ${region} or g."BurmeseName" = ${region})`)
  if (openAt) all.push(isOpen(column(page, 'Hours'), openAt))
  if (near && within !== undefined) all.push(sql`${hasPlace(page)} and ${kilometres(page, near)} <= ${within}`)
  return sql`(${sql.join(all, sql` and `)})`
}

const hasPlace = (page: string) => sql`(${column(page, 'Latitude')} <> 0 or ${column(page, 'Longitude')} <> 0)`

/** The rule of resources/openingHours.ts, `isOpenAt`, asked of stored hours. */
export function isOpen(hours: SQL, moment: Date): SQL {
  const now = localTime(moment)
  const yesterday = localTime(dayBefore(moment))
  const opens = sql`(s->>0) collate "C"`
  const closes = sql`(s->>1) collate "C"`
  return sql`(exists (select 1 from ${spansOn(hours, now)} s where ${opens} <= ${now.time}
      and (${closes} <= ${opens} or ${now.time} < ${closes}))
    or exists (select 1 from ${spansOn(hours, yesterday)} s where ${closes} <= ${opens} and ${now.time} < ${closes}))`
}

const spansOn = (hours: SQL, { date, day }: { date: string; day: string }) =>
  sql`jsonb_array_elements(coalesce(${hours} #> array['exceptions', ${date}::text], ${hours} -> ${day}::text, '[]'))`

/** Great-circle distance; the Earth is round enough for finding a shop. */
function kilometres(page: string, { latitude, longitude }: { latitude: number; longitude: number }): SQL {
  const [lat, lng] = [column(page, 'Latitude'), column(page, 'Longitude')]
  return sql`(12742 * asin(least(1, sqrt(
    power(sin(radians(${lat} - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${lat})) * power(sin(radians(${lng} - ${longitude}::float8) / 2), 2)))))`
}

/** A walk, a ride through town, a drive: what lies in the same ring is told apart by other merits first. */
const rings = [2, 10, 50]

/** Which ring around `near` a page lies in, 0 the innermost; those without a place outside all. */
export function ring(page: string, near: NonNullable<SearchFilters['near']>): SQL {
  const distance = kilometres(page, near)
  const cases = rings.map((radius, index) => sql`when ${distance} <= ${radius} then ${sql.raw(String(index))}`)
  return sql`case when not ${hasPlace(page)} then ${sql.raw(String(rings.length))} ${sql.join(cases, sql` `)} else ${sql.raw(String(rings.length))} end`
}

/** Nearest first, those without a place last. */
export const distance = (page: string, near: NonNullable<SearchFilters['near']>): SQL =>
  sql`case when ${hasPlace(page)} then ${kilometres(page, near)} else 100000 end`

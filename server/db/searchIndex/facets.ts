import { fieldsOf, registry, type FieldOf, type Hours, type Resource } from '#resources'
import { openHours, readableHours } from '#resources/openingHours.ts'
import { isUnderPage } from '#resources/under.ts'
import type { Columns } from '../connection/database.ts'

/**
 * Facets: what a record is filtered by, as lexemes beside its words, so that one index answers a text and its filters together. They
 * hold ids, not names: a renamed town is found by its new name at once, and no row of its pages changes. No word contains an @.
 */

/**
 * The ids a record is related to but has no column for, by facet field: the targets of a field with several references, the region of
 * its town, and the town and region of its page.
 */
export type RelatedIds = ReadonlyMap<string, readonly number[]>

/** A reference whose target's name also finds the record: to its category, town or product category. */
export interface SearchableReference {
  name: string
  field: FieldOf<'reference'> | FieldOf<'references'>
  target: Resource
}

export const searchableReferences = (resource: Pick<Resource, 'fields'>): SearchableReference[] =>
  fieldsOf(resource).flatMap(([name, field]) => {
    if (field.kind !== 'reference' && field.kind !== 'references') return []
    const target = registry.get(field.to)
    return target?.search.facet ? [{ name, field, target }] : []
  })

/** The facet field of a region: that of the record's town, or of its page's town. */
export const regionField = 'Region'
/** The facet field of the town of the record's page. A record's own town has its reference field's name, which is the same. */
export const townField = 'Town'

export const referenceFacet = (field: string, id: number) => `@${field}:${id}`
export const townFacet = (id: number) => referenceFacet(townField, id)
export const regionFacet = (id: number) => referenceFacet(regionField, id)
/** Open during this hour (0 to 23, Asia/Yangon) on some day. Which day, the filter itself checks. */
export const openHourFacet = (hour: number) => `@open:${hour}`

/** The facets of what a record refers to by its searchable references. */
export const referenceFacets = (resource: Resource, columns: Columns, relatedIds: RelatedIds): string[] =>
  searchableReferences(resource).flatMap(({ name, field }) => {
    const ids = field.kind === 'references' ? (relatedIds.get(name) ?? []) : [columns[`${name}Id`]]
    return ids.flatMap((id) => (typeof id === 'number' ? [referenceFacet(name, id)] : []))
  })

/** Whether records with a location refer to this resource as their place. */
export const isPlace = (resource: Resource): boolean =>
  [...registry.values()].some(({ locatedBy = '', fields }) => {
    const field = fields[locatedBy]
    return field?.kind === 'reference' && field.to === resource.name
  })

/** Whether the record has a town of its own, which in turn is in a region. */
export const isInTown = ({ locatedBy = '', fields }: Pick<Resource, 'locatedBy' | 'fields'>): boolean => {
  const field = fields[locatedBy]
  return field?.kind === 'reference' && registry.get(field.to)?.locatedBy !== undefined
}

/** A choice of a field that is filtered by. */
export const choiceFacet = (field: string, value: string) => `@${field}:${value}`

/** The remaining facets: the town of its page, the region, the hours in which it is open, and what it has of what is filtered by. */
export const locationAndHourFacets = (resource: Resource, columns: Columns, relatedIds: RelatedIds): string[] => [
  ...(isUnderPage(resource) ? (relatedIds.get(townField) ?? []).map(townFacet) : []),
  ...(relatedIds.get(regionField) ?? []).map(regionFacet),
  ...fieldsOf(resource).flatMap(([name, field]) => {
    if (field.kind === 'choices')
      return field.filter ? ((columns[name] ?? []) as string[]).map((value) => choiceFacet(name, value)) : []
    const hours = field.kind === 'hours' ? (columns[name] as Hours | null | undefined) : null
    return hours ? openHours(readableHours(hours)).map(openHourFacet) : []
  }),
]

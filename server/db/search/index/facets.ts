import { fieldsOf, registry, type FieldOf, type Hours, type Resource } from '#resources'
import { openHours } from '#resources/openingHours.ts'

/** Ids by the field that refers to several, and where a record stands, `inTown` and `inRegion`: what no column of it says. */
export type Lists = ReadonlyMap<string, readonly number[]>

/** A field by whose target's name a record is found too: its category, its town, its shelf (issue: "category and town names"). */
export interface NamingField {
  name: string
  field: FieldOf<'reference'> | FieldOf<'references'>
  target: Resource
}

export const namingFields = (resource: Pick<Resource, 'fields'>): NamingField[] =>
  fieldsOf(resource).flatMap(([name, field]) => {
    if (field.kind !== 'reference' && field.kind !== 'references') return []
    const target = ['category', 'town', 'productCategory'].includes(field.to) ? registry.get(field.to) : undefined
    return target ? [{ name, field, target }] : []
  })

/**
 * What a record stands under, as lexemes beside its words, so that one index answers for a text and all that narrows it. By number, not
 * by name: a renamed town is found by its new name at once, with no row of its pages touched. No word has an @.
 */
export const underFacet = (field: string, id: number) => `@${field}:${id}`
export const inRegion = 'Region'
/** The town of the page that a record stands under; its own is a field of that name. */
export const inTown = 'Town'
export const townFacet = (id: number) => underFacet(inTown, id)
export const regionFacet = (id: number) => underFacet(inRegion, id)
/** Open in that hour of the day, 0 to 23, on some day. */
export const openFacet = (hour: number) => `@open:${hour}`

/** What names a record beside its own name. */
export const namingFacets = (resource: Resource, columns: Readonly<Record<string, unknown>>, lists: Lists): string[] =>
  namingFields(resource).flatMap(({ name, field }) => {
    const ids = field.kind === 'references' ? (lists.get(name) ?? []) : [columns[`${name}Id`]]
    return ids.flatMap((id) => (typeof id === 'number' ? [underFacet(name, id)] : []))
  })

/** Whether it is where its page is. */
export const standsUnderPage = ({ name, fields }: Pick<Resource, 'name' | 'fields'>): boolean => {
  const field = fields['Page']
  return name !== 'page' && field?.kind === 'reference' && field.to === 'page'
}

/** What else it is found by: its page's town, its town's region, and for who looks what is open. */
export const otherFacets = (resource: Resource, columns: Readonly<Record<string, unknown>>, lists: Lists): string[] => [
  ...(standsUnderPage(resource) ? (lists.get(inTown) ?? []).map(townFacet) : []),
  ...(lists.get(inRegion) ?? []).map(regionFacet),
  ...fieldsOf(resource).flatMap(([name, { kind }]) => {
    const hours = kind === 'hours' ? (columns[name] as Hours | null | undefined) : null
    return hours ? openHours(hours).map(openFacet) : []
  }),
]

import { registry } from './index.ts'
import { fieldsOf, type Resource } from './kit.ts'

/** What is deleted together (`whenDeleted: 'cascade'` of the declarations). */

/** A reference of a record to another with which it is deleted. */
export interface DeletedWith {
  readonly idName: string
  readonly to: string
}

/** The references of a resource's records to those with which they are deleted. */
export const deletedWithOf = (resource: Pick<Resource, 'fields'>): DeletedWith[] =>
  fieldsOf(resource).flatMap(([name, field]) =>
    field.kind === 'reference' && field.whenDeleted === 'cascade' ? [{ idName: `${name}Id`, to: field.to }] : [],
  )

/** The resources whose records are deleted with those of this one, and their columns that say with which. */
export const deletedAlong = ({ name }: Pick<Resource, 'name'>): { resource: Resource; idNames: readonly string[] }[] =>
  [...registry.values()].flatMap((resource) => {
    const idNames = deletedWithOf(resource).flatMap(({ idName, to }) => (to === name ? [idName] : []))
    return idNames.length > 0 ? [{ resource, idNames }] : []
  })

/**
 * Whether any number of other records is deleted with one of this resource: pages and profiles. Such a record is gone
 * at once for everybody, and removed in portions (docs/decisions/deletion.md).
 */
export const isRemovedInPortions = (resource: Pick<Resource, 'name'>): boolean => deletedAlong(resource).length > 0

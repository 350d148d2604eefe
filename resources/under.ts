import { registry } from './index.ts'
import type { Resource } from './kit.ts'

/** What stands under what (`under` of the declarations). */

/** A record's parent: the field that holds its Id, and whose record it is. */
export interface Parent {
  readonly idName: string
  readonly resource: Resource
}
/** What stands under records of a resource: its records, and the fields of theirs that hold the parent's Id. */
export interface Child {
  readonly resource: Resource
  readonly idNames: readonly string[]
}

/** What a record stands under; the first is what a create names. */
export const parentsOf = ({ under, fields }: Pick<Resource, 'under' | 'fields'>): Parent[] =>
  under.flatMap((name) => {
    const field = fields[name]
    const resource = field?.kind === 'reference' ? registry.get(field.to) : undefined
    return resource ? [{ idName: `${name}Id`, resource }] : []
  })

/** What stands under records of this resource. */
export const childrenOf = ({ name }: Pick<Resource, 'name'>): Child[] =>
  [...registry.values()].flatMap((resource) => {
    const parents = parentsOf(resource).filter((parent) => parent.resource.name === name)
    return parents.length > 0 ? [{ resource, idNames: parents.map(({ idName }) => idName) }] : []
  })

/** Whether the resource's records belong to a page, which every create names. */
export const isUnderPage = ({ under }: Pick<Resource, 'under'>): boolean => under.length > 0

/** Whether records of others stand under those of this resource: whether they are pages. */
export const isParent = (resource: Pick<Resource, 'name'>): boolean => childrenOf(resource).length > 0

/** The names under which a record holds the Ids of its pages: of those it stands under, or its own where it is one. */
export const pageIdNames = (resource: Resource): readonly string[] =>
  isParent(resource) ? ['Id'] : parentsOf(resource).map(({ idName }) => idName)

import { registry } from './index.ts'
import type { Resource } from './kit.ts'

/** Parents and children of resources (`under` of the declarations). */

/** A parent: its resource, and the field that holds its Id. */
export interface Parent {
  readonly idName: string
  readonly resource: Resource
}
/** A resource whose records have a parent, and their fields that hold the parent's Id. */
export interface Child {
  readonly resource: Resource
  readonly idNames: readonly string[]
}

/** The first parent is the one that a create names. */
export const parentsOf = ({ under, fields }: Pick<Resource, 'under' | 'fields'>): Parent[] =>
  under.flatMap((name) => {
    const field = fields[name]
    const resource = field?.kind === 'reference' ? registry.get(field.to) : undefined
    return resource ? [{ idName: `${name}Id`, resource }] : []
  })

export const childrenOf = ({ name }: Pick<Resource, 'name'>): Child[] =>
  [...registry.values()].flatMap((resource) => {
    const parents = parentsOf(resource).filter((parent) => parent.resource.name === name)
    return parents.length > 0 ? [{ resource, idNames: parents.map(({ idName }) => idName) }] : []
  })

/** Whether the records belong to a page, which every create must name. */
export const isUnderPage = ({ under }: Pick<Resource, 'under'>): boolean => under.length > 0

/** Names of parents. */
let parents: ReadonlySet<string> | undefined

/** Whether other resources have this one as a parent. Only pages are parents. */
export function isParent({ name }: Pick<Resource, 'name'>): boolean {
  // Not before it is asked: declarations import each other.
  parents ??= new Set([...registry.values()].flatMap((child) => parentsOf(child).map(({ resource }) => resource.name)))
  return parents.has(name)
}

/** The fields that hold the Ids of a record's pages: those of its parents, or `Id` if it is a page. */
export const pageIdNames = (resource: Resource): readonly string[] =>
  isParent(resource) ? ['Id'] : parentsOf(resource).map(({ idName }) => idName)

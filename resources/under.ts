import { registry } from './index.ts'
import type { Resource } from './kit.ts'

/** What stands under what (`under` of the declarations). */

/** The names under which a record holds the ids of the pages it stands under. */
export const parentIdNames = ({ under }: Pick<Resource, 'under'>): string[] => under.map((name) => `${name}Id`)

/** What of a resource's records stands under which; `idNames` hold the id of the parent. */
export interface Child {
  readonly resource: Resource
  readonly idNames: readonly string[]
}

/** What stands under records of this resource. */
export const childrenOf = ({ name }: Pick<Resource, 'name'>): Child[] =>
  [...registry.values()].flatMap((resource) => {
    const idNames = parentIdNames({ under: resource.under.filter((one) => targetOf(resource, one) === name) })
    return idNames.length > 0 ? [{ resource, idNames }] : []
  })

/** Whether others stand under records of this resource: whether they are pages. */
export const isParent = ({ name }: Pick<Resource, 'name'>): boolean =>
  [...registry.values()].some((resource) => resource.under.some((one) => targetOf(resource, one) === name))

const targetOf = ({ fields }: Resource, reference: string) => {
  const field = fields[reference]
  return field?.kind === 'reference' ? field.to : undefined
}

/** The resource that a record stands under, by the reference a create names; undefined where it stands under none. */
export const parentOf = (resource: Resource): Resource | undefined => {
  const [first] = resource.under
  return first === undefined ? undefined : registry.get(targetOf(resource, first) ?? '')
}

/** The names under which a record holds the ids of its pages: those it stands under, or its own where it is one. */
export const pageIdNames = (resource: Pick<Resource, 'name' | 'under'>): readonly string[] =>
  isParent(resource) ? ['Id'] : parentIdNames(resource)

import { registry, type declarations, type ResourceName } from './index.ts'
import type { Resource } from './kit.ts'

/** Lists that follow from the facts of all declarations. */

/** The resources whose records have a public view (`view`). */
export const viewedResources = (): Resource[] => [...registry.values()].filter(({ view }) => view !== undefined)

/** The path of a record's public view; without `id`, the prefix of all of a resource's views. */
export const viewPath = (name: string, id: number | string = '') => `/${name}/view/${id}`

type Declarations = typeof declarations

/** A resource whose records are suggested while somebody types (`search.suggested`). */
export type SuggestedSource = {
  [N in ResourceName]: Declarations[N]['search'] extends { suggested: string } ? N : never
}[ResourceName]

export const suggestedSources = [...registry.values()]
  .filter(({ search }) => search.suggested)
  .map(({ name }) => name as SuggestedSource)

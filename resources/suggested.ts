import { registry, type declarations, type ResourceName } from './index.ts'

type Declarations = typeof declarations

/** A resource whose records are suggested while somebody types: one that declares `search.suggested`. */
export type SuggestedSource = {
  [N in ResourceName]: Declarations[N]['search'] extends { suggested: string } ? N : never
}[ResourceName]

export const suggestedSources = [...registry.values()]
  .filter(({ search }) => search.suggested)
  .map(({ name }) => name as SuggestedSource)

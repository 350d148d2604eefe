import type { Motif } from '../motifs.ts'
import { daily } from './categories/daily.ts'
import { useful } from './categories/useful.ts'

export type SeedCategory = { motif: Motif; name: string; burmeseName: string; description: string }

/** The grid of the Dir tab (spec 2.86): one category a trade, in the order people ask for them. */
export const categories: readonly SeedCategory[] = [...daily, ...useful].map(
  ([motif, name, burmeseName, english, burmese]) => ({
    motif,
    name,
    burmeseName,
    description: `${english} ${burmese}`,
  }),
)

import type { Motif } from '../../motifs.ts'

/** A trade, its names, and a sentence about it in each language. */
export type CategoryRow = readonly [motif: Motif, name: string, burmeseName: string, english: string, burmese: string]

import type { Resource } from './kit.ts'

/** By what tables are sorted, as both sides know it (docs/rules.md#table-dialect, docs/decisions/tables.md). */

/** What everybody may sort by: an index of the public list has it in order. */
export const boundedSorts = ({ title }: Pick<Resource, 'title'>): readonly string[] => ['Id', 'CreatedAt', title]

/**
 * So many rows are sorted by anything, for people with rights on the whole source. More are sorted only in the order of their creation,
 * which indexes of all records have.
 */
export const maxSorted = 10_000

/** Ids rise with time. */
export const isCreationOrder = (name: string): boolean => name === 'Id' || name === 'CreatedAt'

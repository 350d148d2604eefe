import { compareNames } from '#resources/text/collation.ts'

interface InOrder {
  readonly name: string
  /** its place among those that were put in order by hand */
  readonly order?: number | null
}

/** Compares two records for `sort`: as they were put by hand, behind those by name (docs/rules.md#order). */
export const compareInOrder = (one: InOrder, other: InOrder): number =>
  (one.order ?? Infinity) - (other.order ?? Infinity) || compareNames(one.name, other.name)

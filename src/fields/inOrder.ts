import { compareNames } from '#resources/text/collation.ts'

interface Key {
  readonly name: string
  /** its place among those that were put in order by hand */
  readonly order?: number | null
}

/** A copy of a list as it was put in order by hand, behind that the others by name (docs/rules.md#order). */
export const inOrder = <T>(list: readonly T[], keyOf: (one: T) => Key): T[] =>
  list
    .map((one) => ({ one, key: keyOf(one) }))
    .sort(({ key: a }, { key: b }) => (a.order ?? Infinity) - (b.order ?? Infinity) || compareNames(a.name, b.name))
    .map(({ one }) => one)

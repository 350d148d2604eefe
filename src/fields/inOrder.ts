import { compareNames } from '#resources/text/collation.ts'

interface Key {
  readonly name: string
  /** its place among those that were put in order by hand */
  readonly order?: number | null
}

const placeOf = ({ order }: Key) => order ?? Number.MAX_SAFE_INTEGER
const compare = (one: Key, other: Key) => placeOf(one) - placeOf(other) || compareNames(one.name, other.name)

/** A copy of a list as it was put in order by hand, behind that the others by name (docs/rules.md#order). */
export function inOrder<T>(list: readonly T[], keyOf: (one: T) => Key): T[] {
  return list
    .map((one) => ({ one, key: keyOf(one) }))
    .sort(({ key: one }, { key: other }) => compare(one, other))
    .map(({ one }) => one)
}

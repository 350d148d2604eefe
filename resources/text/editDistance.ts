import { ASAT, CONSONANT, DOT_BELOW } from './letters.ts'

// A final consonant with its asat is heard and mistaken as one sound: ကုန် and ကုံ are one edit apart.
const UNIT = new RegExp(`[${CONSONANT}ဉ]${DOT_BELOW}?${ASAT}|.`, 'gsu')

/** A token, cut into the units that an edit changes: single characters, and a final consonant with its asat as one. */
export const spellingUnits = (token: string): string[] => token.match(UNIT) ?? []

/** Damerau–Levenshtein distance: how many units must be inserted, deleted, replaced or swapped with their neighbour. */
export function editDistance(one: readonly string[], other: readonly string[]): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) least = Math.min(least, beforeLast[j - 2]! + 1)
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[other.length]!
}

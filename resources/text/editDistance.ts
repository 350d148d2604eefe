import { CONSONANT, DOT_BELOW, KILLER } from './letters.ts'

// A killed consonant is one thing to hear and to mistake: ကုန် and ကုံ are one step apart.
const UNIT = new RegExp(`[${CONSONANT}ဉ]${DOT_BELOW}?${KILLER}|.`, 'gsu')

/** A token in the pieces that people mix up: letters, and killed consonants as one. */
export const spellingUnits = (token: string): string[] => token.match(UNIT) ?? []

/** How many pieces must be put in, left out, changed or swapped with their neighbour to make one of the other. */
export function editDistance(one: readonly string[], other: readonly string[]): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) least = Math.min(least, beforeLast[j - 2]! + 1)
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[other.length]!
}

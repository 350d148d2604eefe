/**
 * Chance that is none: every choice of the seed is a function of a number and a salt, so that the same database comes
 * out on every machine, row n can be made without the rows before it, and volume seeding needs no state.
 */
export function mix(n: number, salt: number): number {
  let h = (n + 1) ^ Math.imul(salt + 1, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** One of a non-empty list. */
export function pick<T>(list: readonly T[], n: number, salt: number): T {
  return list[mix(n, salt) % list.length] as T
}

/** The element at i, counted round the list, for lists that are to be used up before one comes twice. */
export function turn<T>(list: readonly T[], i: number): T {
  return list[i % list.length] as T
}

/** True for about `percent` of all n. */
export function chance(n: number, salt: number, percent: number): boolean {
  return mix(n, salt) % 100 < percent
}

/** -1 … 1, thick in the middle, as shops stand round a market. */
export function around(n: number, salt: number): number {
  return (mix(n, salt) + mix(n, salt + 977)) / 0xffffffff - 1
}

/** A cumulative table for weighted choice: list[i] comes weights[i] times. */
export function weighted<T>(rows: readonly (readonly [T, number])[]): readonly T[] {
  return rows.flatMap(([value, weight]) => Array<T>(weight).fill(value))
}

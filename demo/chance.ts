/**
 * Choices that look random and are not: each is a function of a number and a salt. The same world comes out on every
 * machine, and row n can be made without the rows before it. Changing these functions changes every text and relation.
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

/** True for about `share` percent of all n. */
export function percent(n: number, salt: number, share: number): boolean {
  return mix(n, salt) % 100 < share
}

/** -1 … 1, thick in the middle, as shops stand round a market. */
export function around(n: number, salt: number): number {
  return (mix(n, salt) + mix(n, salt + 977)) / 0xffffffff - 1
}

/** A cumulative table for weighted choice: list[i] comes weights[i] times. */
export function weighted<T>(rows: readonly (readonly [T, number])[]): readonly T[] {
  return rows.flatMap(([value, weight]) => Array<T>(weight).fill(value))
}

/** A number from 0 up to 1, for what is counted and dated. */
export function fraction(n: number, salt: number): number {
  let x = (n + 1) * 0x9e3779b1 + salt * 0x85ebca6b
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return ((x ^ (x >>> 15)) >>> 0) / 2 ** 32
}

/** A whole number from 0 up to `below`. */
export const choose = (n: number, salt: number, below: number) => Math.floor(fraction(n, salt) * below)

const day = 24 * 60 * 60 * 1000

/** The moment so many days before `now`, at a time of day when shops are awake in Yangon (UTC+6:30). */
export function daysBefore(now: Date, days: number, n: number): Date {
  const date = new Date(now.getTime() - days * day)
  date.setUTCHours(1 + choose(n, 901, 13), choose(n, 902, 60), choose(n, 903, 60), 0)
  return date > now ? new Date(now.getTime() - choose(n, 904, 3600) * 1000) : date
}

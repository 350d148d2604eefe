/** Addresses and people that are counted at a time: a Map of them takes about 10 MB. */
const maxKeys = 100_000

/** Counts under this key. Returns the seconds to wait, 0 within the limit; what is refused does not count. */
type CountInWindow = (key: string, limit: number, weight?: number) => number

/**
 * Counts keys in time windows, in this process. Beyond `most` keys those unseen for longest are forgotten, so that a
 * sender with millions of addresses cannot fill the memory.
 */
export function countInWindows(seconds: number, most = maxKeys): CountInWindow {
  let window = 0
  let counts = new Map<string, number>()
  return (key, limit, weight = 1) => {
    const now = Date.now() / 1000
    if (Math.floor(now / seconds) !== window) {
      window = Math.floor(now / seconds)
      counts = new Map()
    }
    const before = counts.get(key) ?? 0
    const isWithin = before + weight <= limit
    // Deleted and set again, so that a Map, which keeps the order of insertion, ends with the keys seen last.
    counts.delete(key)
    counts.set(key, isWithin ? before + weight : before)
    if (counts.size > most) counts.delete(counts.keys().next().value!)
    return isWithin ? 0 : seconds - Math.floor(now % seconds)
  }
}

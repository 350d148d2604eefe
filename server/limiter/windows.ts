import { LRUCache } from 'lru-cache'

/** Addresses and people that are counted at a time: so many take about 10 MB. */
const maxKeys = 100_000

/** Counts keys in time windows, in this process. Beyond `most` those unseen for longest go: millions of addresses cannot fill the memory. */
export function countInWindows(seconds: number, most = maxKeys) {
  let window = 0
  const counts = new LRUCache<string, number>({ maxSize: most, sizeCalculation: () => 1 })
  /** Counts under this key. Returns the seconds to wait, 0 within the limit; what is refused does not count. */
  return (key: string, limit: number, weight = 1): number => {
    const now = Date.now() / 1000
    if (Math.floor(now / seconds) !== window) {
      window = Math.floor(now / seconds)
      counts.clear()
    }
    const before = counts.get(key) ?? 0
    const isWithin = before + weight <= limit
    counts.set(key, isWithin ? before + weight : before)
    return isWithin ? 0 : seconds - Math.floor(now % seconds)
  }
}

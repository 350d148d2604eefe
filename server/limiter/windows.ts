import { LRUCache } from 'lru-cache'
import { shareWindow } from './machines.ts'
import { isAlone, openShared } from './sharing.ts'

/** Addresses and people that are counted at a time: so many take about 10 MB. */
const maxKeys = 100_000

/** Whoever has counted so much of a limit is told to other machines. */
const nearPart = 0.1
/** That are told at a time. */
const mostNear = 2000

/** Counts under this key. Returns the seconds to wait, 0 within the limit; what is refused does not count. */
type CountInWindow = (key: string, limit: number, weight?: number) => number

/**
 * Counts keys in time windows, in the memory of this server's processes. Beyond `most` keys those unseen for longest are
 * forgotten, so that a sender with millions of addresses cannot fill the memory.
 * @param name under which the processes tell each other what they count
 */
export function countInWindows(name: string, seconds: number, most = maxKeys): CountInWindow {
  let window = 0
  const counts = new LRUCache<string, number>({ maxSize: most, sizeCalculation: () => 1 })
  const roll = (now: number) => {
    if (Math.floor(now / seconds) === window) return
    window = Math.floor(now / seconds)
    counts.clear()
    near = new Map()
  }
  // Of who has a part of the limit behind them: how much was counted here, and how much of that is told.
  let near = new Map<string, { here: number; told: number }>()
  shareWindow(name, {
    take() {
      roll(Date.now() / 1000)
      const keys = new Map<string, number>()
      for (const [key, one] of near) {
        keys.set(key, one.here - one.told)
        one.told = one.here
      }
      return { keys, since: window * seconds }
    },
    put(since, key, total) {
      if (since === window * seconds) counts.set(key, Math.max(counts.get(key) ?? 0, total))
    },
  })
  const tell = openShared(name, (toldWindow, key, weight) => {
    roll(Date.now() / 1000)
    if (toldWindow === window) counts.set(key, (counts.get(key) ?? 0) + weight)
  })
  // Before somebody is near, what came here is not known apart: it is told with the first of it that is.
  const countHere = (key: string, weight: number, isNear: boolean) => {
    const one = near.get(key)
    if (one) one.here += weight
    else if (isNear && near.size < mostNear) near.set(key, { here: isAlone() ? counts.get(key)! : weight, told: 0 })
  }
  return (key, limit, weight = 1) => {
    const now = Date.now() / 1000
    roll(now)
    const before = counts.get(key) ?? 0
    const isWithin = before + weight <= limit
    counts.set(key, isWithin ? before + weight : before)
    if (isWithin) {
      tell(window, key, weight)
      countHere(key, weight, before + weight >= limit * nearPart)
    }
    return isWithin ? 0 : seconds - Math.floor(now % seconds)
  }
}

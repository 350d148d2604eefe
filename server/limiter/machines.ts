/**
 * Counts of limits that the machines of one database tell each other through it, since a person's requests may lead to any of
 * them (docs/decisions/processes.md). Only who comes near a limit is told of.
 */

/** What a process has counted of a key, in its window, since it last told. */
export interface Told {
  /** Names the limit and the key. */
  key: string
  /** The seconds at which the window began. */
  since: number
  weight: number
}

/** A limit that is shared. */
export interface SharedWindow {
  /** What is to be told, by key. */
  take(): { keys: Map<string, number>; since: number }
  /** Receives how much all of them have counted of a key in this window. */
  put(since: number, key: string, total: number): void
}

/** Adds what was counted here, and answers with the totals of all, in the same order. */
type Exchange = (told: readonly Told[]) => Promise<number[]>

/** Milliseconds. By what a sender counts on other machines meanwhile, a limit may be exceeded. */
const everyMs = 500

const shared = new Map<string, SharedWindow>()

/** Takes part under this name. */
export const shareWindow = (name: string, window: SharedWindow): void => void shared.set(name, window)

/** From now on machines are told. */
export function tellMachines(exchange: Exchange): { stop(): void } {
  let isTelling = false
  const timer = setInterval(() => {
    if (isTelling) return
    isTelling = true
    void tell(exchange)
      // What was to be told is lost: the next look tells what came since.
      .catch(() => undefined)
      .finally(() => (isTelling = false))
  }, everyMs).unref()
  return { stop: () => clearInterval(timer) }
}

async function tell(exchange: Exchange): Promise<void> {
  const told: Told[] = []
  const receivers: ((total: number) => void)[] = []
  for (const [name, window] of shared) {
    const { keys, since } = window.take()
    for (const [key, weight] of keys) {
      told.push({ key: `shared ${name} ${key}`, since, weight })
      receivers.push((total) => window.put(since, key, total))
    }
  }
  if (told.length === 0) return
  const totals = await exchange(told)
  totals.forEach((total, n) => receivers[n]!(total))
}

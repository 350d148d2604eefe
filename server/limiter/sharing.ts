/**
 * Counts of limits that the processes of one server tell each other, since a person's connections may lead to any of them
 * (docs/decisions/processes.md). With one process nobody is told.
 */

/** What a process has counted under these keys since it last told. */
export interface SharedCounts {
  /** Of the limit. */
  name: string
  window: number
  counts: (readonly [key: string, weight: number])[]
}

/** Calls back when the others can be told more. */
export type TellOthers = (shared: SharedCounts[], done: () => void) => void

type Receive = (window: number, key: string, weight: number) => void

/** Milliseconds. By what a sender counts in other processes meanwhile, a limit may be exceeded. */
const pauseMs = 20
/** Keys that wait to be told, so that a flood of addresses cannot fill the memory. */
const maxWaiting = 20_000

const receivers = new Map<string, Receive>()
const waiting = new Map<string, { window: number; counts: Map<string, number> }>()
let tellOthers: TellOthers | undefined
let isTelling = false

/** From now on what is counted here is told. */
export function shareCounts(tell: TellOthers): void {
  tellOthers = tell
}

/** Whether no other process of this server counts too. */
export const isAlone = (): boolean => tellOthers === undefined

/**
 * Takes part under this name. The returned function says what was counted here.
 * @param receive is given what was counted elsewhere
 */
export function openShared(name: string, receive: Receive): Receive {
  receivers.set(name, receive)
  return (window, key, weight) => {
    if (!tellOthers) return
    let here = waiting.get(name)
    if (here?.window !== window) waiting.set(name, (here = { window, counts: new Map() }))
    if (here.counts.size < maxWaiting || here.counts.has(key))
      here.counts.set(key, (here.counts.get(key) ?? 0) + weight)
    tellSoon()
  }
}

export function receiveCounts(shared: readonly SharedCounts[]): void {
  for (const { name, window, counts } of shared)
    for (const [key, weight] of counts) receivers.get(name)?.(window, key, weight)
}

/** One message at a time: who is slow to read gets fewer and longer ones. */
function tellSoon(): void {
  if (isTelling) return
  isTelling = true
  setTimeout(() => {
    const shared = [...waiting].map(([name, { window, counts }]) => ({ name, window, counts: [...counts] }))
    waiting.clear()
    tellOthers?.(shared, () => {
      isTelling = false
      if (waiting.size > 0) tellSoon()
    })
  }, pauseMs).unref()
}

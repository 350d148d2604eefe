import { useSyncExternalStore } from 'react'

let now: Date | null = null
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** One clock for all that ask: a list of fifty shops needs no fifty timers. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = new Date()
    listeners.forEach((tell) => tell())
  }, 60_000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    now = null
  }
}

/** The time, each minute anew. Null on the server and in the first render: their clocks differ. */
export const useNow = () =>
  useSyncExternalStore(
    subscribe,
    () => (now ??= new Date()),
    () => null,
  )

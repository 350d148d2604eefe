import { useSyncExternalStore } from 'react'

let now: Date | null = null
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** One shared timer: a list of 50 shops needs no 50 timers. */
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

/**
 * The current time, updated every minute. Null on the server and in the first render, because server and browser
 * clocks differ.
 */
export const useNow = () =>
  useSyncExternalStore(
    subscribe,
    () => (now ??= new Date()),
    () => null,
  )

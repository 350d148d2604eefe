import { onceLeft } from './backEntry.ts'

/**
 * Goes back to the entry below in the history, which is of the same screen, and does then what follows. Neither the router nor whoever
 * else listens hears of the step.
 */
export function stepBack(then: () => void): void {
  const onPopState = (event: PopStateEvent) => {
    event.stopImmediatePropagation()
    then()
  }
  onceLeft(() => {
    window.addEventListener('popstate', onPopState, { capture: true, once: true })
    window.history.go(-1)
  })
}

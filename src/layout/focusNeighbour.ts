import { focusQuietly } from './frame/useArrival.ts'

const first = 'button:not(:disabled), a[href]'

/**
 * The thing around this element is about to be taken away, and the focus with it: once it is gone, the next of its kind has it,
 * else the one before, else the heading they stand under (docs/experience.md#accessible).
 * @param kind selector of the things one of which goes
 * @param act selector of what to focus in the neighbour; its first button or link where that has none
 * @returns the way to call it off, for when the thing stays
 */
export function focusNeighbourOf(inside: Element, kind: string, act = first): () => void {
  const gone = inside.closest(kind)
  const around = inside.closest('section, main')
  if (!gone || !around) return () => undefined
  const all = [...around.querySelectorAll(kind)]
  const at = all.indexOf(gone)
  const neighbour = all[at + 1] ?? all[at - 1]
  const watch = new MutationObserver(() => {
    if (gone.isConnected) return
    watch.disconnect()
    const goals = [neighbour?.querySelector(act), neighbour?.querySelector(first), around.querySelector('h1, h2')]
    const goal = goals.find((one) => one instanceof HTMLElement && one.isConnected)
    if (goal instanceof HTMLElement) focusQuietly(goal)
  })
  watch.observe(around, { childList: true, subtree: true })
  return () => watch.disconnect()
}

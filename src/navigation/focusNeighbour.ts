import { focusQuietly } from './useFocusOnNavigation.ts'

const firstControl = 'button:not(:disabled), a[href]'

/**
 * Moves the focus when an item is about to be removed from a list: after its removal the next item gets the focus,
 * else the previous one, else the section's heading (docs/experience.md#accessible).
 * @param itemSelector selector of the list's items
 * @param targetSelector selector of the element to focus within the neighbour; by default its first button or link
 * @returns a function that cancels this, for when the item stays
 */
export function focusNeighbourOf(inside: Element, itemSelector: string, targetSelector = firstControl): () => void {
  const item = inside.closest(itemSelector)
  // An item may be a section itself.
  const container = item?.parentElement?.closest('section, main')
  if (!item || !container) return () => undefined
  const all = [...container.querySelectorAll(itemSelector)]
  const at = all.indexOf(item)
  const neighbour = all[at + 1] ?? all[at - 1]
  const observer = new MutationObserver(() => {
    if (item.isConnected) return
    observer.disconnect()
    const candidates = [
      neighbour?.querySelector(targetSelector),
      neighbour?.matches(firstControl) ? neighbour : neighbour?.querySelector(firstControl),
      container.querySelector('h1, h2'),
    ]
    const target = candidates.find((one) => one instanceof HTMLElement && one.isConnected)
    if (target instanceof HTMLElement) focusQuietly(target)
  })
  observer.observe(container, { childList: true, subtree: true })
  return () => observer.disconnect()
}

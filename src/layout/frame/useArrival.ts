import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** What of a screen had the focus last, by the history entry it stands in: a link, as it can be found again. */
const left = new Map<string, string>()

/**
 * A new screen has the focus on its heading, where screen readers begin to read and Tab goes on from (docs/experience.md#accessible).
 * Going back returns to the link one had left by, as the scroll place does. Whoever came by an address is left alone.
 * @param place id of the element the screens stand in
 */
export function useArrival(place: string): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const before = useRef(pathname)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const link = target instanceof Element && target.closest(`#${place} a[href]`)
      if (link) left.set(key, link.getAttribute('href') ?? '')
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [key, place])
  useEffect(() => {
    // Another question to the same screen is no new screen: who types a search goes on typing.
    if (before.current === pathname) return
    before.current = pathname
    return whenThere(place, (screen, heading) => {
      const link = type === 'POP' ? left.get(key) : undefined
      const again = link === undefined ? null : screen.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`)
      focusQuietly(again ?? heading)
    })
  }, [key, pathname, place, type])
}

/** Its code may still be on its way: calls back once the heading stands there; returns the way to give up. */
function whenThere(place: string, act: (screen: HTMLElement, heading: HTMLElement) => void): () => void {
  const screen = document.getElementById(place)
  if (!screen) return () => undefined
  const look = () => {
    const heading = screen.querySelector<HTMLElement>('h1')
    if (!heading) return
    watch.disconnect()
    // Somebody who is already at work here, by hand or by the screen's own will, is not torn away.
    if (document.activeElement !== screen && screen.contains(document.activeElement)) return
    act(screen, heading)
  }
  const watch = new MutationObserver(look)
  watch.observe(screen, { childList: true, subtree: true })
  look()
  return () => watch.disconnect()
}

/** Focus without a jump: scroll places are kept elsewhere. */
export function focusQuietly(element: HTMLElement): void {
  if (!element.matches('a, button, input, textarea, select, [tabindex]')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

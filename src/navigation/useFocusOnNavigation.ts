import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { afterPaint } from '#src/providers/device/scheduling.ts'

/** The href of the link focused last, by history entry. */
const lastFocusedHref = new Map<string, string>()

/**
 * Moves the focus to a new screen's heading, where screen readers start reading and Tab continues
 * (docs/experience.md#accessible), when the screen is painted: before, the browser would lay it out for the focus and once more for
 * the frame. Going back focuses the link the person left by, matching the restored scroll position. The first screen after loading
 * keeps the browser's focus.
 * @param containerId id of the element that contains the screens
 */
export function useFocusOnNavigation(containerId: string): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const link = target instanceof Element && target.closest(`#${containerId} a[href]`)
      if (link) lastFocusedHref.set(key, link.getAttribute('href') ?? '')
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [key, containerId])
  useEffect(() => {
    // A changed query is not a new screen: somebody typing a search keeps the focus.
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    return whenHeadingAppears(containerId, (screen, heading) => {
      const link = type === 'POP' ? lastFocusedHref.get(key) : undefined
      const lastLink = link === undefined ? null : screen.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`)
      focusQuietly(lastLink ?? heading)
    })
  }, [key, pathname, containerId, type])
}

/**
 * Calls back once the screen's heading exists, since its code may still be loading. Returns a function that cancels.
 */
function whenHeadingAppears(
  containerId: string,
  onHeading: (screen: HTMLElement, heading: HTMLElement) => void,
): () => void {
  const screen = document.getElementById(containerId)
  if (!screen) return () => undefined
  let isLeft = false
  const check = () => {
    if (isLeft) return
    const heading = screen.querySelector<HTMLElement>('h1')
    if (!heading) return
    observer.disconnect()
    // Keeps the focus if it is already inside the screen, set by the person or by the screen itself.
    if (document.activeElement !== screen && screen.contains(document.activeElement)) return
    onHeading(screen, heading)
  }
  const observer = new MutationObserver(check)
  observer.observe(screen, { childList: true, subtree: true })
  afterPaint(check)
  return () => {
    isLeft = true
    observer.disconnect()
  }
}

/** Focuses without scrolling: useScrollRestoration sets the scroll position. */
export function focusQuietly(element: HTMLElement): void {
  if (!element.matches('a, button, input, textarea, select, [tabindex]')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

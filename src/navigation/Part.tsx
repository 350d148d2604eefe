import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import styles from './Part.module.css'

/** On a part that is not hydrated yet: until then its texts must be as the server wrote them (BurmeseLineBreaks.tsx). */
export const waitingAttribute = 'data-waiting'

/**
 * A part of a screen that is hydrated after it, in a task of its own, so that a slow phone answers taps in between. React hydrates
 * it at once where somebody taps it.
 */
export function Part({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} className={styles.part} {...{ [waitingAttribute]: '' }}>
      <Suspense fallback={fallback}>
        <Arrival place={place} />
        {children}
      </Suspense>
    </div>
  )
}

function Arrival({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    place.current?.removeAttribute(waitingAttribute)
    if (!tapped || isWaiting(tapped)) return
    const button = tapped
    tapped = null
    button.click()
  }, [place])
  return null
}

/** A button that was tapped in a part whose code is still on its way. */
let tapped: HTMLElement | null = null
const isWaiting = (element: Element) => element.closest(`[${waitingAttribute}]`) !== null

/** Taps such a button again when its part has come: React drops the tap, and links need no code. */
export function keepTaps(): void {
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button:not([type=submit])') : null
    if (!button || !isWaiting(button)) return
    // Where the code is there, React has hydrated the part by then, and answered.
    setTimeout(() => (tapped = isWaiting(button) ? button : null))
  }
  addEventListener('click', keep, true)
}

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
  useEffect(() => place.current?.removeAttribute(waitingAttribute), [place])
  return null
}

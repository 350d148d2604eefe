import { Suspense, useLayoutEffect, type RefObject } from 'react'
import { lazyPiece } from '#src/navigation/lazy.tsx'
import { addStyles } from '#src/theme/addStyles.ts'
import styles from './paneBeside.css?inline'
import { useOpenBeside } from './useOpenBeside.ts'

// Only a desktop shows it.
addStyles(styles)

const BusinessPane = lazyPiece(async () => (await import('./BusinessPane.tsx')).BusinessPane)

/** The business of a list that is open, at the edge of the window. */
export function PaneBeside({ list }: { list: RefObject<HTMLElement | null> }) {
  const { selected, close } = useOpenBeside(list)
  const isOpen = selected !== null
  // Gone with the list, in the same frame: the next screen has the whole width.
  useLayoutEffect(() => {
    const main = isOpen ? document.querySelector('main') : null
    main?.setAttribute('data-beside-pane', '')
    return () => main?.removeAttribute('data-beside-pane')
  }, [isOpen])
  if (!isOpen) return null
  return (
    <div className="paneBeside">
      <Suspense>
        <BusinessPane key={selected} id={selected} close={close} />
      </Suspense>
    </div>
  )
}

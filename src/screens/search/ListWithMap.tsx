import { Suspense, useRef, type ReactNode } from 'react'
import type { NarrowedName, OrderedAs } from '#resources/narrowing.ts'
import { lazyWithSentences } from '#src/navigation/lazyMui.ts'
import { useWide } from '#src/resource/beside/useWide.ts'
import styles from './SearchScreen.module.css'

const BesideResults = lazyWithSentences(async () => (await import('./BesideResults.tsx')).BesideResults, ['browsing'])

interface ListWithMapProps {
  name: NarrowedName
  text: string
  as: OrderedAs
  /** the list */
  children: ReactNode
}

/** Of a screen with the map beside its list: to the edge of a wide window. */
export const toTheEdge = { maxWidth: 'none' }

/** A desktop shows businesses as a list and on the map at once; the others show the list. */
export function ListWithMap({ name, text, as, children }: ListWithMapProps) {
  const list = useRef<HTMLDivElement>(null)
  const isWide = useWide()
  if (name !== 'page') return children
  return (
    <div className={styles.beside}>
      <div ref={list}>{children}</div>
      {isWide && (
        <Suspense fallback={<div />}>
          <BesideResults list={list} text={text} as={as} />
        </Suspense>
      )}
    </div>
  )
}

import { Suspense, useRef, type ReactNode } from 'react'
import { lazyWithSentences } from '#src/navigation/lazyMui.ts'
import { useWide } from './useWide.ts'

const PaneBeside = lazyWithSentences(async () => (await import('./PaneBeside.tsx')).PaneBeside, ['browsing'])

/** On a desktop the businesses of a list open beside it. */
export function ListWithPane({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={list}>{children}</div>
      {useWide() && (
        <Suspense>
          <PaneBeside list={list} />
        </Suspense>
      )}
    </>
  )
}

import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { chunkSize, ColumnGrid, type Columns } from './ColumnGrid.tsx'

interface Props<T> {
  items: readonly T[]
  columns: Columns
  render: (item: T, first: boolean) => ReactNode
}

/** How far beyond the screen chunks stay drawn, so that a flick never shows a hole. */
const margin = '2400px'
/** As many cards as can stand in a first screenful on a phone. */
const firstOnes = 2

/**
 * A long list drawn in chunks of whole rows, of which only those near the screen are in the document; the others leave
 * their height behind. So a list of thousands stays light, and going back finds every height as it was. It needs no
 * measuring before the first paint, which is why the server can render it.
 */
export function WindowedChunks<T extends { id: unknown }>({ items, columns, render }: Props<T>) {
  const size = chunkSize[columns]
  const chunks = useMemo(
    () => Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size)),
    [items, size],
  )
  return chunks.map((chunk, at) => (
    <Chunk key={at} isLast={at === chunks.length - 1} columns={columns}>
      {() =>
        chunk.map((item, index) => (
          <div key={String(item.id)} data-card>
            {render(item, at === 0 && index < firstOnes)}
          </div>
        ))
      }
    </Chunk>
  ))
}

function Chunk({ isLast, columns, children }: { isLast: boolean; columns: Columns; children: () => ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const element = place.current
    // The last one is still filling up.
    if (!element || isLast) return
    const observer = new IntersectionObserver(
      ([entry]) => entry && setHeight(entry.isIntersecting ? null : entry.boundingClientRect.height),
      { rootMargin: `${margin} 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isLast])
  return (
    <div
      ref={place}
      style={{ paddingBottom: isLast ? 0 : columns === 'directory' ? 12 : 16, height: height ?? undefined }}
    >
      {height === null && <ColumnGrid columns={columns}>{children()}</ColumnGrid>}
    </div>
  )
}

import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { chunkSize, ColumnGrid, type Columns } from './ColumnGrid.tsx'

interface Props<T> {
  items: readonly T[]
  columns: Columns
  render: (item: T, priority: boolean) => ReactNode
}

/** Distance from the viewport within which chunks stay rendered, so that fast scrolling shows no gaps. */
const renderMargin = '2400px'
/** Cards that fit into the first screenful of a phone. */
const priorityCount = 2

/**
 * A long list rendered in chunks of whole rows. Only chunks near the viewport are in the document; the others are
 * replaced by an empty space of the same height. A list of thousands stays light this way, and going back restores
 * the same heights. The first paint needs no measurement, so the server can render it too.
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
            {render(item, at === 0 && index < priorityCount)}
          </div>
        ))
      }
    </Chunk>
  ))
}

function Chunk({ isLast, columns, children }: { isLast: boolean; columns: Columns; children: () => ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const element = container.current
    // The last chunk is still growing.
    if (!element || isLast) return
    const observer = new IntersectionObserver(
      ([entry]) => entry && setHeight(entry.isIntersecting ? null : entry.boundingClientRect.height),
      { rootMargin: `${renderMargin} 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isLast])
  return (
    <div
      ref={container}
      style={{ paddingBottom: isLast ? 0 : columns === 'directory' ? 12 : 16, height: height ?? undefined }}
    >
      {height === null && <ColumnGrid columns={columns}>{children()}</ColumnGrid>}
    </div>
  )
}

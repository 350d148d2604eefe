import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { pageSize } from '#src/providers/httpReader.ts'
import { ColumnGrid, type Columns } from './ColumnGrid.tsx'
import type { ListWindow, Shown } from './listWindow.ts'
import type { GrowingList } from './useList.ts'

interface Props<T> {
  list: GrowingList<T>
  columns: Columns
  card: (item: T, priority: boolean) => ReactNode
  skeleton: ReactNode
}

/** Cards that fit into the first screenful of a phone: the largest paint is any of them. */
const priorityCount = { feed: 2, directory: 4, manage: 2, rows: 2 } as const satisfies Record<Columns, number>
const everything: Shown = { first: 0, end: Infinity, before: 0, after: 0 }
/** What a screen that is opened shows of a list that is known already. */
const firstPage: Shown = { ...everything, end: pageSize }

/** The windows' code, loaded when the first list grows beyond its first page. */
let loaded: typeof import('./listWindow.ts') | undefined

/**
 * A list of any length of which only the rows near the viewport are in the document (docs/decisions/long-lists.md). What is above and
 * below them is an empty space of the same height. The first page needs no measurement, so the server renders it, and a list that does
 * not grow beyond it is not measured at all.
 */
export function WindowedList<T extends { id: unknown }>({ list, columns, card, skeleton }: Props<T>) {
  const { items, start = 0 } = list
  const { key: historyKey } = useLocation()
  const container = useRef<HTMLDivElement>(null)
  const rows = useRef<ListWindow | undefined>(undefined)
  const isLong = items.length > (list.isComplete ? pageSize * 10 : pageSize)
  const wasLong = loaded !== undefined && isLong
  const [shown, setShown] = useState(wasLong ? (loaded?.rememberedPlace(historyKey) ?? firstPage) : everything)
  const [isWindowed, setIsWindowed] = useState(wasLong)

  useEffect(() => {
    // Without the code, and in browsers that cannot watch sizes, the list is shown as a whole.
    if (!isLong || isWindowed || !('ResizeObserver' in globalThis)) return
    void import('./listWindow.ts').then(
      (module) => {
        loaded = module
        setIsWindowed(true)
      },
      () => undefined,
    )
  }, [isLong, isWindowed])
  useLayoutEffect(() => {
    if (!isWindowed || !loaded || !container.current) return
    const opened = new loaded.ListWindow(container.current, historyKey, setShown)
    rows.current = opened
    return () => {
      rows.current = undefined
      opened.close()
    }
  }, [isWindowed, historyKey])
  useLayoutEffect(() => rows.current?.update(list, shown))

  const { first, end, before, after } = shown
  const cards = items.slice(Math.max(0, first - start), Math.max(0, end - start))
  return (
    <div ref={container}>
      <div style={{ height: before }} />
      <ColumnGrid columns={columns}>
        {cards.map((item, at) => (
          <div key={String(item.id)} data-card>
            {card(item, first + at < priorityCount[columns])}
          </div>
        ))}
        {cards.length === 0 && skeleton}
      </ColumnGrid>
      <div style={{ height: after }} />
    </div>
  )
}

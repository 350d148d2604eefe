import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { whenIdle } from '#src/providers/device/scheduling.ts'
import { useIsHydrated } from '#src/providers/device/storage.ts'
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
const priorityCount = (columns: Columns) => (columns === 'directory' ? 4 : 2)
const everything: Shown = { first: 0, end: Infinity, before: 0, after: 0 }

/** The windows' code, loaded when the first list is in the document and the browser has nothing else to do. */
let loaded: typeof import('./listWindow.ts') | undefined
const load = () =>
  import('./listWindow.ts').then(
    (module) => void (loaded = module),
    () => undefined,
  )

/**
 * A list of any length of which only the rows near the viewport are in the document (docs/decisions/long-lists.md). What is above and
 * below them is an empty space of the same height. A list that is no longer than its first page is there as a whole: the server renders
 * it so, and a screen that is opened begins with the rows in view and adds the others when these are painted.
 */
export function WindowedList<T extends { id: unknown }>({ list, columns, card, skeleton }: Props<T>) {
  const { items, start = 0 } = list
  const { key: historyKey } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const isHydrated = useIsHydrated()
  const container = useRef<HTMLDivElement>(null)
  const rows = useRef<ListWindow | undefined>(undefined)
  const isLong = items.length > (list.isComplete ? pageSize * 10 : pageSize)
  const [shown, setShown] = useState(() =>
    loaded && isHydrated ? loaded.shownAtFirst(historyKey, columns, isLong, isBack) : everything,
  )
  const latest = useRef<Parameters<ListWindow['update']>>(null!)

  useLayoutEffect(() => {
    latest.current = [list, shown, isLong]
    rows.current?.update(...latest.current)
  })
  useLayoutEffect(() => {
    let isLeft = false
    const open = () => {
      // Without the code the list is shown as a whole.
      if (!isLeft) rows.current = loaded?.openWindow(container.current!, historyKey, setShown)
      rows.current?.update(...latest.current)
    }
    if (loaded) open()
    else whenIdle(() => void load().then(open))
    return () => {
      isLeft = true
      rows.current?.close()
      rows.current = undefined
    }
  }, [historyKey])

  const { first, end, before, after } = shown
  const cards = items.slice(Math.max(0, first - start), Math.max(0, end - start))
  return (
    <div ref={container}>
      <div style={{ height: before }} />
      <ColumnGrid columns={columns}>
        {cards.map((item, at) => (
          <div key={String(item.id)} data-card>
            {card(item, first + at < priorityCount(columns))}
          </div>
        ))}
        {cards.length === 0 && skeleton}
      </ColumnGrid>
      <div style={{ height: after }} />
    </div>
  )
}

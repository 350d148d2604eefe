import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '#src/messages/index.ts'
import { ErrorState } from './ListStates.tsx'
import type { GrowingList } from './useList.ts'
import { Text } from '#src/elements/Text.tsx'
import { Button } from '#src/elements/Button.tsx'
import { classNames } from '#src/elements/classNames.ts'
import { focusQuietly } from '#src/navigation/useFocusOnNavigation.ts'
import styles from './SectionList.module.css'

interface SectionListProps<T> {
  list: GrowingList<T>
  /** The list's rows, each an `li`. */
  children: readonly ReactNode[]
  className?: string | undefined
  /** Shown when there are no rows. */
  empty: string
  /** Label of the button that loads the next 20. */
  more: string
  /** How many rows it shows at first, and the label of the button that shows all. */
  first?: { readonly few: number; readonly all: string }
}

/**
 * A list within a section of a detail screen: a button loads more rows, and each state takes one line
 * (docs/experience.md#lists).
 */
export function SectionList<T>({ list, children, className, empty, more, first }: SectionListProps<T>) {
  const t = useMessages()
  const rows = useRef<HTMLUListElement>(null)
  const [isWhole, setWhole] = useState(false)
  const few = first && !isWhole && children.length > first.few ? first : null
  const showAll = (from: number) => {
    flushSync(() => setWhole(true))
    // The button is gone: reading goes on with the first row that it brought.
    const next = rows.current?.children[from]
    if (next instanceof HTMLElement) focusQuietly(next)
  }
  return (
    <>
      {list.isFailed && <ErrorState compact error={list.error} retry={list.retry} />}
      {!list.isLoading && !list.isFailed && list.items.length === 0 && <Text color="muted">{empty}</Text>}
      <ul ref={rows} className={classNames(styles.list, className)}>
        {few ? children.slice(0, few.few) : children}
      </ul>
      {few && (
        <Button className={styles.more} variant="outlined" onClick={() => showAll(few.few)}>
          {few.all}
        </Button>
      )}
      {list.hasStopped && <ErrorState compact text={t.lists.moreFailed} error={list.error} retry={list.retry} />}
      {!few && list.hasMore && list.items.length >= 20 && (
        <Button className={styles.more} onClick={list.loadMore} disabled={list.isLoadingMore}>
          {more}
        </Button>
      )}
    </>
  )
}

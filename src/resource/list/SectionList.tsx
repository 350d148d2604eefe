import type { ReactNode } from 'react'
import { useMessages } from '#src/messages/index.ts'
import { ErrorState } from './ListStates.tsx'
import type { GrowingList } from './useList.ts'
import { Text } from '#src/elements/Text.tsx'
import { Button } from '#src/elements/Button.tsx'
import styles from './SectionList.module.css'

interface SectionListProps<T> {
  list: GrowingList<T>
  /** The list's rows, each an `li`. */
  children: ReactNode
  /** Shown when there are no rows. */
  empty: string
  /** Label of the button that loads the next 20. */
  more: string
}

/**
 * A list within a section of a detail screen: a button loads more rows, and each state takes one line
 * (docs/experience.md#lists).
 */
export function SectionList<T>({ list, children, empty, more }: SectionListProps<T>) {
  const t = useMessages()
  return (
    <>
      {list.isFailed && <ErrorState compact retry={list.retry} />}
      {!list.isLoading && !list.isFailed && list.items.length === 0 && <Text color="muted">{empty}</Text>}
      <ul className={styles.list}>{children}</ul>
      {list.hasStopped && <ErrorState compact text={t.lists.moreFailed} retry={list.retry} />}
      {list.hasMore && list.items.length >= 20 && (
        <Button className={styles.more} onClick={list.loadMore} disabled={list.isLoadingMore}>
          {more}
        </Button>
      )}
    </>
  )
}

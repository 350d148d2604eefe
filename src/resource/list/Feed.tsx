import type { ReactNode } from 'react'
import { Dots } from '#src/layout/feedback/Dots.tsx'
import { PullToRefresh } from '#src/layout/frame/PullToRefresh.tsx'
import { useMessages } from '#src/messages/index.ts'
import { type Columns, ColumnGrid } from './ColumnGrid.tsx'
import { EmptyState, ErrorState, MutedErrorState } from './ListStates.tsx'
import { Sentinel } from './Sentinel.tsx'
import type { GrowingList } from './useList.ts'
import { WindowedList } from './WindowedList.tsx'
import styles from './Feed.module.css'

interface FeedProps<T> {
  list: GrowingList<T>
  columns: Columns
  /** `priority`: in the first screenful, so its picture loads eagerly */
  card: (item: T, priority: boolean) => ReactNode
  skeleton: ReactNode
  skeletons: number
  empty: ReactNode
  /** px to pull down at the top to refresh (spec 9.07, 9.08) */
  pullPx?: number
  /**
   * `red`: a failure shows as an error (management lists); otherwise as an empty state with the reason (spec 8.03,
   * 8.04)
   */
  failed?: 'red' | 'quiet'
}

/**
 * A list with its four states that grows while scrolling: the next page loads when the sentinel at the bottom is
 * fully visible; an empty page or a failure stops that (spec 4.15 to 4.17).
 */
export function Feed<T extends { id: unknown }>({
  list,
  columns,
  card,
  skeleton,
  skeletons,
  empty,
  pullPx,
  failed = 'quiet',
}: FeedProps<T>) {
  const t = useMessages()
  if (list.isLoading) {
    return (
      <ColumnGrid columns={columns} aria-busy="true" aria-label={t.shell.loading} role="status">
        {Array.from({ length: skeletons }, (_, at) => (
          <div key={at}>{skeleton}</div>
        ))}
      </ColumnGrid>
    )
  }
  const reason = list.isNotAList ? t.lists.notIterable : t.lists.failedToFetch
  if (list.isFailed && failed === 'red') return <ErrorState text={reason} error={list.error} retry={list.retry} />
  if (list.isFailed) return <MutedErrorState reason={reason} error={list.error} retry={list.retry} />
  if (list.items.length === 0) {
    return (
      <PullToRefresh refresh={list.refresh} distance={pullPx}>
        {typeof empty === 'string' ? <EmptyState text={empty} /> : empty}
      </PullToRefresh>
    )
  }
  return (
    <PullToRefresh refresh={list.refresh} distance={pullPx}>
      <WindowedList list={list} columns={columns} card={card} skeleton={skeleton} />
      {list.hasStopped && (
        <ErrorState
          compact
          text={failed === 'red' ? reason : t.lists.moreFailed}
          error={list.error}
          retry={list.retry}
        />
      )}
      {list.hasMore && (
        <Sentinel onVisible={list.loadMore} paused={list.isLoadingMore}>
          <div className={styles.more}>
            <Dots label={t.lists.loadingMore} size={8} />
          </div>
        </Sentinel>
      )}
    </PullToRefresh>
  )
}

import type { ReactNode } from 'react'
import { Sentinel } from './Sentinel.tsx'
import type { GrowingList } from './useList.ts'
import styles from './CardRow.module.css'

interface CardRowProps<T> {
  list: GrowingList<T>
  /** width of a card in px */
  cardWidthPx: number
  card: (item: T) => ReactNode
  /** stands there until the first cards are known */
  skeleton?: ReactNode
}

/** A horizontally scrolling row of cards that loads more while scrolling. */
export const CardRow = <T extends { id: unknown }>({ list, cardWidthPx, card, skeleton }: CardRowProps<T>) => (
  <ul className={styles.row} tabIndex={-1}>
    {list.items.map((item) => (
      <li key={String(item.id)} data-card style={{ width: cardWidthPx }}>
        {card(item)}
      </li>
    ))}
    {list.isLoading && skeleton && <li style={{ width: cardWidthPx }}>{skeleton}</li>}
    {list.hasMore && (
      <li style={{ width: 1 }}>
        <Sentinel onVisible={list.loadMore} paused={list.isLoadingMore}>
          <span style={{ display: 'block', width: 1, height: 1 }} />
        </Sentinel>
      </li>
    )}
  </ul>
)

import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Sentinel } from './Sentinel.tsx'
import type { GrowingList } from './useList.ts'

interface CardRowProps<T> {
  list: GrowingList<T>
  /** width of a card in px */
  cardWidthPx: number
  card: (item: T) => ReactNode
}

/** A horizontally scrolling row of cards that loads more while scrolling. */
export const CardRow = <T extends { id: unknown }>({ list, cardWidthPx, card }: CardRowProps<T>) => (
  <Row tabIndex={-1}>
    {list.items.map((item) => (
      <li key={String(item.id)} data-card style={{ width: cardWidthPx }}>
        {card(item)}
      </li>
    ))}
    {list.hasMore && (
      <li style={{ width: 1 }}>
        <Sentinel onVisible={list.loadMore} paused={list.isLoadingMore}>
          <span style={{ display: 'block', width: 1, height: 1 }} />
        </Sentinel>
      </li>
    )}
  </Row>
)

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  margin: '0 -16px',
  padding: '4px 16px 12px',
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 16,
  overscrollBehaviorX: 'contain',
  '& > li': { flex: 'none', scrollSnapAlign: 'start' },
  [theme.breakpoints.up('md')]: { margin: 0, paddingInline: 4 },
}))

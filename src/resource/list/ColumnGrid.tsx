import { styled } from '@mui/material/styles'

/**
 * Columns by viewport width (spec 9.12 to 9.14). `feed`: posts in 1 to 5 columns. `directory`: 2 to 8. `manage`: 1 to
 * 3. `rows`: rows in one column on a phone, up to 3 on wider screens.
 */
export type Columns = 'feed' | 'directory' | 'manage' | 'rows'

const columnsFrom: Record<Columns, readonly (readonly [minWidth: number, columns: number])[]> = {
  feed: [
    [0, 1],
    [600, 2],
    [900, 3],
    [1280, 4],
    [1680, 5],
  ],
  directory: [
    [0, 2],
    [480, 3],
    [700, 4],
    [1100, 5],
    [1280, 6],
    [1536, 8],
  ],
  manage: [
    [0, 1],
    [600, 2],
    [1100, 3],
  ],
  rows: [
    [0, 1],
    [760, 2],
    [1400, 3],
  ],
}

/** Items per chunk, divisible by every number of columns, so that no chunk ends with an incomplete row. */
export const chunkSize: Record<Columns, number> = { feed: 60, directory: 120, manage: 60, rows: 60 }

export const ColumnGrid = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: Columns }>(
  ({ columns }) => ({
    display: 'grid',
    gap: columns === 'directory' ? 12 : 16,
    ...Object.fromEntries(
      columnsFrom[columns].map(([minWidth, count]) => [
        `@media (min-width: ${minWidth}px)`,
        { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
      ]),
    ),
  }),
)

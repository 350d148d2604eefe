import { styled } from '@mui/material/styles'

/**
 * Columns by width (spec 9.12 to 9.14). `feed`: posts, 1 to 5. `directory`: 2 up to 8. `manage`: 1, 2, 3. `rows`: one column of rows on a
 * phone, more where there is room.
 */
export type Columns = 'feed' | 'directory' | 'manage' | 'rows'

const steps: Record<Columns, readonly (readonly [minWidth: number, columns: number])[]> = {
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

/** A count every number of columns divides, so that a chunk of a list never ends in a ragged row. */
export const chunkSize: Record<Columns, number> = { feed: 60, directory: 120, manage: 60, rows: 60 }

export const ColumnGrid = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: Columns }>(
  ({ columns }) => ({
    display: 'grid',
    gap: columns === 'directory' ? 12 : 16,
    ...Object.fromEntries(
      steps[columns].map(([minWidth, count]) => [
        `@media (min-width: ${minWidth}px)`,
        { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
      ]),
    ),
  }),
)

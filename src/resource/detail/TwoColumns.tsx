import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** One column on a phone, two from 900 px on (docs/experience.md#phone-first); the side column is sticky. */
export const TwoColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <Columns>
    <div>{main}</div>
    <aside>{side}</aside>
  </Columns>
)

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 48,
  rowGap: 16,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'start',
    '& > aside': { position: 'sticky', top: theme.measure.header + 16 },
  },
}))

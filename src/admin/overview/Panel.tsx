import { styled } from '@mui/material/styles'
import { cutLine } from '#src/theme/cutText.ts'

/** A box of the overview: its heading with what belongs beside it, and a list or a chart. */
export const Panel = styled('section')(({ theme }) => ({
  padding: 16,
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  font: 'var(--text-meta)',
  lineHeight: 1.75,
  minWidth: 0,
  '& header': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 16 },
  // As high as what is touched, without moving what stands around them.
  '& header a, & .number a': { display: 'inline-block', minWidth: 44, padding: '10px 0', margin: '-10px 0' },
  '& header a': { textAlign: 'end' },
  '& h2, & h3': { margin: 0, font: 'var(--text-name)', lineHeight: 1.65 },
  '& p': { color: theme.vars.palette.text.secondary },
  '& ul': { listStyle: 'none', margin: '8px 0 0', padding: 0 },
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 36,
    alignItems: 'center',
    borderTop: `1px solid ${theme.vars.palette.hairline}`,
  },
  '& .name': cutLine,
  '& .when': { flex: 'none', color: theme.vars.palette.text.secondary },
}))

import { styled } from '@mui/material/styles'

/** The width of a screen's content: `wide` for feeds and grids, else what reads well. */
export const Screen = styled('div', { shouldForwardProp: (prop) => prop !== 'wide' })<{ wide?: boolean }>(
  ({ theme, wide }) => ({
    width: '100%',
    maxWidth: wide ? 1680 : theme.measure.content,
    marginInline: 'auto',
    padding: '0 16px 32px',
    // Under a short list the page chooser stays down within the thumb's reach.
    '&:has(> [data-stays-down])': { display: 'flex', flexDirection: 'column', minHeight: '70dvh' },
    '& > :has(+ [data-stays-down])': { marginBottom: 16 },
    [theme.breakpoints.up('md')]: { padding: '0 32px 48px' },
  }),
)

import { styled } from '@mui/material/styles'

/** Limits the width of a screen's content: `wide` for feeds and grids, otherwise a readable text width. */
export const Screen = styled('div', { shouldForwardProp: (prop) => prop !== 'wide' })<{ wide?: boolean }>(
  ({ theme, wide }) => ({
    width: '100%',
    maxWidth: wide ? 1680 : theme.measure.content,
    marginInline: 'auto',
    padding: '0 16px 32px',
    // Under a short list the page chooser stays at the bottom, within reach of the thumb.
    '&:has(> [data-stays-down])': { display: 'flex', flexDirection: 'column', minHeight: '70dvh' },
    '& > :has(+ [data-stays-down])': { marginBottom: 16 },
    [theme.breakpoints.up('md')]: { padding: '0 32px 48px' },
  }),
)

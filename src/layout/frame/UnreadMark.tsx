import { styled } from '@mui/material/styles'

/**
 * The logo's two dots in turmeric, marking something new (docs/experience.md#look). Callers must also say so in text.
 */
export const UnreadMark = () => (
  <Pair aria-hidden>
    <i />
    <i />
  </Pair>
)

const Pair = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: 3,
  flex: 'none',
  '& i': {
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: theme.vars.palette.accent.main,
    // A border makes it visible on any background.
    boxShadow: `0 0 0 1px ${theme.vars.palette.accent.text}`,
  },
}))

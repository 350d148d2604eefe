import { styled } from '@mui/material/styles'

/** The brand's two dots in turmeric: something new (docs/experience.md#look). Whoever shows it says so in words besides. */
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
    // A rim, so that it stands out from any ground.
    boxShadow: `0 0 0 1px ${theme.vars.palette.accent.text}`,
  },
}))

import { styled } from '@mui/material/styles'
import Box from '@mui/material/Box'
import { useMessages } from '#src/messages/index.ts'

/** The logo's two dots as a loading indicator (docs/experience.md#look). */
export const Dots = ({ label, size = 12 }: { label?: string; size?: number }) => (
  <Pair role={label ? 'status' : undefined} aria-label={label} style={{ fontSize: size }}>
    <i />
    <i />
  </Pair>
)

const Pair = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: '0.7em',
  '& i': {
    width: '1em',
    height: '1em',
    borderRadius: '50%',
    background: theme.vars.palette.accent.main,
    animation: 'bargain 900ms ease-in-out infinite alternate',
  },
  '& i:nth-of-type(2)': { animationDelay: '450ms' },
  '@keyframes bargain': { from: { transform: 'scale(0.6)', opacity: 0.5 }, to: { transform: 'scale(1)', opacity: 1 } },
}))

/** Shown while a screen's code loads. */
export function ScreenLoading() {
  const t = useMessages()
  return (
    <Box sx={{ minHeight: '50dvh', display: 'grid', placeItems: 'center' }}>
      <Dots label={t.shell.loading} />
    </Box>
  )
}

import Box from '@mui/material/Box'
import { useMessages } from '#src/messages/index.ts'
import { Dots } from '../feedback/Dots.tsx'

/** While a screen's code is on its way. */
export function ScreenLoading() {
  const t = useMessages()
  return (
    <Box sx={{ minHeight: '50dvh', display: 'grid', placeItems: 'center' }}>
      <Dots label={t.shell.loading} />
    </Box>
  )
}

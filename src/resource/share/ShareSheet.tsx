import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMessages } from '#src/messages/index.ts'
import { BottomSheet } from '#src/layout/over/BottomSheet.tsx'
import { ShareOptions } from './ShareOptions.tsx'

interface ShareSheetProps {
  readonly path: string
  readonly title: string
  /** sent together with the link */
  readonly text: string
  readonly onClose: () => void
}

/** Our share sheet for devices without one. */
export function ShareSheet({ path, title, text, onClose }: ShareSheetProps) {
  const t = useMessages()
  return (
    <BottomSheet titleId="share-sheet" onClose={onClose}>
      <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Typography id="share-sheet" component="h2" variant="h3">
          {`${t.page.share}: ${title}`}
        </Typography>
        <ShareOptions path={path} title={title} text={text} />
      </Box>
    </BottomSheet>
  )
}

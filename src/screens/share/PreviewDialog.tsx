import CloseIcon from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import { Dialog } from '#src/layout/over/overlays.tsx'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useAllMessages } from '#src/messages/working.ts'

/** An enlarged share picture (spec 2.165). */
export function PreviewDialog({ picture, name, onClose }: { picture: string; name: string; onClose: () => void }) {
  const t = useAllMessages()
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby="preview-title">
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 0.5 }}>
        <Typography id="preview-title" component="h2" variant="h3" sx={{ flex: 1 }}>
          {name}
        </Typography>
        <IconButton onClick={onClose} aria-label={t.shell.close} autoFocus>
          <CloseIcon />
        </IconButton>
      </Box>
      <img
        src={picture}
        alt={t.share.preview({ name })}
        width={800}
        height={600}
        style={{ width: '100%', height: 'auto' }}
      />
    </Dialog>
  )
}

import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import CloseIcon from '@mui/icons-material/Close'
import ErrorIcon from '@mui/icons-material/ErrorOutline'
import { useAllMessages } from '#src/messages/working.ts'
import type { PickedFile } from './usePicking.ts'

interface PickedTilesProps {
  readonly picked: readonly PickedFile[]
  readonly dismiss: (file: File) => void
}

/** The picked files that are being made ready or were refused, each with its state and a way to take it away. */
export function PickedTiles({ picked, dismiss }: PickedTilesProps) {
  const t = useAllMessages()
  return (
    <Box
      component="ul"
      aria-label={t.forms.pickedFiles}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
    >
      {picked.map(({ file, fault }, at) => (
        <Box
          key={`${at} ${file.name}`}
          component="li"
          sx={(theme) => ({
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: theme.measure.touch,
            pl: 1.5,
            borderRadius: theme.radius.input,
            bgcolor: fault ? 'dangerSoft' : 'sunken',
            typography: 'body2',
            overflowWrap: 'anywhere',
          })}
        >
          {fault ? <ErrorIcon color="error" aria-hidden /> : <CircularProgress aria-hidden size={20} />}
          <Box component="span" role={fault ? 'alert' : 'status'} sx={{ flex: 1, py: 1 }}>
            {fault ?? t.forms.preparingPicture({ name: file.name })}
          </Box>
          <IconButton aria-label={t.forms.dismissPicture({ name: file.name })} onClick={() => dismiss(file)}>
            <CloseIcon fontSize="small" aria-hidden />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}

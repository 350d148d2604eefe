import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Box from '@mui/material/Box'
import { hidden } from '#resources'
import { useMessages } from '#src/messages/index.ts'

/** Tells people who may see a hidden item that others cannot (docs/rules.md#hidden-records). */
export function HiddenNote({ record }: { record: { Status: number; Held?: boolean } }) {
  const t = useMessages()
  if (record.Status !== hidden && !record.Held) return null
  return (
    <Box
      role="note"
      sx={{ display: 'flex', gap: 1, p: 1.5, bgcolor: 'sunken', borderRadius: (theme) => theme.radius.input }}
    >
      <VisibilityOff aria-hidden />
      {record.Held ? t.manage.held : t.page.hiddenNote}
    </Box>
  )
}

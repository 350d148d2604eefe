import Box from '@mui/material/Box'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Span } from '#resources'
import { useAllMessages } from '#src/messages/working.ts'

interface SpanRowProps {
  readonly span: Span
  readonly onChange: (span: Span) => void
  readonly onRemove: () => void
}

/** Opening and closing time of one span. */
export function SpanRow({ span: [open, close], onChange, onRemove }: SpanRowProps) {
  const t = useAllMessages()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto 1fr auto', gap: 1, alignItems: 'center' }}>
      <TimeField label={t.forms.opens} value={open} onChange={(time) => onChange([time, close])} />
      <span aria-hidden>–</span>
      <TimeField label={t.forms.closes} value={close} onChange={(time) => onChange([open, time])} />
      <IconButton aria-label={t.forms.removeHours} onClick={onRemove} edge="end">
        <DeleteIcon aria-hidden />
      </IconButton>
    </Box>
  )
}

interface TimeFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (time: string) => void
}

const TimeField = ({ label, value, onChange }: TimeFieldProps) => (
  <OutlinedInput
    type="time"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    inputProps={{ 'aria-label': label }}
    sx={{
      minWidth: 0,
      '& input': { px: 1 },
      // On a phone a tap anywhere opens the time picker; its icon would cover AM and PM.
      '@media (max-width: 599px)': { '& input::-webkit-calendar-picker-indicator': { display: 'none' } },
    }}
  />
)

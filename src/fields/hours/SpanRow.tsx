import Box from '@mui/material/Box'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { Ref } from 'react'
import type { Span } from '#resources'
import { useAllMessages } from '#src/messages/working.ts'

interface SpanRowProps {
  readonly span: Span
  /** id of what is wrong with the day's spans */
  readonly faultId: string | undefined
  /** of the first time */
  readonly inputRef: Ref<HTMLInputElement> | undefined
  readonly onChange: (span: Span) => void
  readonly onRemove: () => void
}

/** Opening and closing time of one span. */
export function SpanRow({ span: [open, close], faultId, inputRef, onChange, onRemove }: SpanRowProps) {
  const t = useAllMessages()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto 1fr auto', gap: 1, alignItems: 'center' }}>
      <TimeField
        {...{ faultId, inputRef }}
        label={t.forms.opens}
        value={open}
        onChange={(time) => onChange([time, close])}
      />
      <span aria-hidden>–</span>
      <TimeField {...{ faultId }} label={t.forms.closes} value={close} onChange={(time) => onChange([open, time])} />
      <IconButton aria-label={t.forms.removeHours} onClick={onRemove} edge="end">
        <DeleteIcon aria-hidden />
      </IconButton>
    </Box>
  )
}

interface TimeFieldProps {
  readonly label: string
  readonly value: string
  readonly faultId: string | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  readonly onChange: (time: string) => void
}

const TimeField = ({ label, value, faultId, inputRef, onChange }: TimeFieldProps) => (
  <OutlinedInput
    type="time"
    value={value}
    error={faultId !== undefined}
    inputRef={inputRef}
    onChange={(event) => onChange(event.target.value)}
    inputProps={{ 'aria-label': label, 'aria-describedby': faultId }}
    sx={{
      minWidth: 0,
      '& input': { px: 1 },
      // On a phone a tap anywhere opens the time picker; its icon would cover AM and PM.
      '@media (max-width: 599px)': { '& input::-webkit-calendar-picker-indicator': { display: 'none' } },
    }}
  />
)

import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { formatDay } from '#resources/text/date.ts'
import type { Hours, Span } from '#resources'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { nextOtherDay, withOtherDay } from './openingHours.ts'
import { SpanRow } from './SpanRow.tsx'

interface OtherDaysProps {
  readonly hours: Hours
  /** what an open day begins with */
  readonly usual: Span
  readonly onChange: (hours: Hours) => void
}

/** Holidays and other dates that differ from their weekday: closed, or open at other times. */
export function OtherDays({ hours, usual, onChange }: OtherDaysProps) {
  const t = useMessages()
  const id = useId()
  const days = Object.entries(hours.exceptions ?? {})
  return (
    <Box role="group" aria-labelledby={id} sx={{ p: 1.5, display: 'grid', gap: 1.5 }}>
      <div>
        <Typography id={id} sx={{ fontWeight: 700 }}>
          {t.forms.otherDays}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t.forms.otherDaysHint}
        </Typography>
      </div>
      {days.map(([date, spans], at) => (
        <OtherDay
          // The date itself is what is being changed.
          key={at}
          date={date}
          spans={spans}
          usual={usual}
          onDate={(to) => onChange(withOtherDay(withOtherDay(hours, date, null), to, spans))}
          onSpans={(to) => onChange(withOtherDay(hours, date, to))}
          isTaken={(to) => to !== date && hours.exceptions?.[to] !== undefined}
        />
      ))}
      <Button
        size="small"
        variant="outlined"
        startIcon={<AddIcon aria-hidden />}
        sx={{ justifySelf: 'start' }}
        onClick={() => onChange(withOtherDay(hours, nextOtherDay(hours, new Date()), []))}
      >
        {t.forms.addDay}
      </Button>
    </Box>
  )
}

interface OtherDayProps {
  readonly date: string
  readonly spans: readonly Span[]
  readonly usual: Span
  readonly onDate: (date: string) => void
  /** null: as any other of its weekday */
  readonly onSpans: (spans: readonly Span[] | null) => void
  readonly isTaken: (date: string) => boolean
}

function OtherDay({ date, spans, usual, onDate, onSpans, isTaken }: OtherDayProps) {
  const t = useMessages()
  const writing = useLanguage()
  const isOpen = spans.length > 0
  const day = formatDay(date, writing)
  return (
    <Box role="group" aria-label={day} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <OutlinedInput
          type="date"
          value={date}
          onChange={({ target: { value } }) => {
            // An emptied date is one half typed; a day cannot differ in two ways.
            if (value && !isTaken(value)) onDate(value)
          }}
          inputProps={{ 'aria-label': t.forms.day }}
          sx={{ minWidth: 0, flex: '0 1 240px' }}
        />
        <IconButton aria-label={t.forms.removeDay({ day })} onClick={() => onSpans(null)} edge="end">
          <DeleteIcon aria-hidden />
        </IconButton>
      </Box>
      <FormControlLabel
        control={<Switch checked={isOpen} onChange={(_, open) => onSpans(open ? [usual] : [])} />}
        label={isOpen ? t.forms.open : t.page.closed}
      />
      {spans.map((span, at) => (
        <SpanRow
          key={at}
          span={span}
          onChange={(changed) => onSpans(spans.map((other, index) => (index === at ? changed : other)))}
          onRemove={() => onSpans(spans.filter((_, index) => index !== at))}
        />
      ))}
    </Box>
  )
}

import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId, useRef, type Ref } from 'react'
import { formatDay } from '#resources/text/date.ts'
import type { Hours, Span } from '#resources'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { nextExceptionDate, withException } from './openingHours.ts'
import { SpanRows } from './SpanRows.tsx'

interface ExceptionDatesProps {
  readonly hours: Hours
  /** the span a newly opened day starts with */
  readonly defaultSpan: Span
  readonly isChecked: boolean
  /** of the day that the field's focus goes to */
  readonly focusRefOf: (day: string) => Ref<HTMLInputElement> | undefined
  readonly onChange: (hours: Hours) => void
}

/** Holidays and other dates that differ from their weekday: closed, or open at other times. */
export function ExceptionDates({ hours, defaultSpan, isChecked, focusRefOf, onChange }: ExceptionDatesProps) {
  const t = useAllMessages()
  const id = useId()
  const addButton = useRef<HTMLButtonElement>(null)
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
        <ExceptionDate
          // The date itself is editable, so it cannot be the key.
          key={at}
          date={date}
          spans={spans}
          {...{ defaultSpan, isChecked }}
          focusRef={focusRefOf(date)}
          onDateChange={(to) => onChange(withException(withException(hours, date, null), to, spans))}
          onSpansChange={(to) => onChange(withException(hours, date, to))}
          onRemove={() => {
            onChange(withException(hours, date, null))
            addButton.current?.focus()
          }}
          isTaken={(to) => to !== date && hours.exceptions?.[to] !== undefined}
        />
      ))}
      <Button
        ref={addButton}
        size="small"
        variant="outlined"
        startIcon={<AddIcon aria-hidden />}
        sx={{ justifySelf: 'start' }}
        onClick={() => onChange(withException(hours, nextExceptionDate(hours, new Date()), []))}
      >
        {t.forms.addDay}
      </Button>
    </Box>
  )
}

interface ExceptionDateProps {
  readonly date: string
  readonly spans: readonly Span[]
  readonly defaultSpan: Span
  readonly isChecked: boolean
  readonly focusRef: Ref<HTMLInputElement> | undefined
  readonly onDateChange: (date: string) => void
  readonly onSpansChange: (spans: readonly Span[]) => void
  /** The weekday's hours apply again. */
  readonly onRemove: () => void
  readonly isTaken: (date: string) => boolean
}

function ExceptionDate(props: ExceptionDateProps) {
  const { date, spans, defaultSpan, isChecked, focusRef, onDateChange, onSpansChange, onRemove, isTaken } = props
  const t = useAllMessages()
  const writing = useLanguage()
  const isOpen = spans.length > 0
  const toggle = useRef<HTMLInputElement>(null)
  const day = formatDay(date, writing)
  return (
    <Box role="group" aria-label={day} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <OutlinedInput
          type="date"
          value={date}
          onChange={({ target: { value } }) => {
            // An emptied date input is only half typed. A date can have one exception only.
            if (value && !isTaken(value)) onDateChange(value)
          }}
          // Else browsers take years of six digits.
          inputProps={{ 'aria-label': t.forms.day, max: '9999-12-31' }}
          sx={{ minWidth: 0, flex: '0 1 240px' }}
        />
        <IconButton aria-label={t.forms.removeDay({ day })} onClick={onRemove} edge="end">
          <DeleteIcon aria-hidden />
        </IconButton>
      </Box>
      <FormControlLabel
        control={
          <Switch
            checked={isOpen}
            onChange={(_, open) => onSpansChange(open ? [defaultSpan] : [])}
            slotProps={{ input: { ref: toggle } }}
          />
        }
        label={isOpen ? t.forms.open : t.page.closed}
      />
      <SpanRows
        {...{ spans, isChecked }}
        inputRef={focusRef}
        onChange={onSpansChange}
        onRemoved={() => toggle.current?.focus()}
      />
    </Box>
  )
}

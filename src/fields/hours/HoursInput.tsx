import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CopyIcon from '@mui/icons-material/ContentCopy'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useId, type Ref } from 'react'
import { useController } from 'react-hook-form'
import { weekdays, type Hours, type Span, type Weekday } from '#resources'
import { labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame } from '../inputs/FieldFrame.tsx'
import type { InputProps } from '../inputs/inputProps.ts'
import { copyToAllDays, validateHours, isEmptyWeek, withDay } from './openingHours.ts'
import { ExceptionDates } from './ExceptionDates.tsx'
import { SpanRow } from './SpanRow.tsx'

const defaultSpan: Span = ['09:00', '17:00']
const additionalSpan: Span = ['18:00', '21:00']

/** Opening spans by weekday, and exceptional dates. Form value: `Hours`, or null for none (resources/kit.ts). */
export function HoursInput({ resource, name, required, mode }: InputProps<'hours'>) {
  const t = useAllMessages()
  const id = useId()
  const {
    field: { ref: focusRef, ...field },
    fieldState,
  } = useController({
    name,
    defaultValue: null,
    rules: {
      validate: (value: Hours | null) => {
        if (isEmptyWeek(value)) return required ? t.forms.required : undefined
        const fault = value && validateHours(value)
        if (!fault) return undefined
        return fault === 'overlap' ? t.forms.hoursOverlap : t.forms.hoursIncomplete
      },
    },
  })
  const hours: Hours | null = field.value || null
  return (
    <FieldFrame
      {...{ id, required, mode }}
      group
      label={labelOf(t, resource, name)}
      error={fieldState.error?.message}
      aside={
        hours ? (
          <Button size="small" onClick={() => field.onChange(null)}>
            {t.forms.removeHours}
          </Button>
        ) : undefined
      }
    >
      {hours ? (
        <Box
          sx={(theme) => ({ border: 1, borderColor: 'hairline', borderRadius: theme.radius.card, overflow: 'hidden' })}
        >
          {weekdays.map((day, at) => (
            <DayRow
              key={day}
              day={day}
              spans={hours[day] ?? []}
              firstRef={at === 0 ? focusRef : undefined}
              onChange={(spans) => field.onChange(withDay(hours, day, spans))}
              onCopy={() => field.onChange(copyToAllDays(hours, day))}
            />
          ))}
          <ExceptionDates hours={hours} defaultSpan={defaultSpan} onChange={field.onChange} />
        </Box>
      ) : (
        <Button
          ref={focusRef}
          variant="outlined"
          size="small"
          startIcon={<AddIcon aria-hidden />}
          sx={{ justifySelf: 'start' }}
          onClick={() => field.onChange(withDay({}, 'mon', [defaultSpan]))}
        >
          {t.forms.addHours}
        </Button>
      )}
    </FieldFrame>
  )
}

interface DayRowProps {
  readonly day: Weekday
  readonly spans: readonly Span[]
  readonly firstRef: Ref<HTMLInputElement> | undefined
  readonly onChange: (spans: readonly Span[]) => void
  readonly onCopy: () => void
}

function DayRow({ day, spans, firstRef, onChange, onCopy }: DayRowProps) {
  const t = useAllMessages()
  const isOpen = spans.length > 0
  return (
    <Box
      role="group"
      aria-label={t.page[day]}
      sx={{ p: 1.5, display: 'grid', gap: 1, borderBottom: 1, borderColor: 'hairline' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Switch
              checked={isOpen}
              onChange={(_, open) => onChange(open ? [defaultSpan] : [])}
              {...(firstRef ? { inputRef: firstRef } : {})}
            />
          }
          label={isOpen ? t.page[day] : `${t.page[day]}: ${t.page.closed}`}
        />
        {isOpen && (
          <Button size="small" startIcon={<CopyIcon aria-hidden />} onClick={onCopy}>
            {t.forms.copyToAll}
          </Button>
        )}
      </Box>
      {spans.map((span, at) => (
        <SpanRow
          // Spans have no ids; their index within the day is their key.
          key={at}
          span={span}
          onChange={(changed) => onChange(spans.map((other, index) => (index === at ? changed : other)))}
          onRemove={() => onChange(spans.filter((_, index) => index !== at))}
        />
      ))}
      {isOpen && spans.length < 3 && (
        <Button
          size="small"
          startIcon={<AddIcon aria-hidden />}
          sx={{ justifySelf: 'start' }}
          onClick={() => onChange([...spans, additionalSpan])}
        >
          {t.forms.addHours}
        </Button>
      )}
    </Box>
  )
}

import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CopyIcon from '@mui/icons-material/ContentCopy'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useId, type Ref } from 'react'
import { useController } from 'react-hook-form'
import { weekdays, type Hours, type Span, type Weekday } from '#resources'
import { labelOf, useMessages } from '#src/messages/index.ts'
import { FieldFrame } from '../inputs/FieldFrame.tsx'
import type { InputProps } from '../inputs/inputProps.ts'
import { copiedToAll, hoursFault, isEmptyWeek, withDay } from './openingHours.ts'
import { OtherDays } from './OtherDays.tsx'
import { SpanRow } from './SpanRow.tsx'

const usual: Span = ['09:00', '17:00']
const afterwards: Span = ['18:00', '21:00']

/** Opening spans by weekday, and the dates that differ. Form value: `Hours`, or null where none are given (resources/kit.ts). */
export function HoursInput({ resource, name, required, mode }: InputProps<'hours'>) {
  const t = useMessages()
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
        const fault = value && hoursFault(value)
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
              onCopy={() => field.onChange(copiedToAll(hours, day))}
            />
          ))}
          <OtherDays hours={hours} usual={usual} onChange={field.onChange} />
        </Box>
      ) : (
        <Button
          ref={focusRef}
          variant="outlined"
          size="small"
          startIcon={<AddIcon aria-hidden />}
          sx={{ justifySelf: 'start' }}
          onClick={() => field.onChange(withDay({}, 'mon', [usual]))}
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
  const t = useMessages()
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
              onChange={(_, open) => onChange(open ? [usual] : [])}
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
          // Spans have no names of their own; their place in the day is who they are.
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
          onClick={() => onChange([...spans, afterwards])}
        >
          {t.forms.addHours}
        </Button>
      )}
    </Box>
  )
}

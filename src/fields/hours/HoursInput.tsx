import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CopyIcon from '@mui/icons-material/ContentCopy'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useForkRef } from '@mui/material/utils'
import { createContext, useContext, useId, useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { useController, useFormContext } from 'react-hook-form'
import { weekdays, type Hours, type Span, type Weekday } from '#resources'
import { faultyDay, validateDay } from '#resources/hoursFaults.ts'
import { storableHours } from '#resources/openingHours.ts'
import { labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame } from '../inputs/FieldFrame.tsx'
import type { InputProps } from '../inputs/inputProps.ts'
import { copyToAllDays, everyDay, faultSentences, freeSpan, isEveryDay, withDay } from './openingHours.ts'
import { isEmptyWeek } from './openTimes.ts'
import { EveryDay } from './EveryDay.tsx'
import { ExceptionDates } from './ExceptionDates.tsx'
import { SpanRows } from './SpanRows.tsx'

const defaultSpan: Span = ['09:00', '17:00']

const WeekContext = createContext(false)
/** Around an input that takes no exceptional dates. */
export const WeekAlone = WeekContext.Provider

/** Opening spans by weekday, and exceptional dates. Form value: `Hours`, or null for none (resources/kit.ts). */
export function HoursInput({ resource, name, required, mode }: InputProps<'hours'>) {
  const t = useAllMessages()
  const id = useId()
  const { setFocus } = useFormContext()
  const isWeekAlone = useContext(WeekContext)
  /** the seven days are shown, equal or not: who changes hours mostly means one day, and they stay meanwhile */
  const [isSplit, setSplit] = useState(mode === 'edit')
  const {
    field: { ref: focusRef, ...field },
    fieldState,
  } = useController({
    name,
    defaultValue: null,
    rules: {
      validate: (value: Hours | null) => {
        if (isEmptyWeek(value)) return required ? t.forms.required : undefined
        const faulty = value && faultyDay(storableHours(value))
        return faulty ? t.forms[faultSentences[faulty.fault]] : undefined
      },
    },
  })
  const hours: Hours | null = field.value ? storableHours(field.value) : null
  const isChecked = fieldState.error !== undefined
  /** The field's focus is that of the first day with a fault. */
  const focusDay = (hours && faultyDay(hours)?.day) ?? weekdays[0]
  const focusRefOf = (day: string) => (day === focusDay ? focusRef : undefined)

  /** All hours or none: the button that was pressed is gone, and the focus goes to what has come instead. */
  function replace(all: Hours | null) {
    flushSync(() => {
      field.onChange(all)
      setSplit(false)
    })
    setFocus(name)
  }
  function split() {
    flushSync(() => setSplit(true))
    setFocus(name)
  }
  function changeDays(all: Hours) {
    setSplit(true)
    field.onChange(all)
  }

  return (
    <FieldFrame
      {...{ id, required, mode }}
      group
      label={labelOf(t, resource, name)}
      error={fieldState.error?.message}
      aside={
        hours ? (
          <Button size="small" onClick={() => replace(null)}>
            {t.forms.removeHours}
          </Button>
        ) : undefined
      }
    >
      {hours ? (
        <Box
          sx={(theme) => ({ border: 1, borderColor: 'hairline', borderRadius: theme.radius.card, overflow: 'hidden' })}
        >
          {!isSplit && isEveryDay(hours) ? (
            <EveryDay
              spans={hours.mon ?? []}
              addable={freeSpan(hours, 'mon')}
              isChecked={isChecked}
              focusRef={focusRef}
              onChange={(spans) =>
                spans.length > 0 ? field.onChange({ ...hours, ...everyDay(spans) }) : replace(null)
              }
              onRemoved={() => setFocus(name)}
              onSplit={split}
            />
          ) : (
            weekdays.map((day) => (
              <DayRow
                key={day}
                day={day}
                spans={hours[day] ?? []}
                addable={freeSpan(hours, day)}
                isChecked={isChecked}
                focusRef={focusRefOf(day)}
                onChange={(spans) => changeDays(withDay(hours, day, spans))}
                onCopy={() => changeDays(copyToAllDays(hours, day))}
              />
            ))
          )}
          {!isWeekAlone && (
            <ExceptionDates {...{ hours, defaultSpan, isChecked, focusRefOf }} onChange={field.onChange} />
          )}
        </Box>
      ) : (
        <Button
          ref={focusRef}
          variant="outlined"
          size="small"
          startIcon={<AddIcon aria-hidden />}
          sx={{ justifySelf: 'start' }}
          onClick={() => replace(everyDay([defaultSpan]))}
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
  /** what more hours start with; null: none are free */
  readonly addable: Span | null
  readonly isChecked: boolean
  readonly focusRef: Ref<HTMLInputElement> | undefined
  readonly onChange: (spans: readonly Span[]) => void
  readonly onCopy: () => void
}

function DayRow({ day, spans, addable, isChecked, focusRef, onChange, onCopy }: DayRowProps) {
  const t = useAllMessages()
  const isOpen = spans.length > 0
  const isFaulty = validateDay(spans) !== null
  const toggle = useRef<HTMLInputElement>(null)
  const toggleRef = useForkRef(toggle, isFaulty ? undefined : focusRef)
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
              slotProps={{ input: { ref: toggleRef } }}
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
      <SpanRows
        {...{ spans, isChecked, onChange }}
        inputRef={isFaulty ? focusRef : undefined}
        onRemoved={() => toggle.current?.focus()}
      />
      {isOpen && addable && spans.length < 3 && (
        <Button
          size="small"
          startIcon={<AddIcon aria-hidden />}
          sx={{ justifySelf: 'start' }}
          onClick={() => onChange([...spans, addable])}
        >
          {t.forms.addHours}
        </Button>
      )}
    </Box>
  )
}

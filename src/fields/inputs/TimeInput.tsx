import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { findResource, listedTimes } from '#resources'
import { localTime, momentAt } from '#resources/openingHours.ts'
import { formatDate } from '#resources/text/date.ts'
import { labelOf, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame, helpId } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'

/** Most times are set by the server, and a form only shows them. */
export function TimeInput(props: InputProps<'time'>) {
  return props.field.listed ? <DayAndHour {...props} /> : <ShownTime {...props} />
}

function ShownTime({ resource, name, mode }: InputProps<'time'>) {
  const t = useAllMessages()
  const writing = useLanguage()
  const id = useId()
  const value: unknown = useFormContext().watch(name)
  return (
    <FieldFrame id={id} label={labelOf(t, resource, name)} required={false} mode={mode} group>
      <Typography>{(typeof value === 'string' && formatDate(value, writing)) || '–'}</Typography>
    </FieldFrame>
  )
}

/** A day and an hour of Myanmar, chosen in the device's own calendar. Form value: ISO 8601 UTC, or '' while empty. */
function DayAndHour({ resource, name, field: declared, mode }: InputProps<'time'>) {
  const t = useAllMessages()
  const writing = useLanguage()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const { from, until } = listedTimes(findResource(resource.name) ?? { fields: {} })
  const { field, fieldState } = useController({
    name,
    defaultValue: '',
    rules: {
      validate: (value, values) => {
        // Of a time that is typed in part the browser tells no value.
        if (box.current?.validity.badInput) return t.forms.invalidTime
        const begin: unknown = name === until && from ? values[from] : ''
        return value && begin && Date.parse(value) <= Date.parse(String(begin)) ? t.forms.endAfterBegin : undefined
      },
    },
  })
  const value = String(field.value ?? '')
  const hint = formatDate(value, writing) || (declared.listed === 'from' ? t.forms.beginsAtOnce : t.forms.endsNever)
  return (
    <FieldFrame
      {...{ id, mode }}
      required={false}
      label={labelOf(t, resource, name)}
      error={fieldState.error?.message}
      hint={hint}
    >
      <OutlinedInput
        id={id}
        fullWidth
        error={fieldState.invalid}
        name={field.name}
        type="datetime-local"
        inputRef={(input: HTMLInputElement | null) => {
          box.current = input
          field.ref(input)
        }}
        value={shownIn(value)}
        onChange={({ target }) => field.onChange(momentOf(target.value))}
        onBlur={field.onBlur}
        inputProps={{
          // Otherwise six digits of a year can be typed.
          max: '9999-12-31T23:59',
          'aria-describedby': helpId(id),
          'aria-invalid': fieldState.invalid,
        }}
      />
    </FieldFrame>
  )
}

/** `2026-12-04T09:00`, as the device's calendar has it. */
function shownIn(iso: string): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return ''
  const { date, time } = localTime(moment)
  return `${date}T${time}`
}

function momentOf(typed: string): string {
  const [date = '', time = ''] = typed.split('T')
  const moment = momentAt(date, time.slice(0, 5))
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString()
}

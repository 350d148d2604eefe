import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useRef } from 'react'
import { useController } from 'react-hook-form'
import { labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame, helpId } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'
import { validateField } from './rules.ts'

/** A day, chosen in the device's own calendar. Form value: `2026-04-13`, or '' while empty. */
export function DateInput({ resource, name, field: declared, required, mode }: InputProps<'date'>) {
  const t = useAllMessages()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const { field, fieldState } = useController({
    name,
    defaultValue: '',
    rules: {
      // Of a date that is typed in part, or that no calendar has, the browser tells no value.
      validate: (value) =>
        box.current?.validity.badInput ? t.forms.invalidDate : validateField(declared, value, required, t),
    },
  })
  return (
    <FieldFrame {...{ id, required, mode }} label={labelOf(t, resource, name)} error={fieldState.error?.message}>
      <OutlinedInput
        id={id}
        fullWidth
        error={fieldState.invalid}
        name={field.name}
        type="date"
        inputRef={(input: HTMLInputElement | null) => {
          box.current = input
          field.ref(input)
        }}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        required={required}
        readOnly={declared.readOnly ?? false}
        inputProps={{
          // Otherwise six digits of a year can be typed.
          max: '9999-12-31',
          'aria-describedby': helpId(id),
          'aria-invalid': fieldState.invalid,
        }}
      />
    </FieldFrame>
  )
}

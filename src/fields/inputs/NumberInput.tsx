import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, type FormEvent } from 'react'
import { useController } from 'react-hook-form'
import { toAsciiDigits } from '#resources/text/digits.ts'
import { labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame, helpId } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'
import { MoneyInput } from './MoneyInput.tsx'
import { validateField, validateAtLeast } from './rules.ts'

/** Number inputs drop Burmese digits in browsers without a Burmese locale, so they are inserted as ASCII digits. */
function insertAsciiDigits(event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
  const typed = (event.nativeEvent as InputEvent).data
  if (!typed || toAsciiDigits(typed) === typed) return
  event.preventDefault()
  document.execCommand('insertText', false, toAsciiDigits(typed))
}

/** A number or an amount of money. Form value: a number, or '' while empty. */
export const NumberInput = (props: InputProps<'number'>) =>
  props.field.unit === 'kyat' ? <MoneyInput {...props} /> : <PlainNumberInput {...props} />

function PlainNumberInput({ resource, name, field: declared, required, mode }: InputProps<'number'>) {
  const t = useAllMessages()
  const id = useId()
  const { field, fieldState } = useController({
    name,
    defaultValue: '',
    rules: {
      validate: (value, values) =>
        validateField(declared, value, required, t) ?? validateAtLeast(declared, value, values, t),
    },
  })
  return (
    <FieldFrame {...{ id, required, mode }} label={labelOf(t, resource, name)} error={fieldState.error?.message}>
      <OutlinedInput
        id={id}
        fullWidth
        error={fieldState.invalid}
        name={field.name}
        type="number"
        inputRef={field.ref}
        value={field.value ?? ''}
        onChange={(event) => {
          const typed = event.target.value
          field.onChange(typed === '' ? '' : Number(typed))
        }}
        onBlur={field.onBlur}
        required={required}
        readOnly={declared.readOnly ?? false}
        inputProps={{
          inputMode: declared.integer ? 'numeric' : 'decimal',
          min: declared.min,
          max: declared.max,
          step: declared.integer ? 1 : 'any',
          onBeforeInput: insertAsciiDigits,
          // Scrolling over a focused number input would change its value unnoticed.
          onWheel: (event: { currentTarget: HTMLElement }) => event.currentTarget.blur(),
          'aria-describedby': helpId(id),
          'aria-invalid': fieldState.invalid,
        }}
      />
    </FieldFrame>
  )
}

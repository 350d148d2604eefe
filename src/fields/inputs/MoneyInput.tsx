import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { labelOf, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame, helpId } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'
import { describeKyat, KyatBox, parseKyat } from './KyatBox.tsx'
import { validateField, validateAtLeast } from './rules.ts'

/** An amount in kyat as a field of a form. The server gets a number. */
export function MoneyInput({ resource, name, field: declared, required, mode }: InputProps<'number'>) {
  const t = useAllMessages()
  const writing = useLanguage()
  const id = useId()
  const [typed, setTyped] = useState('')
  const { field, fieldState } = useController({
    name,
    defaultValue: '',
    rules: {
      validate: (value, values) =>
        validateField(declared, value, required, t) ?? validateAtLeast(declared, value, values, t),
    },
  })
  const formValue: unknown = field.value ?? ''
  // Shows the text as typed until the form holds a different amount.
  const shown = parseKyat(typed) === formValue ? typed : String(formValue)
  const write = (text: string) => {
    setTyped(text)
    field.onChange(parseKyat(text))
  }
  const hint = typeof formValue === 'number' && formValue > 0 ? describeKyat(formValue, writing) : undefined
  return (
    <FieldFrame
      {...{ id, required, mode }}
      label={labelOf(t, resource, name)}
      error={fieldState.error?.message}
      hint={hint}
    >
      <KyatBox
        id={id}
        name={field.name}
        value={shown}
        onChange={write}
        onBlur={field.onBlur}
        inputRef={field.ref}
        invalid={fieldState.invalid}
        required={required}
        readOnly={declared.readOnly ?? false}
        describedBy={helpId(id)}
      />
    </FieldFrame>
  )
}

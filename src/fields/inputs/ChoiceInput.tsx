import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { choiceOf, labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame, helpId } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'
import { validateField } from './rules.ts'

/** A fixed set of values, in the browser's native select. */
export function ChoiceInput({ resource, name, field: declared, required, mode }: InputProps<'choice'>) {
  const t = useAllMessages()
  const id = useId()
  const { field, fieldState } = useController({
    name,
    defaultValue: declared.initial ?? '',
    rules: { validate: (value) => validateField(declared, value, required, t) },
  })
  return (
    <FieldFrame {...{ id, required, mode }} label={labelOf(t, resource, name)} error={fieldState.error?.message}>
      <NativeSelect
        id={id}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        input={<OutlinedInput fullWidth />}
        inputProps={{ id, 'aria-describedby': helpId(id), disabled: declared.readOnly ?? false }}
      >
        {!declared.initial && <option value="">{t.forms.choose}</option>}
        {declared.values.map((value) => (
          <option key={value} value={value}>
            {choiceOf(t, resource, name, value)}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}

import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { choiceOf, labelOf, useMessages } from '#src/messages/index.ts'
import { FieldFrame, helpId } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'
import { faultOf } from './rules.ts'

/** A few fixed words: the device's own chooser serves best. */
export function ChoiceInput({ resource, name, field: declared, required, mode }: InputProps<'choice'>) {
  const t = useMessages()
  const id = useId()
  const { field, fieldState } = useController({
    name,
    defaultValue: declared.initial ?? '',
    rules: { validate: (value) => faultOf(declared, value, required, t) },
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
            {choiceOf(t, value)}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}

import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { asTypedName } from '#src/providers/plainForm.ts'
import { EncodingNotice } from './EncodingNotice.tsx'

/** `EncodingNotice` for a form input; the writer's confirmation is the form value `{Name}AsTyped`. */
export function FieldEncodingNotice({ name }: { readonly name: string }) {
  const { setValue } = useFormContext()
  const { defaultValues } = useFormState({ name })
  const text: unknown = useWatch({ name })
  const asTyped: unknown = useWatch({ name: asTypedName(name) })
  const asUserChange = { shouldDirty: true, shouldTouch: true }
  if (typeof text !== 'string') return null
  return (
    <EncodingNotice
      text={text}
      isNew={text !== (defaultValues?.[name] as unknown)}
      asTyped={asTyped === true}
      onAsTyped={(confirmed) => setValue(asTypedName(name), confirmed, asUserChange)}
      onAccept={(reading) => setValue(name, reading, asUserChange)}
    />
  )
}

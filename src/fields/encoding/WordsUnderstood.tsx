import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { asTypedName } from '#src/providers/formData.ts'
import { Understood } from './Understood.tsx'

/** `Understood` under an input of a form; what the writer says stands under `{Name}AsTyped`. */
export function WordsUnderstood({ name }: { readonly name: string }) {
  const { setValue } = useFormContext()
  const { defaultValues } = useFormState({ name })
  const text: unknown = useWatch({ name })
  const asTyped: unknown = useWatch({ name: asTypedName(name) })
  const asChange = { shouldDirty: true, shouldTouch: true }
  if (typeof text !== 'string') return null
  return (
    <Understood
      text={text}
      isNew={text !== (defaultValues?.[name] as unknown)}
      asTyped={asTyped === true}
      onAsTyped={(said) => setValue(asTypedName(name), said, asChange)}
      onTake={(read) => setValue(name, read, asChange)}
    />
  )
}

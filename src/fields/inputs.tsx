import type { ComponentType } from 'react'
import type { Field, Kind } from '#resources'
import { ChoiceInput } from './ChoiceInput.tsx'
import { CountInput } from './CountInput.tsx'
import { EmailInput } from './EmailInput.tsx'
import { FileInput } from './FileInput.tsx'
import { HoursInput } from './HoursInput.tsx'
import { ImageInput } from './ImageInput.tsx'
import type { InputProps } from './inputProps.ts'
import { LongTextInput } from './LongTextInput.tsx'
import { NumberInput } from './NumberInput.tsx'
import { PhoneInput } from './PhoneInput.tsx'
import { PlaceInput } from './PlaceInput.tsx'
import { ReferenceInput } from './ReferenceInput.tsx'
import { ReferencesInput } from './ReferencesInput.tsx'
import { StatusInput } from './StatusInput.tsx'
import { TextInput } from './TextInput.tsx'
import { TimeInput } from './TimeInput.tsx'
import { UrlInput } from './UrlInput.tsx'

/** How each kind is written. They need a react-hook-form context around them: our form's, or react-admin's. */
export const inputs = {
  text: TextInput,
  longText: LongTextInput,
  email: EmailInput,
  url: UrlInput,
  phone: PhoneInput,
  number: NumberInput,
  count: CountInput,
  time: TimeInput,
  image: ImageInput,
  file: FileInput,
  choice: ChoiceInput,
  status: StatusInput,
  place: PlaceInput,
  hours: HoursInput,
  reference: ReferenceInput,
  references: ReferencesInput,
} satisfies { [K in Kind]: ComponentType<InputProps<K>> }

/** The input of a field, whatever its kind. */
export function FieldInput(props: Omit<InputProps, 'field'> & { readonly field: Field }) {
  const Input = inputs[props.field.kind] as ComponentType<InputProps>
  return <Input {...props} />
}

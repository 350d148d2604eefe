import type { ComponentType } from 'react'
import { useWatch } from 'react-hook-form'
import { SaysOptional, UnseenField } from './FieldFrame.tsx'
import { requiredKinds } from './rules.ts'
import { isApplicable, type Field, type Kind } from '#resources'
import { ChoiceInput } from './ChoiceInput.tsx'
import { ChoicesInput } from './ChoicesInput.tsx'
import { CountInput } from './CountInput.tsx'
import { DateInput } from './DateInput.tsx'
import { FileInput } from './FileInput.tsx'
import { HoursInput } from '../hours/HoursInput.tsx'
import { ImageInput } from './ImageInput.tsx'
import type { InputProps } from './inputProps.ts'
import { EmailInput, LongTextInput, PhoneInput, TextInput, UrlInput } from './LineInput.tsx'
import { NumberInput } from './NumberInput.tsx'
import { PlaceInput } from '../place/PlaceInput.tsx'
import { PicturesInput } from '../pictures/PicturesInput.tsx'
import { ReferenceInput } from './ReferenceInput.tsx'
import { ReferencesInput } from './ReferencesInput.tsx'
import { StatusInput } from './StatusInput.tsx'
import { TimeInput } from './TimeInput.tsx'

/** The input of each kind. They need a react-hook-form context: our form's or react-admin's. */
export const inputs = {
  text: TextInput,
  longText: LongTextInput,
  email: EmailInput,
  url: UrlInput,
  phone: PhoneInput,
  number: NumberInput,
  count: CountInput,
  time: TimeInput,
  date: DateInput,
  image: ImageInput,
  pictures: PicturesInput,
  file: FileInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  status: StatusInput,
  place: PlaceInput,
  hours: HoursInput,
  reference: ReferenceInput,
  references: ReferencesInput,
} satisfies { [K in Kind]: ComponentType<InputProps<K>> }

type FieldInputProps = Omit<InputProps, 'field'> & { readonly field: Field }

/** A field's input, whatever its kind; nothing while the other values make the field irrelevant (`when`). */
export function FieldInput(props: FieldInputProps) {
  return props.field.when ? <DependentInput {...props} /> : <AnyInput {...props} />
}

function DependentInput(props: FieldInputProps) {
  const names = Object.keys(props.field.when ?? {})
  const values = useWatch({ name: names })
  const chosen = Object.fromEntries(names.map((name, at) => [name, values[at]]))
  return isApplicable(props.field, chosen) ? <AnyInput {...props} /> : null
}

function AnyInput(props: FieldInputProps) {
  const Input = inputs[props.field.kind] as ComponentType<InputProps>
  return (
    <UnseenField value={props.field.unseen === true}>
      <SaysOptional value={requiredKinds.includes(props.field.kind)}>
        <Input {...props} />
      </SaysOptional>
    </UnseenField>
  )
}

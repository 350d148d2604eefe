import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useId, useState } from 'react'
import { useLanguage, labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'
import { OptionSheet } from './OptionSheet.tsx'
import { PickerButton } from './PickerButton.tsx'
import { useReference } from './ReferenceInput.tsx'
import { namesIn } from '../values/shownText.ts'

const idsOf = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value.map(String) : String(value ?? '').split(',')).filter(Boolean).map(Number)

/** References to several records, in the order picked. Form value `{Name}Ids`: "1,4" (docs/rules.md#form-parts). */
export function ReferencesInput({ resource, name, field: declared, required, mode }: InputProps<'references'>) {
  const t = useAllMessages()
  const { language } = useLanguage()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { field, fieldState, options, hint, getValues } = useReference(`${name}Ids`, declared, required)
  const ids = idsOf(field.value)
  const initialNames = namesIn(getValues(), declared, language)
  const nameOf = (one: number, at: number) =>
    options.find((option) => option.id === one)?.name ?? initialNames[at] ?? ''
  const toggle = (picked: number) =>
    field.onChange((ids.includes(picked) ? ids.filter((one) => one !== picked) : [...ids, picked]).join(','))
  return (
    <FieldFrame
      {...{ id, required, mode }}
      label={labelOf(t, resource, name)}
      error={fieldState.error?.message}
      hint={hint}
    >
      <PickerButton
        id={id}
        buttonRef={field.ref}
        isEmpty
        invalid={fieldState.invalid}
        onOpen={() => setOpen(true)}
        onBlur={field.onBlur}
      >
        {t.forms.chooseSeveral}
      </PickerButton>
      {ids.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1 }}>
          {ids.map((one, at) => (
            <Chip
              key={one}
              label={nameOf(one, at)}
              onDelete={() => toggle(one)}
              sx={{ '& .MuiChip-deleteIcon': { p: 0.5, boxSizing: 'content-box' } }}
            />
          ))}
        </Box>
      )}
      <OptionSheet
        open={open}
        multiple
        title={labelOf(t, resource, name)}
        options={options}
        selected={ids}
        like={String(getValues(resource.title) ?? '')}
        onPick={toggle}
        onClose={() => setOpen(false)}
      />
    </FieldFrame>
  )
}

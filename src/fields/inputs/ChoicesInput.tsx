import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import CheckIcon from '@mui/icons-material/Check'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { choiceOf, labelOf, useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { measures } from '#src/theme/tokens.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'

/** Several of a fixed set of values: each is a chip that is on or off. Of an ordered field the chips say which comes first. */
export function ChoicesInput({ resource, name, field: declared, required, mode }: InputProps<'choices'>) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const id = useId()
  const { field, fieldState } = useController({ name, defaultValue: [] })
  const chosen: readonly string[] = [field.value ?? []].flat()
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
    field.onChange(declared.ordered ? next : declared.values.filter((one) => next.includes(one)))
  }
  const signOf = (at: number) =>
    declared.ordered ? <span aria-hidden>{formatDigits(at + 1)}</span> : <CheckIcon aria-hidden />
  return (
    <FieldFrame
      group
      {...{ id, required, mode }}
      label={labelOf(t, resource, name)}
      error={fieldState.error?.message}
      hint={declared.ordered && t.forms.tapInOrder}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {declared.values.map((value, index) => {
          const at = chosen.indexOf(value)
          const word = choiceOf(t, resource, name, value)
          return (
            <Chip
              key={value}
              {...(index === 0 && { ref: field.ref })}
              clickable
              component="button"
              type="button"
              disabled={declared.readOnly ?? false}
              aria-pressed={at >= 0}
              {...(at >= 0 && { icon: signOf(at), color: 'primary' as const })}
              {...(at >= 0 && declared.ordered && { 'aria-label': `${word}, ${formatDigits(at + 1)}` })}
              variant={at >= 0 ? 'filled' : 'outlined'}
              label={word}
              onClick={() => toggle(value)}
              onBlur={field.onBlur}
              sx={{ minHeight: measures.chip, '& .MuiChip-icon': { ml: 1.5 } }}
            />
          )
        })}
      </Box>
    </FieldFrame>
  )
}

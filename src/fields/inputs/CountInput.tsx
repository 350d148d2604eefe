import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import Typography from '@mui/material/Typography'
import { labelOf, useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'

/** The server computes counts; a form only shows them. */
export function CountInput({ resource, name, mode }: InputProps<'count'>) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const id = useId()
  const value: unknown = useFormContext().watch(name)
  return (
    <FieldFrame id={id} label={labelOf(t, resource, name)} required={false} mode={mode} group>
      <Typography>{typeof value === 'number' ? formatDigits(value) : '–'}</Typography>
    </FieldFrame>
  )
}

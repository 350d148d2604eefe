import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { formatDate } from '#resources/text/date.ts'
import { labelOf, useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'

/** The server sets timestamps; a form only shows them. */
export function TimeInput({ resource, name, mode }: InputProps<'time'>) {
  const t = useAllMessages()
  const writing = useLanguage()
  const id = useId()
  const value: unknown = useFormContext().watch(name)
  return (
    <FieldFrame id={id} label={labelOf(t, resource, name)} required={false} mode={mode} group>
      <Typography>{(typeof value === 'string' && formatDate(value, writing)) || '–'}</Typography>
    </FieldFrame>
  )
}

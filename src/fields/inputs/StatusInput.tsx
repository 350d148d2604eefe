import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { active, hidden, nameOfStatus, sold, verified } from '#resources'
import { labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { InputProps } from './inputProps.ts'

/**
 * Offers only the statuses that can be stored (docs/rules.md#status): verification is a field of its own, and a
 * verified record is stored as active.
 */
export function StatusInput({ resource, name, field: { drafts = false }, mode }: InputProps<'status'>) {
  const t = useAllMessages()
  const id = useId()
  const { field } = useController({ name, defaultValue: active })
  return (
    <FieldFrame {...{ id, mode }} required={false} label={labelOf(t, resource, name)}>
      <NativeSelect
        value={field.value === verified ? active : field.value}
        name={field.name}
        onChange={(event) => field.onChange(Number(event.target.value))}
        onBlur={field.onBlur}
        inputRef={field.ref}
        input={<OutlinedInput fullWidth />}
        inputProps={{ id }}
      >
        {(drafts ? [active, hidden] : [active, hidden, sold]).map((status) => (
          <option key={status} value={status}>
            {t.status[nameOfStatus(status, drafts)]}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}

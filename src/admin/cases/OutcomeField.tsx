import TextField from '@mui/material/TextField'
import { useId, type Ref } from 'react'
import { EncodingNotice } from '#src/fields/encoding/EncodingNotice.tsx'
import { useAllMessages } from '#src/messages/working.ts'

interface OutcomeFieldProps {
  readonly outcome: string
  readonly asTyped: boolean
  readonly error: string | undefined
  readonly fieldRef: Ref<HTMLTextAreaElement>
  readonly onChange: (change: { outcome: string } | { asTyped: boolean }) => void
}

/** What those who reported it read, with what is made of Zawgyi. */
export function OutcomeField({ outcome, asTyped, error, fieldRef, onChange }: OutcomeFieldProps) {
  const t = useAllMessages()
  const id = useId()
  return (
    <div>
      <TextField
        id={id}
        label={t.cases.outcome}
        value={outcome}
        multiline
        minRows={2}
        fullWidth
        inputRef={fieldRef}
        error={error !== undefined}
        helperText={error}
        onChange={({ target }) => onChange({ outcome: target.value })}
        slotProps={{ inputLabel: { shrink: true }, formHelperText: { role: 'alert' } }}
      />
      <EncodingNotice
        text={outcome}
        asTyped={asTyped}
        onAsTyped={(is) => onChange({ asTyped: is })}
        onAccept={(text) => onChange({ outcome: text })}
      />
    </div>
  )
}

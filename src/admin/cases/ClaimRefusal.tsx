import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { maxNoteLength } from '#resources/case.ts'
import { claimReasons, type ClaimReason } from '#resources/claims.ts'
import { isLongerThan } from '#resources/text/store.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { useLeaveGuard } from '#src/resource/form/useLeaveGuard.ts'

interface ClaimRefusalProps {
  readonly send: (reason: ClaimReason, note: string) => Promise<unknown>
  readonly isBusy: boolean
}

/** Why a claim is refused, which its claimant reads, and a note for colleagues. */
export function ClaimRefusal({ send, isBusy }: ClaimRefusalProps) {
  const t = useAllMessages()
  const id = useId()
  const field = useRef<HTMLSelectElement>(null)
  const [reason, setReason] = useState<ClaimReason | ''>('')
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const noteError = isLongerThan(maxNoteLength, note) ? t.lengths.tooLong({ most: maxNoteLength }) : undefined
  useLeaveGuard(note !== '')
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(reason === '')
    if (reason === '') return field.current?.focus()
    if (noteError === undefined && !isBusy) void send(reason, note.trim())
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <TextField
        select
        id={`${id}-reason`}
        label={t.claims.why}
        value={reason}
        onChange={({ target }) => setReason(claimReasons.find((code) => code === target.value) ?? '')}
        error={isMissing && reason === ''}
        helperText={isMissing && reason === '' ? t.cases.chooseReason : ' '}
        inputRef={field}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">–</option>
        {claimReasons.map((code) => (
          <option key={code} value={code}>
            {t.claimReasons[code]}
          </option>
        ))}
      </TextField>
      <TextField
        id={`${id}-note`}
        label={t.cases.note}
        value={note}
        multiline
        onChange={({ target }) => setNote(target.value)}
        error={noteError !== undefined}
        helperText={noteError}
        slotProps={{ inputLabel: { shrink: true }, formHelperText: { role: 'alert' } }}
      />
      <Button type="submit" variant="contained" aria-disabled={isBusy} sx={{ justifySelf: 'start' }}>
        {t.claims.sendRefusal}
      </Button>
    </Box>
  )
}

import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { maxNoteLength } from '#resources/case.ts'
import { isBlank, isLongerThan } from '#resources/text/store.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { sendAppeal, type AppealAbout } from '#src/providers/calls/cases.ts'
import { useLeaveGuard } from '../form/useLeaveGuard.ts'
import { failureText } from '../failureText.ts'

interface AppealFormProps {
  about: AppealAbout
  /** a press has opened it, and one goes on in its field */
  isOpened?: boolean
  /** It was taken, and says so elsewhere. */
  onSent?: () => unknown
}

/** Against a measure, once (docs/rules.md#measures). What is typed stays when it fails. */
export function AppealForm({ about, isOpened = false, onSent }: AppealFormProps) {
  const t = useAllMessages()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')
  const { stay } = useLeaveGuard(text !== '' && state !== 'sent')
  useEffect(() => {
    if (isOpened) field.current?.focus()
  }, [isOpened])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'busy') return
    const wrong = isBlank(text) ? t.cases.appealMissing : tooLong(text)
    setError(wrong)
    if (wrong !== null) return field.current?.focus()
    setState('busy')
    try {
      await sendAppeal(about, text.trim())
      stay()
      setState('sent')
      await onSent?.()
    } catch (failure) {
      setError(failureText(t, failure))
      setState('open')
    }
  }
  // Nothing pasted is cut.
  const tooLong = (said: string) =>
    isLongerThan(maxNoteLength, said) ? t.lengths.tooLong({ most: maxNoteLength }) : null

  if (state === 'sent') return onSent ? null : <Alert severity="success">{t.cases.appealSent}</Alert>
  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'grid', gap: 1.5, mt: 1, textAlign: 'start' }}
    >
      <TextField
        id={id}
        label={t.cases.appealText}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={3}
        error={error !== null}
        helperText={error}
        inputRef={field}
        slotProps={{ inputLabel: { shrink: true }, formHelperText: { role: 'alert' } }}
      />
      <Button type="submit" variant="contained" aria-disabled={state === 'busy'} sx={{ justifySelf: 'start' }}>
        {t.cases.sendAppeal}
      </Button>
    </Box>
  )
}

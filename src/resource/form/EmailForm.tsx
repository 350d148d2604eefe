import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useAllMessages } from '#src/messages/working.ts'

interface EmailFormProps {
  /** label of the submit button */
  submitLabel: string
  /** resolves with an error message, or with null on success */
  send: (email: string) => Promise<string | null>
}

/**
 * An email input with a button. An error appears beside the field and keeps the typed address
 * (docs/experience.md#forms).
 */
export function EmailForm({ submitLabel, send }: EmailFormProps) {
  const t = useAllMessages()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [problemText, setProblemText] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setProblemText(null)
    const problem = await send(email.trim())
    setSending(false)
    setProblemText(problem)
    if (problem === null) setEmail('')
    else input.current?.focus()
  }
  return (
    <Box component="form" onSubmit={(event: FormEvent) => void submit(event)} sx={{ display: 'grid', gap: 0.5 }}>
      <Box component="label" htmlFor={id} sx={{ font: 'var(--text-label)' }}>
        {t.pageTeam.emailAddress}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <OutlinedInput
          id={id}
          inputRef={input}
          type="email"
          required
          autoComplete="off"
          value={email}
          error={Boolean(problemText)}
          onChange={(event) => setEmail(event.target.value)}
          inputProps={{ inputMode: 'email', autoCapitalize: 'none', 'aria-describedby': `${id}-fault` }}
          sx={{ flex: '1 1 220px' }}
        />
        <Button type="submit" variant="outlined" disabled={isSending}>
          {submitLabel}
        </Button>
      </Box>
      <FormHelperText id={`${id}-fault`} error role={problemText ? 'alert' : undefined}>
        {problemText}
      </FormHelperText>
    </Box>
  )
}

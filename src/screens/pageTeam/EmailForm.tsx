import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useMessages } from '#src/messages/index.ts'

interface EmailFormProps {
  /** what the button says */
  act: string
  /** resolves with what went wrong, in words, or null when it is done */
  send: (email: string) => Promise<string | null>
}

/** One address and a button; a fault stands beside the field and nothing typed is lost (docs/experience.md#forms). */
export function EmailForm({ act, send }: EmailFormProps) {
  const t = useMessages()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setFault(null)
    const found = await send(email.trim())
    setSending(false)
    setFault(found)
    if (found === null) setEmail('')
    else input.current?.focus()
  }
  return (
    <Box component="form" onSubmit={(event: FormEvent) => void submit(event)} sx={{ display: 'grid', gap: 0.5 }}>
      <Box component="label" htmlFor={id} sx={{ fontWeight: 700, fontSize: '0.875rem' }}>
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
          error={Boolean(fault)}
          onChange={(event) => setEmail(event.target.value)}
          inputProps={{ inputMode: 'email', autoCapitalize: 'none', 'aria-describedby': `${id}-fault` }}
          sx={{ flex: '1 1 220px' }}
        />
        <Button type="submit" variant="outlined" disabled={isSending}>
          {act}
        </Button>
      </Box>
      <FormHelperText id={`${id}-fault`} error role={fault ? 'alert' : undefined}>
        {fault}
      </FormHelperText>
    </Box>
  )
}

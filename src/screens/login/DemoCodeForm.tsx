import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useAllMessages } from '#src/messages/working.ts'
import { ApiError, serverMessageOf } from '#src/providers/ApiError.ts'
import { demoToken, type Credential, type DemoAccount } from '#src/providers/calls/session.ts'

interface DemoCodeFormProps {
  account: DemoAccount
  done: (credential: Credential) => void
  back: () => void
}

/**
 * Asks for the code printed at start, which the demo's super admin needs (docs/rules.md#demo-mode). An error appears at
 * the field and keeps what was typed.
 */
export function DemoCodeForm({ account: { email, name }, done, back }: DemoCodeFormProps) {
  const t = useAllMessages()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [problemText, setProblemText] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setProblemText(null)
    try {
      done({ token: await demoToken({ email, name, code }), name, email })
    } catch (error) {
      const fieldError = error instanceof ApiError ? error.fields['code'] : undefined
      setProblemText(fieldError ?? serverMessageOf(error) ?? t.login.failed)
      setSending(false)
      input.current?.focus()
    }
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Typography variant="body2" color="text.secondary" id={`${id}-help`}>
        {t.login.demoCodeHelp({ name })}
      </Typography>
      <Box component="label" htmlFor={id} sx={{ font: 'var(--text-label)' }}>
        {t.login.demoCode}
      </Box>
      <OutlinedInput
        id={id}
        inputRef={input}
        autoFocus
        autoComplete="one-time-code"
        value={code}
        error={Boolean(problemText)}
        onChange={(event) => setCode(event.target.value)}
        inputProps={{ inputMode: 'numeric', maxLength: 40, 'aria-describedby': `${id}-help ${id}-fault` }}
      />
      <FormHelperText id={`${id}-fault`} error role={problemText ? 'alert' : undefined} sx={{ m: 0 }}>
        {problemText}
      </FormHelperText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={isSending}>
          {t.shell.login}
        </Button>
        <Button onClick={back}>{t.shell.cancel}</Button>
      </Box>
    </Box>
  )
}

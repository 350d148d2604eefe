import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import { formatDate } from '#resources/text/date.ts'
import { isBlank } from '#resources/text/store.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useCopy, useToast } from '#src/layout/feedback/Toaster.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { checkLink, sendCode, withdrawClaim, type OwnClaim } from '#src/providers/calls/claims.ts'
import { failureText } from '#src/resource/failureText.ts'

/** What a claim waits for, and what its claimant does about it. */
export function WaitingClaim({ claim }: { claim: OwnClaim }) {
  const t = useAllMessages()
  const cache = useQueryClient()
  const toast = useToast()
  const { confirm, alert } = useDialogs()

  async function withdraw() {
    if (!(await confirm(t.claims.withdrawConfirm))) return
    try {
      await withdrawClaim(claim.Id)
      toast(t.claims.withdrawn)
    } catch (error) {
      await alert(failureText(t, error))
    }
    await cache.invalidateQueries({ queryKey: ['claim'] })
  }

  return (
    <>
      {claim.State === 'calling' ? (
        <EnterCode claim={claim} />
      ) : (
        <>
          {claim.Proof === 'phone' && <Alert severity="info">{t.claims.openPhone}</Alert>}
          {claim.Proof === 'document' && <Alert severity="info">{t.claims.openDocument}</Alert>}
          {claim.Proof === 'link' && <LinkToken claim={claim} />}
        </>
      )}
      <Button onClick={() => void withdraw()} sx={{ justifySelf: 'start' }}>
        {t.claims.withdraw}
      </Button>
    </>
  )
}

function EnterCode({ claim }: { claim: OwnClaim }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const id = useId()
  const cache = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const isMissing = isBlank(code)
    setError(isMissing ? t.claims.codeMissing : null)
    if (isMissing) return field.current?.focus()
    setBusy(true)
    try {
      await sendCode(claim.Id, code)
      // The page, what one may do with it, and one's own pages are others now.
      await cache.invalidateQueries()
    } catch (failure) {
      setError(failureText(t, failure))
      field.current?.focus()
      await cache.invalidateQueries({ queryKey: ['claim'] })
    }
    setBusy(false)
  }

  return (
    <Box component="form" onSubmit={(event: FormEvent) => void send(event)} sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t.claims.calling({ date: formatDate(claim.CodeUntil ?? '', writing) })}</Typography>
      <TextField
        id={id}
        label={t.claims.code}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={error !== null}
        helperText={error}
        inputRef={field}
        sx={{ maxWidth: 280 }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 20 },
          formHelperText: { role: 'alert' },
        }}
      />
      <Button type="submit" variant="contained" aria-disabled={isBusy} sx={{ justifySelf: 'start' }}>
        {t.claims.enterCode}
      </Button>
    </Box>
  )
}

function LinkToken({ claim }: { claim: OwnClaim }) {
  const t = useAllMessages()
  const cache = useQueryClient()
  const copy = useCopy()
  const [said, setSaid] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function check() {
    if (isBusy) return
    setBusy(true)
    setSaid(null)
    try {
      if (await checkLink(claim.Id)) await cache.invalidateQueries({ queryKey: ['claim'] })
      else setSaid(t.claims.notSeen)
    } catch (error) {
      setSaid(failureText(t, error))
    }
    setBusy(false)
  }

  if (claim.LinkSeenAt) return <Alert severity="success">{t.claims.seen}</Alert>
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t.claims.openLink({ address: claim.WebsiteURL ?? '' })}
      </Typography>
      <Box component="code" sx={{ p: 1.5, bgcolor: 'sunken', overflowWrap: 'anywhere' }}>
        {claim.Token}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => void copy(claim.Token ?? '')}>
          {t.claims.copy}
        </Button>
        <Button variant="contained" aria-disabled={isBusy} onClick={() => void check()}>
          {t.claims.check}
        </Button>
      </Box>
      <Box role="status">{said && <Alert severity="info">{said}</Alert>}</Box>
    </>
  )
}

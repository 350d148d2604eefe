import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId, useState } from 'react'
import { declarations, type Page } from '#resources'
import { FieldValue } from '#src/fields/values/values.tsx'
import { Dialog } from '#src/layout/over/overlays.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { choiceOf, labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import type { ModerationDecision } from '#src/providers/calls/moderation.ts'
import { failureText } from '#src/resource/failureText.ts'
import { useInvalidateAll } from '../deletion.ts'
import { moderateWithUndo } from '../moderateWithUndo.ts'

const { page } = declarations
const { VerifiedProof, VerifiedUntil } = page.fields
type Proof = NonNullable<Page['VerifiedProof']>

interface VerifyDialogProps {
  readonly record: Readonly<Record<string, unknown>> & Pick<Page, 'Id'>
  readonly name: string
  readonly onClose: () => void
}

/** What was seen of a business, which is verified for a year by it, anew too, or no longer (docs/rules.md#verification). */
export function VerifyDialog({ record, name, onClose }: VerifyDialogProps) {
  const t = useAllMessages()
  const id = useId()
  const toast = useToast()
  const { alert, confirm } = useDialogs()
  const invalidateAll = useInvalidateAll()
  const [proof, setProof] = useState<Proof | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isVerified = Boolean(record['VerifiedUntil'])
  const label = isVerified ? t.admin.renew : t.admin.verify

  async function act(decision: ModerationDecision, told: string) {
    if (isBusy) return
    setIsBusy(true)
    try {
      const takeBack = await moderateWithUndo(page.name, record.Id, decision)
      onClose()
      toast(told, takeBack && (() => takeBack().then(invalidateAll)))
      await invalidateAll()
    } catch (error) {
      await alert(t.admin.judgementFailed({ reason: failureText(t, error) }))
      setIsBusy(false)
    }
  }

  async function unverify() {
    if (isBusy) return
    const text = t.admin.unverifyQuestion({ name })
    if (await confirm({ text, confirmLabel: t.admin.unverifyNow, danger: true }))
      await act({ verified: false }, t.admin.unverified({ name }))
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{isVerified ? t.admin.verificationOf({ name }) : t.admin.verifyTitle({ name })}</DialogTitle>
      <DialogContent>
        {isVerified && (
          <DialogContentText component="div" sx={{ mb: 1 }}>
            <span>{labelOf(t, page, 'VerifiedUntil')}</span>{' '}
            <FieldValue name="VerifiedUntil" field={VerifiedUntil} resource={page} record={record} />
          </DialogContentText>
        )}
        <DialogContentText id={`${id}-proof`}>{t.admin.verifyText}</DialogContentText>
        <RadioGroup
          aria-labelledby={`${id}-proof`}
          value={proof}
          onChange={(_, chosen) => setProof(VerifiedProof.values.find((one) => one === chosen) ?? null)}
        >
          {VerifiedProof.values.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio />}
              label={choiceOf(t, page, 'VerifiedProof', one)}
              sx={{ minHeight: 48 }}
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {isVerified && (
          <Button color="error" aria-disabled={isBusy} onClick={() => void unverify()}>
            {t.admin.unverify}
          </Button>
        )}
        <Button onClick={onClose}>{t.forms.cancel}</Button>
        <Button
          variant="contained"
          disabled={proof === null}
          aria-disabled={isBusy}
          onClick={() => proof && void act({ verified: true, proof }, t.admin.verified({ name }))}
        >
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

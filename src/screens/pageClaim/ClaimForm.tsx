import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import type { Page } from '#resources'
import { claimProofs, codeHours, proofDays, proofTypes, type ClaimProof } from '#resources/claims.ts'
import { showPhone } from '#resources/text/phoneShown.ts'
import { shownText } from '#src/fields/values/shownText.ts'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { sendClaim } from '#src/providers/calls/claims.ts'
import { failureText } from '#src/resource/failureText.ts'

/** How somebody shows that a page is theirs; what the page does not offer cannot be chosen. */
export function ClaimForm({ page, begins }: { page: Page; begins?: ClaimProof }) {
  const t = useAllMessages()
  const { digits } = useLanguage()
  const id = useId()
  const cache = useQueryClient()
  const toast = useToast()
  const picker = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const number = page.PhoneOneE164 ?? page.PhoneTwoE164 ?? page.PhoneThreeE164
  const website = shownText(page.WebsiteURL)
  const [proof, setProof] = useState<ClaimProof>(begins ?? (number ? 'phone' : 'document'))
  const [verify, setVerify] = useState(true)
  const [document, setDocument] = useState<File | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const texts: Record<ClaimProof, string> = {
    phone: number ? t.claims.phoneText({ number: showPhone(number, digits), hours: codeHours }) : t.claims.noNumber,
    document: t.claims.documentText({ days: proofDays }),
    link: website ? t.claims.linkText({ address: website }) : t.claims.noWebsite,
  }
  const isOffered: Record<ClaimProof, boolean> = { phone: number !== null, document: true, link: website !== null }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const lacks = proof === 'document' && document === null
    setMissing(lacks)
    if (lacks) return chooser.current?.focus()
    setBusy(true)
    setFailure(null)
    try {
      await sendClaim({ pageId: page.Id, proof, verify, document })
      toast(t.claims.sent)
      await cache.invalidateQueries({ queryKey: ['claim'] })
    } catch (error) {
      setFailure(failureText(t, error))
    }
    setBusy(false)
  }

  return (
    <Box component="form" onSubmit={(event: FormEvent) => void send(event)} sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t.claims.intro}</Typography>
      <Typography id={`${id}-how`} component="h3" variant="h3">
        {t.claims.how}
      </Typography>
      <RadioGroup
        aria-labelledby={`${id}-how`}
        value={proof}
        onChange={(_, value) => setProof(claimProofs.find((one) => one === value) ?? proof)}
        sx={{ gap: 1 }}
      >
        {claimProofs.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            disabled={!isOffered[one]}
            sx={{ alignItems: 'flex-start', mr: 0 }}
            control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${one}` } }} />}
            label={
              <Box sx={{ pt: 1 }}>
                <Box sx={{ fontWeight: 700 }}>{t.claimProofs[one]}</Box>
                <Box id={`${id}-${one}`} sx={{ font: 'var(--text-meta)', lineHeight: 1.65, overflowWrap: 'anywhere' }}>
                  {texts[one]}
                </Box>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {proof === 'document' && (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          <Box id={`${id}-label`} sx={{ fontWeight: 700 }}>
            {t.claims.file}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Button
              ref={chooser}
              variant="outlined"
              aria-describedby={`${id}-label ${id}-file ${id}-missing`}
              onClick={() => picker.current?.click()}
            >
              {t.claims.chooseFile}
            </Button>
            <Box component="span" id={`${id}-file`} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {document?.name ?? ''}
            </Box>
            <input
              ref={picker}
              type="file"
              hidden
              accept={proofTypes.join()}
              aria-label={t.claims.file}
              onChange={({ target }) => {
                setDocument(target.files?.[0] ?? null)
                setMissing(false)
              }}
            />
          </Box>
          <FormHelperText id={`${id}-missing`} error role="alert">
            {isMissing ? t.claims.fileMissing : ''}
          </FormHelperText>
        </Box>
      )}
      <FormControlLabel
        sx={{ mr: 0 }}
        control={<Checkbox checked={verify} onChange={(_, checked) => setVerify(checked)} />}
        label={t.claims.verify}
      />
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <Button type="submit" variant="contained" aria-disabled={isBusy} sx={{ justifySelf: 'start' }}>
        {t.claims.send}
      </Button>
    </Box>
  )
}

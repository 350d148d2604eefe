import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useId, type FormEvent } from 'react'
import { declarations } from '#resources'
import { caseReasons, type CaseAct } from '#resources/case.ts'
import { choiceOf, labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { nameOf, type RelatedThing, type WholeCase } from '#src/providers/calls/cases.ts'
import { OutcomeField } from './OutcomeField.tsx'
import { Part } from './Part.tsx'
import { mayConcern, mayEnd, useDecision, type Decision } from './useDecision.ts'
import { relatedText } from './caseTitle.ts'
import type { Cases } from './useCases.ts'

const { page } = declarations
const dayChoices = [1, 3, 7, 14, 30, 90]

interface CaseFormProps {
  readonly one: WholeCase
  readonly cases: Cases
  /** who else is at work on it */
  readonly takenBy: string | null
}

/** An act with its reason, and where it ends. */
export function CaseForm({ one, cases, takenBy }: CaseFormProps) {
  const t = useAllMessages()
  const id = useId()
  const isBarred = one.May.length === 0
  const whyNot = takenBy === null ? t.cases.anotherDecides : t.cases.taken({ name: takenBy })
  const decision = useDecision(one, cases, isBarred)
  const { act } = decision.draft
  // What is typed stays, even if somebody else takes the case meanwhile.
  const acts = isBarred && act !== null ? [act] : one.May
  const related = mayConcern(act, one.Related)
  const isAppeal = one.State === 'appealed'
  const actLabelOf = (name: CaseAct) => {
    if (isAppeal && name === 'dismiss') return t.cases.refuseAppeal
    return isAppeal && name === 'lift' ? t.cases.grantAppeal : t.caseActs[name]
  }
  const sendLabelOf = (name: CaseAct) => {
    if (isAppeal && name === 'dismiss') return t.cases.sendRefusal
    return isAppeal && name === 'lift' ? t.cases.sendGrant : t.caseSends[name]
  }
  const whenBarred = isBarred ? { 'aria-disabled': true, 'aria-describedby': `${id}-why` } : {}

  if (acts.length === 0 && (one.State === 'answered' || one.State === 'closed')) return null
  return (
    <Part heading={t.cases.decide}>
      <Box
        component="form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void decision.send()
        }}
        sx={(theme) => ({ display: 'grid', gap: 2, maxWidth: theme.measure.reading })}
      >
        {isBarred && (
          <Alert severity="info" id={`${id}-why`}>
            {whyNot}
          </Alert>
        )}
        {acts.length > 0 && (
          <Box role="group" aria-label={t.cases.decide} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {acts.map((name) => (
              <Button
                key={name}
                variant="outlined"
                aria-pressed={act === name}
                sx={{
                  '&[aria-pressed=true]': { bgcolor: 'soft', borderColor: 'primary.main' },
                  '&[aria-disabled=true]': { opacity: 0.6 },
                }}
                onClick={() => !isBarred && decision.choose(name)}
                {...whenBarred}
              >
                {actLabelOf(name)}
              </Button>
            ))}
          </Box>
        )}
        {act !== null && (
          <>
            {related.length > 0 && <Also related={related} decision={decision} />}
            <Details decision={decision} isForReporters={one.Reports.length > 0 && !isAppeal} />
            <Button
              type="submit"
              variant="contained"
              aria-disabled={decision.isBusy}
              sx={{ justifySelf: 'start' }}
              {...whenBarred}
            >
              {sendLabelOf(act)}
            </Button>
          </>
        )}
        {decision.failure !== null && (
          <Alert severity="error">{t.admin.judgementFailed({ reason: decision.failure })}</Alert>
        )}
      </Box>
    </Part>
  )
}

/** What is related is decided with it, each or all. */
function Also({ related, decision }: { related: readonly RelatedThing[]; decision: Decision }) {
  const t = useAllMessages()
  const { draft, change } = decision
  const names = related.map(nameOf)
  const chosen = names.filter((name) => draft.also.includes(name))
  const box = (label: string, checked: boolean, onChange: (is: boolean) => void, isSome = false) => (
    <FormControlLabel
      key={label}
      sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 1, overflowWrap: 'anywhere' } }}
      control={
        <Checkbox
          checked={checked}
          indeterminate={isSome}
          onChange={(_, is) => onChange(is)}
          slotProps={{ input: { 'aria-label': label } }}
        />
      }
      label={label}
    />
  )
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid' }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 700 }}>
        {t.cases.also}
      </Box>
      {related.length > 1 &&
        box(
          t.cases.alsoAll({ count: related.length }),
          chosen.length === names.length,
          (is) => change({ also: is ? names : [] }),
          chosen.length > 0 && chosen.length < names.length,
        )}
      {related.map((one) =>
        box(relatedText(t, one), chosen.includes(nameOf(one)), (is) =>
          change({ also: is ? [...chosen, nameOf(one)] : chosen.filter((name) => name !== nameOf(one)) }),
        ),
      )}
    </Box>
  )
}

/** Why, how long, and what is said of it to whom. */
function Details({ decision, isForReporters }: { decision: Decision; isForReporters: boolean }) {
  const t = useAllMessages()
  const id = useId()
  const { draft, change, errors, fields } = decision
  const { act, reason, days, holdPages, outcome, asTyped, proof, note } = draft
  return (
    <>
      <TextField
        select
        id={`${id}-reason`}
        label={t.cases.reason}
        value={reason}
        onChange={({ target }) => change({ reason: caseReasons.find((code) => code === target.value) ?? '' })}
        error={errors.reason !== undefined}
        helperText={errors.reason ?? (reason === '' ? ' ' : t.caseSentences[reason])}
        inputRef={fields.reason}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">–</option>
        {caseReasons.map((code) => (
          <option key={code} value={code}>
            {t.caseReasons[code]}
          </option>
        ))}
      </TextField>
      {act === 'verify' && (
        <TextField
          select
          id={`${id}-proof`}
          label={labelOf(t, page, 'VerifiedProof')}
          value={proof}
          onChange={({ target }) =>
            change({ proof: page.fields.VerifiedProof.values.find((one) => one === target.value) ?? '' })
          }
          error={errors.proof !== undefined}
          helperText={errors.proof}
          inputRef={fields.proof}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">–</option>
          {page.fields.VerifiedProof.values.map((one) => (
            <option key={one} value={one}>
              {choiceOf(t, page, 'VerifiedProof', one)}
            </option>
          ))}
        </TextField>
      )}
      {mayEnd(act) && (
        <TextField
          select
          id={`${id}-days`}
          label={t.cases.howLong}
          value={days}
          onChange={({ target }) => change({ days: target.value })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{t.cases.forGood}</option>
          {dayChoices.map((count) => (
            <option key={count} value={count}>
              {t.cases.forDays({ days: count })}
            </option>
          ))}
        </TextField>
      )}
      {act === 'suspend' && (
        <FormControlLabel
          control={
            <Checkbox
              checked={holdPages}
              onChange={(_, checked) => change({ holdPages: checked })}
              // The theme's label is for rows.
              slotProps={{ input: { 'aria-label': t.cases.holdPages } }}
            />
          }
          label={t.cases.holdPages}
        />
      )}
      {isForReporters && (
        <OutcomeField {...{ outcome, asTyped }} error={errors.outcome} fieldRef={fields.outcome} onChange={change} />
      )}
      <TextField
        id={`${id}-note`}
        label={t.cases.note}
        value={note}
        multiline
        onChange={({ target }) => change({ note: target.value })}
        error={errors.note !== undefined}
        helperText={errors.note}
        inputRef={fields.note}
        slotProps={{ inputLabel: { shrink: true }, formHelperText: { role: 'alert' } }}
      />
    </>
  )
}

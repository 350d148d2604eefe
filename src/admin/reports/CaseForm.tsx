import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Link from '@mui/material/Link'
import OutlinedInput from '@mui/material/OutlinedInput'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId, useRef, useState, type FormEvent } from 'react'
import { declarations, reportStates, type Report } from '#resources'
import { requireReported } from '#resources/targets.ts'
import { isBlank } from '#resources/text/store.ts'
import { Link as RouterLink } from '#src/elements/Link.tsx'
import { validateLength } from '#src/fields/inputs/textLength.ts'
import { EncodingNotice } from '#src/fields/encoding/EncodingNotice.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { choiceOf, labelOf } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { judgeReport } from '#src/providers/calls/moderation.ts'
import { failureText } from '#src/resource/failureText.ts'
import type { AdminRecord } from '../adminFields.ts'
import { useInvalidateAll } from '../deletion.ts'

/**
 * A report's case: open → reviewing → resolved or dismissed, with an outcome text that its reporter reads on their
 * profile (docs/rules.md#reports). Closing a case requires that text.
 */
export function CaseForm({ record }: { record: AdminRecord }) {
  const t = useAllMessages()
  const toast = useToast()
  const { alert } = useDialogs()
  const invalidateAll = useInvalidateAll()
  const id = useId()
  const textArea = useRef<HTMLTextAreaElement>(null)
  const [state, setState] = useState(record['State'] as Report['State'])
  const [outcome, setOutcome] = useState(String(record['Outcome'] ?? ''))
  const [asTyped, setAsTyped] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const lengthError = validateLength(declarations.report.fields.Outcome, outcome, t)
  const error = lengthError ?? (isMissing ? t.admin.outcomeMissing : undefined)
  const [isBusy, setBusy] = useState(false)

  /** As it was judged before. What is typed stays. */
  async function putBack() {
    const before = record['State'] as Report['State']
    await judgeReport(record.Id, { state: before, outcome: String(record['Outcome'] ?? ''), asTyped: true })
    setState(before)
    await invalidateAll()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const isUnanswered = (state === 'resolved' || state === 'dismissed') && isBlank(outcome)
    setMissing(isUnanswered)
    if (isUnanswered || lengthError !== undefined) return textArea.current?.focus()
    setBusy(true)
    try {
      await judgeReport(record.Id, { state, outcome: outcome.trim(), asTyped })
      await invalidateAll()
      toast(t.admin.caseSaved, putBack)
    } catch (error) {
      await alert(t.admin.judgementFailed({ reason: failureText(t, error) }))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box
      component="form"
      aria-labelledby={`${id}-title`}
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={(theme) => ({
        display: 'grid',
        gap: 2,
        p: 2,
        mb: 2,
        border: 1,
        borderColor: 'hairline',
        borderRadius: theme.radius.card,
        bgcolor: 'background.paper',
      })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline' }}>
        <Box component="h2" id={`${id}-title`} sx={{ m: 0, mr: 'auto', font: 'var(--text-name)', lineHeight: 1.65 }}>
          {t.admin.judgeCase}
        </Box>
        <ReportedContent record={record} />
      </Box>
      <StateChoice state={state} onChoose={setState} />
      <FormControl error={error !== undefined} sx={{ maxWidth: (theme) => theme.measure.reading }}>
        <FormLabel htmlFor={`${id}-words`} sx={{ mb: 0.5 }}>
          {t.admin.outcomeForReporter}
        </FormLabel>
        <OutlinedInput
          id={`${id}-words`}
          multiline
          minRows={2}
          inputRef={textArea}
          value={outcome}
          onChange={(event) => {
            setOutcome(event.target.value)
            setMissing(false)
          }}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <EncodingNotice
          text={outcome}
          isNew={outcome !== record['Outcome']}
          asTyped={asTyped}
          onAsTyped={setAsTyped}
          onAccept={setOutcome}
        />
        {error !== undefined && (
          <FormHelperText id={`${id}-error`} role="alert">
            {error}
          </FormHelperText>
        )}
      </FormControl>
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ justifySelf: 'start' }}>
        {t.admin.saveCase}
      </Button>
    </Box>
  )
}

function StateChoice({ state, onChoose }: { state: Report['State']; onChoose: (state: Report['State']) => void }) {
  const t = useAllMessages()
  const id = useId()
  return (
    <FormControl>
      <FormLabel id={id}>{labelOf(t, declarations.report, 'State')}</FormLabel>
      <RadioGroup row aria-labelledby={id} value={state} onChange={(_, chosen) => onChoose(chosen as Report['State'])}>
        {reportStates.map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio size="small" />}
            label={choiceOf(t, declarations.report, 'State', name)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

/** Links to the reported content: in the admin area, where it can be held or deleted, and on its screen. */
function ReportedContent({ record }: { record: AdminRecord }) {
  const t = useAllMessages()
  const type = record['Type'] as NonNullable<Report['Type']>
  const resource = requireReported(type)
  const contentId = record['ContentId']
  if (typeof contentId !== 'number') return null
  return (
    <>
      <Link component={RouterLink} to={`${paths.adminList(resource.name)}/${contentId}/show`}>
        {t.admin.reportedThing({ type: choiceOf(t, declarations.report, 'Type', type), id: contentId })}
      </Link>
      {resource.view && (
        <Link component={RouterLink} to={paths.view(resource.name, contentId)}>
          {t.admin.viewInApp}
        </Link>
      )}
    </>
  )
}

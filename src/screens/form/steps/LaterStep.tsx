import Button from '@mui/material/Button'
import { useNavigate } from 'react-router'
import type { AnyRecord, Resource } from '#resources'
import { Link } from '#src/elements/Link.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { ResourceForm } from '#src/resource/form/Form.tsx'
import { Published } from './Published.tsx'
import { nextStep, partOf, type Step } from './steps.ts'
import { StepList } from './StepList.tsx'
import { TownFromPlace } from './TownFromPlace.tsx'

interface LaterStepProps {
  readonly resource: Resource
  readonly record: AnyRecord
  readonly step: Step
  /** brings the copies on this device up to date */
  readonly onChanged: (saved: AnyRecord) => void
}

/** A step of a page that is made already: an edit of it. The last one leads to the list (spec 4.37). */
export function LaterStep({ resource, record, step, onChanged }: LaterStepProps) {
  const t = useAllMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const next = nextStep(step)

  function onSaved(saved: AnyRecord) {
    if (saved !== record) {
      onChanged(saved)
      toast(t.forms.saved)
    }
    void navigate(next ? paths.update('page', record.Id, next) : paths.list('page'))
  }

  return (
    <>
      <StepList current={step} pageId={record.Id} />
      {step === 'look' && <Published resource={resource} record={record} />}
      <ResourceForm
        resource={partOf(resource, step)}
        mode="edit"
        record={record}
        // Whether a number is on Viber is asked beside a number.
        hidden={step === 'contact' ? { PhoneOne: record['PhoneOne'] } : noValues}
        onSaved={onSaved}
        part={{
          name: step,
          button: next ? t.forms.next : t.forms.done,
          ...(step === 'business' ? { below: { Town: <TownFromPlace isNew={false} /> } } : {}),
          otherWays: (
            <Button component={Link} to={paths.list('page')}>
              {t.forms.later}
            </Button>
          ),
        }}
      />
    </>
  )
}

const noValues = {}

import Alert from '@mui/material/Alert'
import { useNavigate } from 'react-router'
import type { AnyRecord, Resource } from '#resources'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { readStored, writeStored } from '#src/providers/device/storage.ts'
import { ResourceForm } from '#src/resource/form/Form.tsx'
import type { MayCreate } from '#src/resource/form/useSubmission.ts'
import { CardPreview } from './CardPreview.tsx'
import { CategoriesFromName } from './CategoriesFromName.tsx'
import { CountryPreset } from './CountryPreset.tsx'
import { LeftOut } from './LeftOut.tsx'
import { asNone, leftOut, partOf } from './steps.ts'
import { StepList } from './StepList.tsx'
import { TownFromPlace } from './TownFromPlace.tsx'

/**
 * The first step of a page: what the form demands and a page needs. It makes the page public with "none" for the other ways to
 * reach it, which the form demands too (spec 5.08), and says so.
 */
export function FirstStep({ resource, mayCreate }: { resource: Resource; mayCreate: MayCreate }) {
  const t = useAllMessages()
  const toast = useToast()
  const navigate = useNavigate()
  const missing = leftOut(resource)

  function onSaved(saved: AnyRecord) {
    // A person's first page becomes the page they post as.
    if (!readStored('StoredPage')) writeStored('StoredPage', saved)
    toast(t.forms.saved)
    // Going back leads to the first step of this page, never to a form that would make it again.
    void navigate(paths.update('page', saved.Id, 'business'), { replace: true })
    void navigate(paths.update('page', saved.Id, 'look'), { state: { isNew: true } })
  }

  return (
    <>
      <StepList current="business" />
      <ResourceForm
        resource={partOf(resource, 'business')}
        mode="create"
        hidden={asNone(missing)}
        mayCreate={mayCreate}
        onSaved={onSaved}
        part={{
          name: 'business',
          button: t.forms.create,
          below: { Category: <CategoriesFromName />, Country: <CountryPreset />, Town: <TownFromPlace isNew /> },
          note: (
            <>
              <CardPreview />
              <Alert severity="info">
                <LeftOut resource={resource} names={missing} />
              </Alert>
            </>
          ),
        }}
      />
    </>
  )
}

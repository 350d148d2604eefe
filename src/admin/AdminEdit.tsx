import Button from '@mui/material/Button'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import { EditBase, useCreatePath, useEditContext } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '#resources'
import { Link } from '#src/elements/Link.tsx'
import { useHead } from '#src/layout/rendering.ts'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { sourceName } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { AdminDelete } from './AdminDelete.tsx'
import { titleOf, type AdminRecord } from './adminFields.ts'
import { AdminForm } from './AdminForm.tsx'
import { useInvalidateAll } from './deletion.ts'
import { undoOfSaved } from './history/undoOfSaved.ts'
import { useMay } from './roles/rights.ts'
import { AdminTitle, Breadcrumb } from './AdminTitle.tsx'

const alwaysRefetch = { refetchOnMount: 'always' } as const

interface AdminEditProps {
  readonly resource: Resource
  /** defaults to the id in the address */
  readonly id?: number
}

/** Edits one record of any resource, freshly loaded from the server. */
export function AdminEdit({ resource, id }: AdminEditProps) {
  return (
    <EditBase
      resource={resource.name}
      mutationMode="pessimistic"
      queryOptions={alwaysRefetch}
      {...(id === undefined ? {} : { id })}
    >
      <EditedRecord resource={resource} />
    </EditBase>
  )
}

function EditedRecord({ resource }: { resource: Resource }) {
  const t = useAllMessages()
  const may = useMay()
  const toast = useToast()
  const createPath = useCreatePath()
  const invalidateAll = useInvalidateAll()
  const { record, isFetching } = useEditContext<AdminRecord>()
  // A cached version would be rejected as stale, so the form waits for the current record.
  const [loaded, setLoaded] = useState<AdminRecord>()
  if (record && !isFetching && loaded?.Id !== record.Id) setLoaded(record)
  useHead({ title: record ? titleOf(resource, record) : sourceName(t, resource.name) })
  if (!loaded) return <ScreenLoading />
  const show = createPath({ resource: resource.name, type: 'show', id: loaded.Id })
  return (
    <>
      <AdminTitle
        above={<Breadcrumb resource={resource} id={loaded.Id} />}
        actions={
          <>
            <Button component={Link} to={show} size="small" startIcon={<ShowIcon />}>
              {t.manage.view}
            </Button>
            {may('delete', resource) && <AdminDelete resource={resource} record={loaded} />}
          </>
        }
      >
        {titleOf(resource, loaded)}
      </AdminTitle>
      <AdminForm
        key={loaded.Id}
        resource={resource}
        mode="edit"
        record={loaded}
        onSaved={(saved, leave) => {
          const undo = undoOfSaved(resource, loaded, saved)
          toast(t.forms.saved, undo && (() => undo().then((isDone) => invalidateAll().then(() => isDone))))
          leave(show)
        }}
      />
    </>
  )
}

import Button from '@mui/material/Button'
import ShowIcon from '@mui/icons-material/VisibilityOutlined'
import { EditBase, useCreatePath, useEditContext } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Resource } from '#resources'
import { useHead } from '#src/layout/rendering.ts'
import { ScreenLoading } from '#src/layout/feedback/Dots.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { sourceName, useMessages } from '#src/messages/index.ts'
import { mayInAdminArea } from '#src/providers/authProvider.ts'
import { AdminDelete } from './AdminDelete.tsx'
import { titleOf, type DeskRecord } from './adminFields.ts'
import { AdminForm } from './AdminForm.tsx'
import { AdminTitle, Crumb } from './AdminTitle.tsx'

const asItIsNow = { refetchOnMount: 'always' } as const

interface AdminEditProps {
  readonly resource: Resource
  /** else the address says */
  readonly id?: number
}

/** Edits one record of any declaration, as the server has it now. */
export function AdminEdit({ resource, id }: AdminEditProps) {
  return (
    <EditBase
      resource={resource.name}
      mutationMode="pessimistic"
      queryOptions={asItIsNow}
      {...(id === undefined ? {} : { id })}
    >
      <EditedRecord resource={resource} />
    </EditBase>
  )
}

function EditedRecord({ resource }: { resource: Resource }) {
  const t = useMessages()
  const toast = useToast()
  const createPath = useCreatePath()
  const { record, isFetching } = useEditContext<DeskRecord>()
  // A remembered version would be refused as stale: the form begins with the answer of this moment.
  const [read, setRead] = useState<DeskRecord>()
  if (record && !isFetching && read?.Id !== record.Id) setRead(record)
  useHead({ title: record ? titleOf(resource, record) : sourceName(t, resource.name) })
  if (!read) return <ScreenLoading />
  const show = createPath({ resource: resource.name, type: 'show', id: read.Id })
  return (
    <>
      <AdminTitle
        over={<Crumb resource={resource} id={read.Id} />}
        actions={
          <>
            <Button component={Link} to={show} size="small" startIcon={<ShowIcon />}>
              {t.manage.view}
            </Button>
            {mayInAdminArea('delete', resource) && <AdminDelete resource={resource} record={read} />}
          </>
        }
      >
        {titleOf(resource, read)}
      </AdminTitle>
      <AdminForm
        key={read.Id}
        resource={resource}
        mode="edit"
        record={read}
        onSaved={(_, leave) => {
          toast(t.forms.saved)
          leave(show)
        }}
      />
    </>
  )
}

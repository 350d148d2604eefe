import { CreateBase, useCreatePath } from 'ra-core'
import type { Resource } from '#resources'
import { useHead } from '#src/layout/rendering.ts'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { sourceName } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { AdminForm } from './AdminForm.tsx'
import { AdminTitle, Breadcrumb } from './AdminTitle.tsx'

/** Creates a record of any resource. */
export function AdminCreate({ resource }: { resource: Resource }) {
  const t = useAllMessages()
  const toast = useToast()
  const createPath = useCreatePath()
  const title = t.forms.createTitle({ source: sourceName(t, resource.name) })
  useHead({ title })
  return (
    <CreateBase resource={resource.name}>
      <AdminTitle above={<Breadcrumb resource={resource} />}>{title}</AdminTitle>
      <AdminForm
        resource={resource}
        mode="create"
        record={null}
        onSaved={(saved, leave) => {
          toast(t.admin.created)
          leave(createPath({ resource: resource.name, type: 'show', id: saved.Id }))
        }}
      />
    </CreateBase>
  )
}

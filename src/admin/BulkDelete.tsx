import Button from '@mui/material/Button'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { useDataProvider, useListContext, type Identifier } from 'ra-core'
import { isRestorable, type Resource } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { restoreRecord } from '#src/providers/calls/history.ts'
import { useBulk } from './list/useBulk.ts'

/** Deletes the selected records one by one after a confirmation. */
export function BulkDelete({ resource }: { resource: Resource }) {
  const t = useAllMessages()
  const dialogs = useDialogs()
  const dataProvider = useDataProvider()
  const { selectedIds: ids } = useListContext()
  const bulk = useBulk()
  const isBusy = bulk.progress !== null

  async function removeOne(id: Identifier) {
    await dataProvider.delete(resource.name, { id })
    return isRestorable(resource) ? () => restoreRecord(resource.name, Number(id)) : undefined
  }
  async function remove() {
    const isConfirmed = await dialogs.confirm({
      text: t.admin.bulkDelete({ count: ids.length }),
      confirmLabel: t.manage.deleteNow,
      danger: true,
    })
    if (!isConfirmed) return
    await bulk.run({
      resource: resource.name,
      label: t.manage.delete,
      ids,
      prepare: () => Promise.resolve(new Map(ids.map((id) => [id, () => removeOne(id)]))),
      told: (count) => t.admin.deleted({ count }),
    })
  }

  return (
    <Button
      size="small"
      color="error"
      aria-disabled={isBusy}
      startIcon={<DeleteIcon />}
      onClick={() => !isBusy && void remove()}
    >
      {t.manage.delete}
    </Button>
  )
}

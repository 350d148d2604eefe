import Button from '@mui/material/Button'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { useDataProvider, useListContext, type Identifier } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { focusQuietly } from '#src/navigation/useFocusOnNavigation.ts'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { failureText } from '#src/resource/failureText.ts'
import { useInvalidateAll } from './deletion.ts'

/**
 * Deletes the selected records one by one after a confirmation. Records that the server refuses to delete (a category
 * in use, too many writes per minute) stay selected, and the first reason is shown.
 */
export function BulkDelete({ resource }: { resource: Resource }) {
  const t = useAllMessages()
  const dialogs = useDialogs()
  const toast = useToast()
  const dataProvider = useDataProvider()
  const invalidateAll = useInvalidateAll()
  const { selectedIds, onSelect } = useListContext()
  const [isBusy, setIsBusy] = useState(false)

  async function remove() {
    const ids = [...selectedIds]
    const isConfirmed = await dialogs.confirm({
      text: t.admin.bulkDelete({ count: ids.length }),
      confirmLabel: t.manage.deleteNow,
      danger: true,
    })
    if (!isConfirmed) return
    setIsBusy(true)
    const failedIds: Identifier[] = []
    let reason = ''
    for (const id of ids) {
      try {
        await dataProvider.delete(resource.name, { id })
      } catch (error) {
        failedIds.push(id)
        reason ||= failureText(t, error)
      }
    }
    setIsBusy(false)
    onSelect(failedIds)
    await invalidateAll()
    const deletedCount = ids.length - failedIds.length
    if (failedIds.length === 0) {
      toast(t.admin.deleted({ count: deletedCount }))
      // The button is gone with the selection.
      const heading = document.querySelector<HTMLElement>('h1')
      if (heading) focusQuietly(heading)
    } else await dialogs.alert(t.admin.deletedSome({ done: deletedCount, left: failedIds.length, reason }))
  }

  return (
    <Button size="small" color="error" disabled={isBusy} startIcon={<DeleteIcon />} onClick={() => void remove()}>
      {t.manage.delete}
    </Button>
  )
}

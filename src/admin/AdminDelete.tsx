import Button from '@mui/material/Button'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { useDataProvider, useRedirect } from 'ra-core'
import { useState } from 'react'
import { isRestorable, type Resource } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useDigits } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { restoreRecord } from '#src/providers/calls/history.ts'
import { failureText } from '#src/resource/failureText.ts'
import { titleOf, type AdminRecord } from './adminFields.ts'
import { useCountDependants, useInvalidateAll } from './deletion.ts'

/**
 * Deletes one record, after a dialog with its name and the counts of what is deleted with it
 * (docs/rules.md#deletion).
 */
export function AdminDelete({ resource, record }: { resource: Resource; record: AdminRecord }) {
  const t = useAllMessages()
  const formatDigits = useDigits()
  const dialogs = useDialogs()
  const toast = useToast()
  const dataProvider = useDataProvider()
  const redirect = useRedirect()
  const countDependants = useCountDependants(resource)
  const invalidateAll = useInvalidateAll()
  const [isBusy, setIsBusy] = useState(false)

  async function remove() {
    if (isBusy) return
    setIsBusy(true)
    try {
      const deletedWithIt = (await countDependants(record.Id)).filter(
        ({ isDeletedToo, count }) => isDeletedToo && count > 0,
      )
      const summary = deletedWithIt.map(({ label, count }) => `${label} ${formatDigits(count)}`).join(', ')
      const isConfirmed = await dialogs.confirm({
        text: t.admin.deleteQuestion({ name: titleOf(resource, record) }),
        ...(summary ? { detail: t.admin.deleteTakes({ what: summary }) } : {}),
        confirmLabel: t.manage.deleteNow,
        danger: true,
      })
      if (!isConfirmed) return
      await dataProvider.delete(resource.name, { id: record.Id })
      const undo = () => restoreRecord(resource.name, record.Id).then(invalidateAll)
      toast(t.admin.deleted({ count: 1 }), isRestorable(resource) ? undo : undefined)
      redirect('list', resource.name)
      await invalidateAll()
    } catch (error) {
      await dialogs.alert(failureText(t, error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button size="small" color="error" aria-disabled={isBusy} startIcon={<DeleteIcon />} onClick={() => void remove()}>
      {t.manage.delete}
    </Button>
  )
}

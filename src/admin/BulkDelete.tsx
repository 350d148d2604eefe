import Button from '@mui/material/Button'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { useDataProvider, useListContext, type Identifier } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'
import { failureText } from '#src/resource/failureText.ts'
import { useForgetAnswers } from './deletion.ts'

/**
 * Deletes the selected records one after the other, after asking. What the server refuses (a category in use, too many writes a
 * minute) stays selected, with the reason of the first.
 */
export function BulkDelete({ resource }: { resource: Resource }) {
  const t = useMessages()
  const dialogs = useDialogs()
  const toast = useToast()
  const dataProvider = useDataProvider()
  const forget = useForgetAnswers()
  const { selectedIds, onSelect } = useListContext()
  const [busy, setBusy] = useState(false)

  async function remove() {
    const ids = [...selectedIds]
    const sure = await dialogs.confirm({
      text: t.admin.bulkDelete({ count: ids.length }),
      confirmLabel: t.manage.delete,
      danger: true,
    })
    if (!sure) return
    setBusy(true)
    const left: Identifier[] = []
    let reason = ''
    for (const id of ids) {
      try {
        await dataProvider.delete(resource.name, { id })
      } catch (error) {
        left.push(id)
        reason ||= failureText(t, error)
      }
    }
    setBusy(false)
    onSelect(left)
    await forget()
    const done = ids.length - left.length
    if (left.length === 0) toast(t.admin.deleted({ count: done }))
    else await dialogs.alert(t.admin.deletedSome({ done, left: left.length, reason }))
  }

  return (
    <Button size="small" color="error" disabled={busy} startIcon={<DeleteIcon />} onClick={() => void remove()}>
      {t.manage.delete}
    </Button>
  )
}

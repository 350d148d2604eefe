import Button from '@mui/material/Button'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { useDataProvider, useRedirect } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useDigits, useMessages } from '#src/messages/index.ts'
import { failureText } from '#src/resource/failureText.ts'
import { titleOf, type DeskRecord } from './adminFields.ts'
import { useCountDependants, useForgetAnswers } from './deletion.ts'

/** Deletes one record, after a dialog that names it and the counts of what goes with it (docs/rules.md#deletion). */
export function AdminDelete({ resource, record }: { resource: Resource; record: DeskRecord }) {
  const t = useMessages()
  const formatDigits = useDigits()
  const dialogs = useDialogs()
  const toast = useToast()
  const dataProvider = useDataProvider()
  const redirect = useRedirect()
  const countDependants = useCountDependants(resource)
  const forget = useForgetAnswers()
  const [busy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    try {
      const taken = (await countDependants(record.Id)).filter(({ isTaken, count }) => isTaken && count > 0)
      const what = taken.map(({ label, count }) => `${label} ${formatDigits(count)}`).join(', ')
      const sure = await dialogs.confirm({
        text: t.admin.deleteQuestion({ name: titleOf(resource, record) }),
        ...(what ? { detail: t.admin.deleteTakes({ what }) } : {}),
        confirmLabel: t.manage.delete,
        danger: true,
      })
      if (!sure) return
      await dataProvider.delete(resource.name, { id: record.Id })
      toast(t.admin.deleted({ count: 1 }))
      redirect('list', resource.name)
      await forget()
    } catch (error) {
      await dialogs.alert(failureText(t, error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button size="small" color="error" disabled={busy} startIcon={<DeleteIcon />} onClick={() => void remove()}>
      {t.manage.delete}
    </Button>
  )
}

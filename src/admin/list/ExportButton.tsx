import ExportIcon from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { download, saveFile } from '#src/providers/calls/download.ts'
import { failureText } from '#src/resource/failureText.ts'

/** All rows that the filters leave, on whatever page, as CSV (docs/rules.md#csv). */
export function ExportButton({ resource }: { resource: string }) {
  const t = useAllMessages()
  const dialogs = useDialogs()
  const { filterValues, total } = useListContext()
  const [isBusy, setIsBusy] = useState(false)
  async function save() {
    if (isBusy) return
    setIsBusy(true)
    try {
      const query = new URLSearchParams({ filter: JSON.stringify(filterValues) })
      saveFile(await download(`/admin/api/csv/${resource}?${query}`))
    } catch (error) {
      await dialogs.alert(t.admin.judgementFailed({ reason: failureText(t, error) }))
    } finally {
      setIsBusy(false)
    }
  }
  if (!total) return null
  return (
    <Button size="small" startIcon={<ExportIcon />} aria-disabled={isBusy} onClick={() => void save()}>
      <span>{isBusy ? t.admin.exporting : t.admin.csv}</span>
    </Button>
  )
}

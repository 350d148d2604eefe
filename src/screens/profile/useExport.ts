import { useState } from 'react'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { exportOwnData } from '#src/providers/calls/account.ts'

/** Downloads the person's own data as one zip and shows the result (docs/rules.md#export). */
export function useExport() {
  const t = useAllMessages()
  const toast = useToast()
  const [isExporting, setExporting] = useState(false)
  const run = async () => {
    setExporting(true)
    try {
      toast((await exportOwnData()) === 'saved' ? t.account.exportDone : t.account.exportOnSite)
    } catch {
      toast(t.account.exportFailed)
    } finally {
      setExporting(false)
    }
  }
  return { isExporting, run: () => void run() }
}

import { useState } from 'react'
import { useToast } from '#src/layout/Toaster.tsx'
import { useMessages } from '#src/messages/index.ts'
import { exportOwnData } from '#src/providers/account.ts'

/** Downloads everything that is one's own as one zip, and says how that went (contract section 4, account deletion). */
export function useExport() {
  const say = useMessages()
  const toast = useToast()
  const [isExporting, setExporting] = useState(false)
  const run = async () => {
    setExporting(true)
    try {
      toast((await exportOwnData()) === 'kept' ? say.people.exportDone : say.people.exportOnSite)
    } catch {
      toast(say.people.exportFailed)
    } finally {
      setExporting(false)
    }
  }
  return { isExporting, run: () => void run() }
}

import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { findResource, isRestorable } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { failureText } from '#src/resource/failureText.ts'
import type { AdminRecord } from '../adminFields.ts'
import { useUndoMerge } from '../merging/useUndoMerge.ts'

const undoMs = 600_000
/** Where the button was. */
const goOnFrom = (place: HTMLElement | null) => place?.focus()

/** In the audit log, at a deletion of the last ten minutes. The server knows whether it still can be undone. */
export function UndoDeletion({ act }: { act: AdminRecord }) {
  const t = useAllMessages()
  const toast = useToast()
  const dialogs = useDialogs()
  const undoMerge = useUndoMerge(String(act['About']))
  const [isBusy, setIsBusy] = useState(false)
  const [isUndone, setIsUndone] = useState(false)
  const [shownAt] = useState(() => Date.now())
  const resource = findResource(String(act['About']))
  if (!['delete', 'merge'].includes(String(act['Act'])) || !resource || !isRestorable(resource)) return null
  if (shownAt - Date.parse(String(act['CreatedAt'])) > undoMs) return null

  async function undo() {
    if (isBusy) return
    setIsBusy(true)
    try {
      await undoMerge(Number(act['AboutId']))
      toast(t.shell.undone)
      setIsUndone(true)
    } catch (error) {
      await dialogs.alert(failureText(t, error))
    } finally {
      setIsBusy(false)
    }
  }
  if (isUndone)
    return (
      <Typography ref={goOnFrom} tabIndex={-1}>
        {t.shell.undone}
      </Typography>
    )
  return (
    <Button size="small" variant="contained" aria-disabled={isBusy} onClick={() => void undo()}>
      {t.shell.undo}
    </Button>
  )
}

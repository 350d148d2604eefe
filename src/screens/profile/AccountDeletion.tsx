import { useRef, useState, type ReactNode } from 'react'
import { Alert } from '#src/elements/Alert.tsx'
import { Button } from '#src/elements/Button.tsx'
import { DownloadRoundedIcon as DownloadIcon } from '#src/elements/icons/acts.tsx'
import { Text } from '#src/elements/Text.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { Overlay } from '#src/layout/feedback/Overlay.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { deleteAccount } from '#src/providers/calls/account.ts'
import { ApiError, serverMessageOf } from '#src/providers/ApiError.ts'
import { forgetPerson } from '#src/providers/calls/session.ts'
import { useExport } from './useExport.ts'

/** What has become of the deletion, and the message to show of it. */
export type Outcome = { readonly done: boolean; readonly message: ReactNode }

interface AccountDeletionProps {
  email: string
  onOutcome: (outcome: Outcome) => void
}

/** What a deletion means, an export before it, and the button, which asks once more. */
export function AccountDeletion({ email, onOutcome }: AccountDeletionProps) {
  const t = useAllMessages()
  const dialogs = useDialogs()
  const [isDeleting, setDeleting] = useState(false)
  const isBusy = useRef(false)

  async function askAndDelete() {
    const question = { text: t.deletion.confirm, confirmLabel: t.deletion.now, danger: true }
    if (isBusy.current || !(await dialogs.confirm(question))) return
    isBusy.current = true
    setDeleting(true)
    try {
      await deleteAccount(email)
      // Shows the message before the session's data is cleared.
      onOutcome({ done: true, message: <Alert severity="success">{t.deletion.done}</Alert> })
      forgetPerson()
    } catch (error) {
      onOutcome({ done: false, message: <Alert severity="error">{failureText(error)}</Alert> })
    } finally {
      setDeleting(false)
    }
  }

  /**
   * The server's message, else 'Failed to delete account.'; a server or network error has its own message (spec 8.29,
   * 8.30).
   */
  function failureText(error: unknown) {
    if (!(error instanceof ApiError) || error.isOffline || error.status >= 500) return t.deletion.serverError
    return serverMessageOf(error) ?? t.deletion.failed
  }

  return (
    <>
      <Text>{t.deletion.text}</Text>
      <Text color="muted">{email}</Text>
      <ExportFirst />
      <Button variant="contained" color="error" disabled={isDeleting} onClick={() => void askAndDelete()}>
        {t.deletion.title}
      </Button>
      <Overlay open={isDeleting} />
    </>
  )
}

/** Offers a data export before the deletion (docs/rules.md#export). */
function ExportFirst() {
  const t = useAllMessages()
  const { isExporting, run } = useExport()
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start', marginBlock: 8 }}>
      <Text variant="body2" color="muted">
        {t.account.exportText}
      </Text>
      <Button variant="outlined" onClick={run} disabled={isExporting} startIcon={<DownloadIcon aria-hidden />}>
        {isExporting ? t.account.exporting : t.deletion.exportFirst}
      </Button>
    </div>
  )
}

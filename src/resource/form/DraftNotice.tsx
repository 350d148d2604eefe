import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useAllMessages } from '#src/messages/working.ts'

/** Says that a draft was restored, and offers to start afresh. */
export function DraftNotice({ startAfresh }: { startAfresh: () => void }) {
  const t = useAllMessages()
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" size="small" sx={{ whiteSpace: 'nowrap' }} onClick={startAfresh}>
          {t.forms.startAfresh}
        </Button>
      }
    >
      {t.forms.draftFound}
    </Alert>
  )
}

import Button from '@mui/material/Button'
import { Dialog } from '#src/layout/over/overlays.tsx'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import { useMessages } from '#src/messages/index.ts'

export interface Question {
  text: string
  /** details of the consequences */
  detail?: string | undefined
  confirmLabel?: string
  cancelLabel?: string
  /** the action cannot be undone */
  danger?: boolean
}

interface QuestionDialogProps {
  question: Question
  isAlert: boolean
  open: boolean
  /** null: neither, by Escape, Back or a tap outside */
  close: (confirmed: boolean | null) => void
}

/** A dialog with a question (Confirm and Cancel) or a message (Close). Loaded when the first one is needed. */
export function QuestionDialog({ question, isAlert, open, close }: QuestionDialogProps) {
  const t = useMessages()
  return (
    <Dialog open={open} onClose={() => close(null)} maxWidth="xs" role="alertdialog" aria-describedby="dialog-text">
      <DialogContent>
        <DialogContentText id="dialog-text" color="text.primary">
          {question.text}
        </DialogContentText>
        {question.detail && <DialogContentText variant="body2">{question.detail}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        {!isAlert && <Button onClick={() => close(false)}>{question.cancelLabel ?? t.shell.cancel}</Button>}
        <Button variant="contained" color={question.danger ? 'error' : 'primary'} onClick={() => close(true)} autoFocus>
          <span>{isAlert ? t.shell.close : (question.confirmLabel ?? t.shell.confirm)}</span>
        </Button>
      </DialogActions>
    </Dialog>
  )
}

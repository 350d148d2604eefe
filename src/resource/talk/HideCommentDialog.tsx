import Button from '@mui/material/Button'
import { Dialog } from '#src/layout/over/overlays.tsx'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import { maxTextLength } from '#resources/wire.ts'
import type { Comment } from '#resources'
import { hidingReason } from '#resources/comment.ts'
import { isBlank } from '#resources/text/store.ts'
import { FieldFrame, helpId } from '#src/fields/inputs/FieldFrame.tsx'
import { useToast } from '#src/layout/feedback/Toaster.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { serverMessageOf } from '#src/providers/ApiError.ts'
import { hideComment, showComment } from '#src/providers/calls/moderation.ts'
import { renewComments } from '../comments/countComment.ts'

const longest = maxTextLength(hidingReason)

/** Asks for a word why. What is typed stays when it cannot be sent. */
export function HideCommentDialog({ comment, close }: { comment: Comment; close: () => void }) {
  const id = comment.Id
  const t = useAllMessages()
  const toast = useToast()
  const cache = useQueryClient()
  const [why, setWhy] = useState('')
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (isBlank(why)) {
      setFault(t.hiding.whyMissing)
      return input.current?.focus()
    }
    setSending(true)
    try {
      await hideComment(id, why)
      close()
      toast(t.hiding.done, () => showComment(id).then(() => renewComments(cache, comment, 1)))
      await renewComments(cache, comment, -1)
    } catch (error) {
      setFault(serverMessageOf(error) ?? t.hiding.failed)
      setSending(false)
    }
  }
  return (
    <Dialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby="hide-title" aria-describedby="hide-text">
      <form noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        <DialogTitle id="hide-title">{t.hiding.question}</DialogTitle>
        <DialogContent>
          <DialogContentText id="hide-text" sx={{ mb: 2 }}>
            {t.hiding.text}
          </DialogContentText>
          <FieldFrame id={inputId} label={t.hiding.why} required mode="edit" error={fault}>
            <OutlinedInput
              id={inputId}
              inputRef={input}
              value={why}
              onChange={(event) => {
                setWhy(event.target.value)
                setFault(undefined)
              }}
              error={fault !== undefined}
              inputProps={{
                maxLength: longest,
                'aria-describedby': helpId(inputId),
                'aria-invalid': fault !== undefined,
              }}
              autoFocus
              fullWidth
              multiline
            />
          </FieldFrame>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t.shell.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isSending}>
            {t.hiding.hideNow}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

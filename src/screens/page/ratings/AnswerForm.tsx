import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { declarations } from '#resources'
import { isBlank } from '#resources/text/store.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { answerRating } from '#src/providers/calls/ratings.ts'
import { useTextDraft } from '#src/resource/comments/useTextDraft.ts'
import { DraftTextArea } from '#src/resource/comments/DraftTextArea.tsx'
import { Text } from '#src/elements/Text.tsx'
import { Button } from '#src/elements/Button.tsx'

/** The owner's answer to a rating, which can be given once (docs/rules.md#ratings). */
export function AnswerForm({ id, onCancel }: { id: number; onCancel: () => void }) {
  const t = useAllMessages()
  const { alert } = useDialogs()
  const cache = useQueryClient()
  const draft = useTextDraft(`answer/${id}`, declarations.pageRating.fields.Answer)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setMissing] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlank(draft.text)) {
      setMissing(true)
      return alert(t.ratings.answerRequired)
    }
    if (draft.error !== undefined) return textArea.current?.focus()
    setSaving(true)
    try {
      await answerRating(id, draft.text, draft.asTyped)
      draft.clear()
      await cache.invalidateQueries({ queryKey: ['pageRating'] })
    } catch {
      setSaving(false)
      await alert(t.ratings.answerFailed)
    }
  }
  return (
    <form className="rating-answerForm-form" onSubmit={(event: FormEvent) => void submit(event)}>
      <DraftTextArea
        ref={textArea}
        draft={draft}
        rows={3}
        label={t.ratings.yourAnswer}
        missing={isMissing ? t.ratings.answerRequired : undefined}
      />
      <Text variant="body2" color="muted">
        {t.ratings.answerOnce}
      </Text>
      <div className="rating-answerForm-acts">
        <Button type="submit" variant="contained" size="small" disabled={isSaving}>
          {isSaving ? t.comments.sending : t.ratings.sendAnswer}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t.shell.cancel}
        </Button>
      </div>
    </form>
  )
}

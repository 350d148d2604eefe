import { useQueryClient } from '@tanstack/react-query'
import { useCreate } from 'ra-core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import type { AnyRecord, CommentTarget } from '#resources'
import { commentText } from '#resources/comment.ts'
import { isBlank } from '#resources/text/store.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useMessages } from '#src/messages/index.ts'
import { takeInterrupted } from '#src/providers/device/interrupted.ts'
import { serverMessageOf } from '#src/providers/ApiError.ts'
import { idempotencyKey } from '#src/providers/httpClient.ts'
import { renewComments } from './countComment.ts'
import { useTextDraft } from './useTextDraft.ts'
import { DraftTextArea } from './DraftTextArea.tsx'
import { Button } from '#src/elements/Button.tsx'
import styles from './CommentBox.module.css'

/** Number of text rows (spec 9.11). */
const rows = 5

/** The text stays until it is sent: across failures, reloads and visits to other screens. */
export function CommentForm({ type, id, page }: { type: CommentTarget; id: number; page: AnyRecord }) {
  const t = useMessages()
  const { alert } = useDialogs()
  const cache = useQueryClient()
  const draft = useTextDraft(`comment/${type}/${id}`, commentText)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setMissing] = useState(false)
  const [create, { isPending }] = useCreate()
  const { pathname } = useLocation()
  useEffect(() => {
    if (takeInterrupted('comment', pathname)) textArea.current?.focus()
  }, [pathname])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlank(draft.text)) {
      setMissing(true)
      // The dialog returns the focus to the empty text area.
      textArea.current?.focus()
      return alert(t.comments.required)
    }
    if (draft.error !== undefined) return textArea.current?.focus()
    const key = draft.key || idempotencyKey()
    draft.setKey(key)
    const data = {
      Description: draft.text,
      DescriptionAsTyped: draft.asTyped,
      PageId: page.Id,
      TypeName: type,
      TypeId: id,
    }
    await create(
      'comment',
      // The same text posted as another page is another comment, so the key contains the page.
      { data, meta: { idempotencyKey: `${key}-${page.Id}` } },
      {
        onSuccess: () => {
          draft.clear()
          setMissing(false)
          void renewComments(cache, { TypeName: type, TypeId: id }, 1)
        },
        onError: (error) => void alert(serverMessageOf(error) ?? t.comments.saveFailed),
      },
    )
  }
  return (
    <form className={styles.form} onSubmit={(event: FormEvent) => void submit(event)}>
      <DraftTextArea
        ref={textArea}
        draft={draft}
        rows={rows}
        label={t.comments.write}
        missing={isMissing ? t.comments.required : undefined}
      />
      <Button type="submit" variant="contained" disabled={isPending}>
        {isPending ? t.comments.sending : t.comments.send}
      </Button>
    </form>
  )
}

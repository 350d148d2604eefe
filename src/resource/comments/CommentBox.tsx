import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useCreate } from 'ra-core'
import { useRef, type FormEvent } from 'react'
import { Link } from 'react-router'
import type { AnyRecord, CommentTarget } from '#resources'
import { isBlank } from '#resources/text/store.ts'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { serverMessageOf } from '#src/providers/ApiError.ts'
import { idempotencyKey } from '#src/providers/httpClient.ts'
import { useIsHydrated, useStoredPage, useStoredProfile } from '#src/providers/device/storage.ts'
import { useWriting } from './useWriting.ts'
import { WritingBox } from './WritingBox.tsx'

/** Rows of the box (spec 9.11). */
const rows = 5

/** A box of five rows for whoever has chosen a page; for others the way to one (spec 2.176, 2.177). */
export function CommentBox({ type, id }: { type: CommentTarget; id: number }) {
  const t = useMessages()
  const profile = useStoredProfile()
  const page = useStoredPage()
  const isHydrated = useIsHydrated()
  // Reserves the place until it is known who it is.
  if (!isHydrated || !profile || !page) {
    return (
      <Button
        component={Link}
        to={paths.create('page')}
        variant="outlined"
        style={{ visibility: isHydrated ? 'visible' : 'hidden' }}
      >
        {t.comments.createPageToComment}
      </Button>
    )
  }
  return <Write key={`${type} ${id}`} type={type} id={id} page={page} />
}

/** What is written stays until it is sent: over a failure, a reload and a look at another screen. */
function Write({ type, id, page }: { type: CommentTarget; id: number; page: AnyRecord }) {
  const t = useMessages()
  const { alert } = useDialogs()
  const cache = useQueryClient()
  const writing = useWriting(`comment/${type}/${id}`)
  const box = useRef<HTMLTextAreaElement>(null)
  const [create, { isPending }] = useCreate()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlank(writing.text)) {
      // The dialog gives the focus back to where it was: to what is missing.
      box.current?.focus()
      return alert(t.comments.required)
    }
    const key = writing.key || idempotencyKey()
    writing.setKey(key)
    const data = {
      Description: writing.text,
      DescriptionAsTyped: writing.asTyped,
      PageId: page.Id,
      TypeName: type,
      TypeId: id,
    }
    await create(
      'comment',
      // The same words said by another page are another comment.
      { data, meta: { idempotencyKey: `${key}-${page.Id}` } },
      {
        onSuccess: () => {
          writing.clear()
          void cache.invalidateQueries({ queryKey: ['comment'] })
        },
        onError: (error) => void alert(serverMessageOf(error) ?? t.comments.saveFailed),
      },
    )
  }
  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'grid', gap: 1, justifyItems: 'end' }}
    >
      <WritingBox ref={box} writing={writing} rows={rows} label={t.comments.write} />
      <Button type="submit" variant="contained" disabled={isPending}>
        {isPending ? t.comments.sending : t.comments.send}
      </Button>
    </Box>
  )
}

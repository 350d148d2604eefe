import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useCreate } from 'ra-core'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import type { CommentTarget } from '#resources'
import { isBlank } from '#resources/text/store.ts'
import { useDialogs } from '#src/layout/dialogs.tsx'
import { useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { toldBy } from '#src/providers/ApiError.ts'
import { idempotencyKey } from '#src/providers/httpClient.ts'
import { useIsHydrated, useStoredPage, useStoredProfile } from '#src/providers/storage.ts'
import { TextArea } from './TextArea.tsx'

/** Spec section 9. */
const rows = 5

/** A box of five rows for whoever has chosen a page; for others the way to one (spec section 2, comments section). */
export function CommentBox({ type, id }: { type: CommentTarget; id: number }) {
  const say = useMessages()
  const profile = useStoredProfile()
  const page = useStoredPage()
  const isHydrated = useIsHydrated()
  const { alert } = useDialogs()
  const cache = useQueryClient()
  const [text, setText] = useState('')
  const [key, setKey] = useState(idempotencyKey)
  const [create, { isPending }] = useCreate()
  // Reserves the place until it is known who it is.
  if (!isHydrated || !profile || !page) {
    return (
      <Button
        component={Link}
        to={paths.create('page')}
        variant="outlined"
        style={{ visibility: isHydrated ? 'visible' : 'hidden' }}
      >
        {say.comments.createPageToComment}
      </Button>
    )
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlank(text)) return alert(say.comments.required)
    const data = { Description: text, PageId: page.Id, TypeName: type, TypeId: id }
    await create(
      'comment',
      { data, meta: { idempotencyKey: key } },
      {
        onSuccess: () => {
          setText('')
          setKey(idempotencyKey())
          void cache.invalidateQueries({ queryKey: ['comment'] })
        },
        onError: (error) => void alert(toldBy(error) ?? say.comments.saveFailed),
      },
    )
  }
  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => void submit(event)}
      sx={{ display: 'grid', gap: 1, justifyItems: 'end' }}
    >
      <TextArea rows={rows} value={text} onChange={setText} label={say.comments.write} />
      <Button type="submit" variant="contained" disabled={isPending}>
        {isPending ? say.comments.sending : say.comments.send}
      </Button>
    </Box>
  )
}

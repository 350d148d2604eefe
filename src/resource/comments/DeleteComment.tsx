import { DeleteOutlineRoundedIcon as Delete } from '#src/elements/icons/opened.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useDelete } from 'ra-core'
import type { Comment } from '#resources'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { focusNeighbourOf } from '#src/navigation/focusNeighbour.ts'
import { useMessages } from '#src/messages/index.ts'
import { serverMessageOf } from '#src/providers/ApiError.ts'
import { IconButton } from '#src/elements/Button.tsx'
import { countComment } from './countComment.ts'

/** For the page that has written the comment. */
export function DeleteComment({ comment }: { comment: Comment }) {
  const t = useMessages()
  const { confirm, alert } = useDialogs()
  const cache = useQueryClient()
  const [remove, { isPending }] = useDelete()
  const askDelete = async (from: Element) => {
    if (!(await confirm({ text: t.comments.deleteConfirm, danger: true }))) return
    const cancelFocusMove = focusNeighbourOf(from, 'li')
    await remove(
      'comment',
      { id: comment.Id, previousData: { ...comment, id: comment.Id } },
      {
        onSuccess: () => countComment(cache, comment, -1),
        onError: (error) => {
          cancelFocusMove()
          void alert(serverMessageOf(error) ?? t.comments.deleteFailed)
        },
      },
    )
  }
  return (
    <IconButton
      onClick={(event) => void askDelete(event.currentTarget)}
      disabled={isPending}
      aria-label={t.comments.delete}
    >
      <Delete />
    </IconButton>
  )
}

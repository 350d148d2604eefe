import Delete from '@mui/icons-material/DeleteOutlineRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { useDelete } from 'ra-core'
import { Link as RouterLink } from 'react-router'
import type { Comment } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { focusNeighbourOf } from '#src/layout/focusNeighbour.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { serverMessageOf } from '#src/providers/ApiError.ts'
import { useStoredPage } from '#src/providers/device/storage.ts'
import { UserText } from '../detail/UserText.tsx'

/** One comment; its own page may delete it (spec 6.12). */
export function CommentItem({ comment }: { comment: Comment }) {
  const t = useMessages()
  const writing = useLanguage()
  const { confirm, alert } = useDialogs()
  const page = useStoredPage()
  const [remove, { isPending }] = useDelete()
  const isMine = page !== null && page.Id === comment.PageId
  const askDelete = async (from: Element) => {
    if (!(await confirm({ text: t.comments.deleteConfirm, danger: true }))) return
    const cancelFocusMove = focusNeighbourOf(from, 'li')
    await remove(
      'comment',
      { id: comment.Id, previousData: { ...comment, id: comment.Id } },
      {
        onError: (error) => {
          cancelFocusMove()
          void alert(serverMessageOf(error) ?? t.comments.deleteFailed)
        },
      },
    )
  }
  return (
    <Box
      component="li"
      data-page={comment.PageId}
      sx={{ display: 'flex', gap: 1.5, py: 1.5, borderTop: 1, borderColor: 'hairline' }}
    >
      <Avatar file={comment.PageThumbnail} name={comment.PageName} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          {comment.PageId === null ? (
            <b>{comment.PageName}</b>
          ) : (
            <Link
              component={RouterLink}
              to={paths.page(comment.PageId)}
              color="text.primary"
              sx={{ fontWeight: 700, lineHeight: 1.65 }}
            >
              {comment.PageName}
            </Link>
          )}
          <Box component="time" dateTime={comment.CreatedAt} sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
            {formatDate(comment.CreatedAt, writing)}
          </Box>
        </Box>
        <UserText text={comment.Description} />
      </Box>
      {isMine && (
        <IconButton
          onClick={(event) => void askDelete(event.currentTarget)}
          disabled={isPending}
          aria-label={t.comments.delete}
        >
          <Delete />
        </IconButton>
      )}
    </Box>
  )
}

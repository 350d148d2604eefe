import { DeleteOutlineRoundedIcon as Delete } from '#src/elements/icons/acts.tsx'
import { useDelete } from 'ra-core'
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
import { TextLink } from '#src/elements/TextLink.tsx'
import { IconButton } from '#src/elements/Button.tsx'
import styles from './CommentItem.module.css'

/** One comment; its own page may delete it (spec 6.12). */
export function CommentItem({ comment }: { comment: Comment }) {
  const writing = useLanguage()
  const page = useStoredPage()
  return (
    <li className={styles.item} data-page={comment.PageId}>
      <Avatar file={comment.PageThumbnail} name={comment.PageName} />
      <div className={styles.words}>
        <div className={styles.head}>
          {comment.PageId === null ? (
            <b>{comment.PageName}</b>
          ) : (
            <TextLink className={styles.name} to={paths.page(comment.PageId)} color="text.primary">
              {comment.PageName}
            </TextLink>
          )}
          <time className={styles.time} dateTime={comment.CreatedAt}>
            {formatDate(comment.CreatedAt, writing)}
          </time>
        </div>
        <UserText text={comment.Description} />
      </div>
      {page !== null && page.Id === comment.PageId && <DeleteComment comment={comment} />}
    </li>
  )
}

function DeleteComment({ comment }: { comment: Comment }) {
  const t = useMessages()
  const { confirm, alert } = useDialogs()
  const [remove, { isPending }] = useDelete()
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
    <IconButton
      onClick={(event) => void askDelete(event.currentTarget)}
      disabled={isPending}
      aria-label={t.comments.delete}
    >
      <Delete />
    </IconButton>
  )
}

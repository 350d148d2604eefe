import { DeleteOutlineRoundedIcon as Delete } from '#src/elements/icons/acts.tsx'
import { useDelete } from 'ra-core'
import { hidden, type Comment } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { useDialogs } from '#src/layout/feedback/dialogs.tsx'
import { focusNeighbourOf } from '#src/layout/focusNeighbour.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { serverMessageOf } from '#src/providers/ApiError.ts'
import { useStoredPage } from '#src/providers/device/storage.ts'
import { ReportLink } from '../talk/ReportLink.tsx'
import { TalkMenu } from '../talk/TalkMenu.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { UserText } from '../detail/UserText.tsx'
import { TextLink } from '#src/elements/TextLink.tsx'
import { IconButton } from '#src/elements/Button.tsx'
import styles from './CommentItem.module.css'

/** One comment; its own page may delete it (spec 6.12), others report it, those it stands under hide it. */
export function CommentItem({ comment }: { comment: Comment }) {
  const writing = useLanguage()
  const page = useStoredPage()
  const isOwn = page !== null && page.Id === comment.PageId
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
        <HiddenReason comment={comment} />
        <UserText text={comment.Description} />
        <ReportLink type="Comment" id={comment.Id} />
      </div>
      {isOwn ? (
        <DeleteComment comment={comment} />
      ) : (
        <TalkMenu type="Comment" id={comment.Id} name={shownText(comment.PageName) ?? ''} comment={comment} />
      )}
    </li>
  )
}

/** For those who still see a hidden comment: its writer, and the people it stands under. */
function HiddenReason({ comment: { Status, Held, HiddenBecause } }: { comment: Comment }) {
  const t = useAllMessages()
  if (Status !== hidden && !Held) return null
  const why = shownText(HiddenBecause)
  return (
    <p className={styles.hidden}>{Held ? t.hiding.held : why ? t.hiding.hiddenBecause({ why }) : t.hiding.hidden}</p>
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

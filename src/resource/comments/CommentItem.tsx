import { Suspense } from 'react'
import { hidden, type Comment } from '#resources'
import { formatDate } from '#resources/text/date.ts'
import { keptCard } from '#src/layout/keptCards.tsx'
import { Avatar } from '#src/layout/Avatar.tsx'
import { lazyWithSentences } from '#src/navigation/lazyMui.ts'
import { useLanguage } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { useStoredPage } from '#src/providers/device/storage.ts'
import { ReportSign } from '../talk/ReportSign.tsx'
import { TalkMenu } from '../talk/TalkMenu.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { UserText } from '../detail/UserText.tsx'
import { TextLink } from '#src/elements/TextLink.tsx'
import styles from './CommentItem.module.css'

// Visitors see neither.
const DeleteComment = lazyWithSentences(async () => (await import('./DeleteComment.tsx')).DeleteComment)
const HiddenReason = lazyWithSentences(async () => (await import('./HiddenReason.tsx')).HiddenReason)

/** One comment; its own page may delete it (spec 6.12), others report it, those it stands under hide it. */
export const CommentItem = keptCard(function CommentItem({ comment }: { comment: Comment }) {
  const writing = useLanguage()
  const page = useStoredPage()
  const name = shownText(comment.PageName) ?? ''
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
        {(comment.Status === hidden || comment.Held) && (
          <Suspense>
            <HiddenReason comment={comment} />
          </Suspense>
        )}
        <UserText text={comment.Description} />
      </div>
      {isOwn ? (
        <Suspense>
          <DeleteComment comment={comment} />
        </Suspense>
      ) : (
        <>
          <TalkMenu type="Comment" id={comment.Id} name={name} comment={comment} />
          <ReportSign type="Comment" id={comment.Id} name={name} />
        </>
      )}
    </li>
  )
})

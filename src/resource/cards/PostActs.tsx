import type { PostOnCard } from '#resources/cards.ts'
import { Press } from '#src/elements/Button.tsx'
import { ChatBubbleOutlineIcon } from '#src/elements/icons/channels.tsx'
import { CallRoundedIcon } from '#src/elements/icons/marks.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { useDigits, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { SaveButton } from '../saved/SaveButton.tsx'
import { ShareButton } from '../share/ShareButton.tsx'
import styles from './PostCard.module.css'

/** What one can do about a post in a feed: write below it, call who wrote it, pass it on, keep it. */
export function PostActs({ post }: { post: PostOnCard }) {
  const t = useMessages()
  const formatDigits = useDigits()
  // A whole record says none.
  const { CommentCount: count = 0 } = post
  const title = shownText(post.Title) ?? t.lists.noName
  const page = shownText(post.PageName) ?? t.lists.noName
  return (
    <div className={styles.acts} data-acts>
      <Press
        className={styles.act}
        to={`${paths.post(post.Id)}#comments`}
        aria-label={`${t.comments.send}: ${title}${count ? `, ${t.comments.count({ count })}` : ''}`}
      >
        {/* Beside the sign, so that the word below keeps its place. */}
        <span className={styles.counted}>
          <ChatBubbleOutlineIcon size="small" />
          {count > 0 && <b>{formatDigits(String(count))}</b>}
        </span>
        <span>{t.comments.send}</span>
      </Press>
      {post.PagePhone && post.PageClosure !== 'forGood' && (
        <Press className={styles.act} href={`tel:${post.PagePhone}`} aria-label={t.page.callName({ name: page })}>
          <CallRoundedIcon size="small" />
          <span>{t.page.call}</span>
        </Press>
      )}
      <ShareButton variant="act" className={styles.act} path={paths.post(post.Id)} title={title} />
      <SaveButton className={styles.act} source="post" record={post} />
    </div>
  )
}

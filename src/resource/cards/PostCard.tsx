import { memo, type ReactNode } from 'react'
import type { PostOnCard } from '#resources/cards.ts'
import { isAbsent } from '#resources/text/detect.ts'
import { formatDate } from '#resources/text/date.ts'
import { Link } from '#src/elements/Link.tsx'
import { ClosedMark } from '#src/fields/hours/ClosedMark.tsx'
import { isUpright, listPictureOf } from '#src/fields/values/shownText.ts'
import { keptCard } from '#src/layout/keptCards.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { lazyPart } from '#src/navigation/lazy.tsx'
import { OfferTimes, UntilEnd } from '../dated/OfferTimes.tsx'
import { Photo } from '../detail/Photo.tsx'
import { CardBody, CardFrame, CardLink, CardText, nameLine } from './CardFrame.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import styles from './PostCard.module.css'

const PostActs = lazyPart(async () => (await import('./PostActs.tsx')).PostActs, <div className={styles.blank} />)

interface PostCardProps {
  post: PostOnCard
  priority?: boolean
  /** after its end too, which it then says: where its people see it, or who has kept it */
  stays?: boolean
}

/** A post in a feed: who speaks and when, picture, title and text, and what one can do about it. */
export const PostCard = keptCard(
  memo(function PostCard({ post, priority, stays }: PostCardProps) {
    const t = useMessages()
    const writing = useLanguage()
    const picture = listPictureOf(post)
    const title = (
      <CardLink className={picture === null ? styles.title : undefined} to={paths.post(post.Id)}>
        {post.Title ?? t.lists.noName}
      </CardLink>
    )
    const text = !isAbsent(post.Description) && <CardText>{post.Description}</CardText>
    const card = (
      <CardFrame data-page={post.PageId}>
        <div className={styles.post}>
          <div className={styles.by}>
            <Author post={post}>
              <Avatar file={post.PageThumbnail} name={post.PageName} size={36} flag={post.CountryThumbnail} />
              <div className={styles.page}>
                <CardText lines={1} className={styles.pageName}>
                  {post.PageName}
                </CardText>
                <time className={styles.time} dateTime={post.CreatedAt}>
                  {formatDate(post.CreatedAt, writing)}
                </time>
                {(post.StartsAt ?? post.EndsAt) && (
                  <span className={styles.time}>
                    <OfferTimes offer={post} />
                  </span>
                )}
              </div>
            </Author>
            <ClosedMark closure={post.PageClosure} />
          </div>
          {picture === null ? (
            <div className={styles.words}>
              {title}
              {text}
            </div>
          ) : (
            <>
              <Photo file={picture} alt="" priority={priority} ratio={isUpright(picture) ? '4 / 5' : '3 / 2'} />
              <CardBody dense className={styles.body}>
                {title}
                {text}
              </CardBody>
            </>
          )}
          <PostActs post={post} />
        </div>
      </CardFrame>
    )
    return post.EndsAt && !stays ? <UntilEnd at={post.EndsAt}>{card}</UntilEnd> : card
  }),
)

/** From a post to its business in one tap. */
function Author({ post, children }: { post: PostOnCard; children: ReactNode }) {
  if (post.PageId === null) return <div className={styles.author}>{children}</div>
  return (
    <Link className={styles.author} to={paths.page(post.PageId)}>
      {children}
    </Link>
  )
}

export const PostCardSkeleton = () => (
  <CardFrame>
    <div className={styles.by}>
      <div className={styles.author} style={{ flex: 1 }}>
        <Skeleton variant="circular" width={36} height={36} />
        <div className={styles.page}>
          <CardText lines={1}>
            <Skeleton width="50%" height="1lh" />
          </CardText>
          <Skeleton width="30%" height={16} />
        </div>
      </div>
    </div>
    <Skeleton variant="picture" className={styles.photo} />
    <CardBody dense className={styles.body}>
      <div style={nameLine}>
        {/* The line of a title that may have two. */}
        <Skeleton height="1.05lh" width="80%" />
      </div>
      <CardText>
        <Skeleton height="1lh" />
        <Skeleton height="1lh" width="60%" />
      </CardText>
    </CardBody>
    <div className={styles.blank} />
  </CardFrame>
)

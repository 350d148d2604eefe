import { memo } from 'react'
import type { PostOnCard } from '#resources/cards.ts'
import { isAbsent } from '#resources/text/detect.ts'
import { formatDate } from '#resources/text/date.ts'
import { ClosedMark } from '#src/fields/hours/ClosedMark.tsx'
import { listPictureOf } from '#src/fields/values/shownText.ts'
import { keptCard } from '#src/layout/keptCards.tsx'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { Photo } from '../detail/Photo.tsx'
import { CardBody, CardFrame, CardLink, CardText } from './CardFrame.tsx'
import { Skeleton } from '#src/elements/Skeleton.tsx'
import { withPieces } from '#src/elements/withPieces.tsx'
import { classNames } from '#src/elements/classNames.ts'
import styles from './PostCard.module.css'

/** What replaces a missing picture: the title in large letters on one of three coloured backgrounds. */
const tones = [styles.soft, styles.accent, styles.sunken]

/** A post in a feed: picture, title, text and page. */
export const PostCard = keptCard(
  memo(function PostCard({ post, priority }: { post: PostOnCard; priority?: boolean }) {
    const t = useMessages()
    const writing = useLanguage()
    const picture = listPictureOf(post)
    return (
      <CardFrame data-page={post.PageId}>
        {picture === null ? (
          <div aria-hidden className={classNames(styles.poster, tones[post.Id % 3])}>
            {withPieces(post.Title)}
          </div>
        ) : (
          <Photo file={picture} alt="" priority={priority} />
        )}
        <CardBody>
          <CardLink to={paths.post(post.Id)}>{post.Title ?? t.lists.noName}</CardLink>
          {!isAbsent(post.Description) && <CardText lines={3}>{post.Description}</CardText>}
          <div className={styles.by}>
            <Avatar file={post.PageThumbnail} name={post.PageName} size={36} flag={post.CountryThumbnail} />
            <div className={styles.page}>
              <CardText lines={1} className={styles.pageName}>
                {post.PageName}
              </CardText>
              <ClosedMark closure={post.PageClosure} />
              <time className={styles.time} dateTime={post.CreatedAt}>
                {formatDate(post.CreatedAt, writing)}
              </time>
            </div>
          </div>
        </CardBody>
      </CardFrame>
    )
  }),
)

export const PostCardSkeleton = () => (
  <CardFrame>
    <Skeleton variant="picture" />
    <CardBody>
      <Skeleton height={28} width="80%" />
      <Skeleton height={22} />
      <Skeleton height={22} width="60%" />
      <div className={styles.by}>
        <Skeleton variant="circular" width={36} height={36} />
        <Skeleton width="40%" height={22} />
      </div>
    </CardBody>
  </CardFrame>
)

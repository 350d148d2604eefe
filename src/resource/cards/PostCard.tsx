import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { Post } from '#resources'
import { isAbsent } from '#resources/text/detect.ts'
import { formatDate } from '#resources/text/date.ts'
import { useLanguage, useMessages } from '#src/messages/index.ts'
import { paths } from '#src/paths.ts'
import { writeStored } from '#src/providers/device/storage.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { Photo } from '../detail/Photo.tsx'
import { CardBody, CardFrame, CardLink, CardText } from './CardFrame.tsx'

/** A post in a feed: picture, title, text and page. */
export const PostCard = memo(function PostCard({ post, priority }: { post: Post; priority?: boolean }) {
  const t = useMessages()
  const writing = useLanguage()
  return (
    <CardFrame data-page={post.PageId}>
      {isAbsent(post.Thumbnail) ? (
        <Poster aria-hidden tone={post.Id % 3}>
          {post.Title}
        </Poster>
      ) : (
        <Photo file={post.Thumbnail} alt="" priority={priority} />
      )}
      <CardBody>
        <CardLink to={paths.post(post.Id)} onClick={() => writeStored('StoredItem', post)}>
          {post.Title ?? t.lists.noName}
        </CardLink>
        {!isAbsent(post.Description) && <CardText lines={3}>{post.Description}</CardText>}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mt: 1.5 }}>
          <Avatar file={post.PageThumbnail} name={post.PageName} size={36} flag={post.CountryThumbnail} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <CardText lines={1} style={{ fontWeight: 700, color: 'inherit' }}>
              {post.PageName}
            </CardText>
            <Box
              component="time"
              dateTime={post.CreatedAt}
              sx={{ display: 'block', fontSize: '0.75rem', lineHeight: 1.65, color: 'text.secondary' }}
            >
              {formatDate(post.CreatedAt, writing)}
            </Box>
          </Box>
        </Box>
      </CardBody>
    </CardFrame>
  )
})

/** Replaces a missing picture: the title in large letters on a coloured background. */
const Poster = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: number }>(({ theme, tone }) => {
  const { soft, sunken, primary, accent } = theme.vars.palette
  const tones = [
    { background: soft, color: primary.main },
    { background: accent.main, color: accent.contrastText },
    { background: sunken, color: theme.vars.palette.success.main },
  ]
  return {
    ...tones[tone],
    aspectRatio: '4 / 3',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    padding: 24,
    // Uses the largest font that fits, because it only repeats the title.
    fontSize: 'min(1.375rem, 7.5cqi)',
    fontWeight: 700,
    lineHeight: 1.65,
    textAlign: 'center',
  }
})

export const PostCardSkeleton = () => (
  <CardFrame>
    <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
    <CardBody>
      <Skeleton height={28} width="80%" />
      <Skeleton height={22} />
      <Skeleton height={22} width="60%" />
      <Box sx={{ display: 'flex', gap: 1.25, mt: 1.5, alignItems: 'center' }}>
        <Skeleton variant="circular" width={36} height={36} />
        <Skeleton width="40%" height={22} />
      </Box>
    </CardBody>
  </CardFrame>
)

import GavelIcon from '@mui/icons-material/GavelOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useGetManyAggregate } from 'ra-core'
import { Link } from 'react-router'
import type { Comment, Notification } from '#resources'
import { requireCommented } from '#resources/targets.ts'
import { formatDate } from '#resources/text/date.ts'
import { cutLines } from '#src/cutText.ts'
import { ClosedMark } from '#src/fields/hours/ClosedMark.tsx'
import { shownText } from '#src/fields/values/shownText.ts'
import { Avatar } from '#src/layout/Avatar.tsx'
import { UnreadMark } from '#src/layout/frame/UnreadMark.tsx'
import { useLanguage } from '#src/messages/index.ts'
import { useAllMessages } from '#src/messages/working.ts'
import { paths } from '#src/paths.ts'
import { notificationText } from './notificationText.ts'

/** One notification: what happened, where and when, as a link to it. */
export function NotificationItem({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const t = useAllMessages()
  const writing = useLanguage()
  const comment = useComment(notification)
  const page = shownText(notification.PageName)
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'hairline' }}>
      <ButtonBase
        component={Link}
        to={targetOf(notification, comment)}
        sx={(theme) => ({
          width: '100%',
          minHeight: 72,
          gap: 1.5,
          px: 1,
          py: 1.5,
          justifyContent: 'flex-start',
          textAlign: 'start',
          borderRadius: theme.radius.input,
          ...(isNew && { bgcolor: 'soft' }),
        })}
      >
        {notification.Kind === 'case' ? (
          <Box
            sx={{
              width: 48,
              height: 48,
              borderRadius: '50%',
              bgcolor: 'sunken',
              display: 'grid',
              placeItems: 'center',
              flex: 'none',
            }}
          >
            <GavelIcon aria-hidden />
          </Box>
        ) : (
          <Avatar file={notification.PageThumbnail} name={page} size={48} />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: isNew ? 700 : 400, lineHeight: 1.65 }}>
            {notificationText(t, notification)}
            {isNew && (
              <Box
                component="span"
                sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
              >
                {` (${t.news.unread})`}
              </Box>
            )}
          </Box>
          {comment && (
            <Box
              sx={{
                color: 'text.secondary',
                fontSize: '0.875rem',
                lineHeight: 1.65,
                ...cutLines(2),
              }}
            >
              {[shownText(comment.PageName), shownText(comment.Description)].filter(Boolean).join(': ')}
            </Box>
          )}
          <ClosedMark closure={notification.PageClosure} />
          <Box component="time" dateTime={notification.CreatedAt} sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
            {formatDate(notification.CreatedAt, writing)}
          </Box>
        </Box>
        {isNew && <UnreadMark />}
      </ButtonBase>
    </Box>
  )
}

/** The comment a notification is about, loaded for the whole list in one call; undefined for a deleted comment. */
function useComment({ Kind, AboutId }: Notification): Comment | undefined {
  const ids = Kind === 'comment' && AboutId !== null ? [AboutId] : []
  const { data } = useGetManyAggregate<Comment & { id: number }>('comment', { ids }, { enabled: ids.length > 0 })
  return data?.[0]
}

function targetOf({ Kind, PageId }: Notification, comment: Comment | undefined): string {
  if (Kind === 'case') return paths.myReports
  if (Kind === 'pageAdmin' && PageId !== null) return paths.pageTeam(PageId)
  if (comment?.TypeName && comment.TypeId !== null)
    return paths.view(requireCommented(comment.TypeName).name, comment.TypeId)
  return PageId === null ? paths.profile : paths.page(PageId)
}

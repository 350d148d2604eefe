import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHead } from '#src/layout/rendering.ts'
import { PullToRefresh } from '#src/layout/frame/PullToRefresh.tsx'
import { Screen } from '#src/layout/frame/Screen.tsx'
import { ScreenTitle } from '#src/layout/frame/ScreenTitle.tsx'
import { useAllMessages } from '#src/messages/working.ts'
import { markRead, unreadKey } from '#src/providers/calls/notifications.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'
import { queryKeys } from '#src/providers/queryKeys.ts'
import { EmptyState, ErrorState } from '#src/resource/list/ListStates.tsx'
import { useList } from '#src/resource/list/useList.ts'
import type { ScreenModule } from '#src/navigation/lazy.tsx'
import { Invitations } from '#src/resource/invitations/Invitations.tsx'
import { Offers } from '#src/resource/offers/Offers.tsx'
import { NotificationItem } from './NotificationItem.tsx'

/** Number of skeleton rows (spec 9.04). */
const skeletons = 10

/** /notification: the person's notifications (docs/rules.md#notifications). Opening it marks them as read. */
function NotificationScreen() {
  const t = useAllMessages()
  useHead({ title: t.news.news })
  const list = useList({ name: 'notification' })
  // Notifications that were unread on arrival stay highlighted during this visit.
  useMarkRead(Math.max(0, ...list.items.filter(({ ReadAt }) => ReadAt === null).map(({ Id }) => Id)))
  return (
    <Screen>
      <Box sx={{ maxWidth: (theme) => theme.measure.reading }}>
        <ScreenTitle back>{t.news.news}</ScreenTitle>
        <Box sx={{ display: 'grid', gap: 2, my: 1 }}>
          <Invitations />
          <Offers />
        </Box>
        {list.isLoading && <Loading label={t.shell.loading} />}
        {list.isFailed && <ErrorState error={list.error} retry={list.retry} />}
        {!list.isLoading && !list.isFailed && list.items.length === 0 && <EmptyState text={t.news.newsEmpty} />}
        <PullToRefresh refresh={list.refresh}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {list.items.map((notification) => (
              <NotificationItem
                key={notification.Id}
                notification={notification}
                isNew={notification.ReadAt === null}
              />
            ))}
          </Box>
        </PullToRefresh>
        {list.hasStopped && <ErrorState compact text={t.lists.moreFailed} error={list.error} retry={list.retry} />}
        {list.hasMore && list.items.length >= 20 && (
          <Button onClick={list.loadMore} disabled={list.isLoadingMore}>
            {t.news.moreNews}
          </Button>
        )}
      </Box>
    </Screen>
  )
}

/** Marks notifications as read on the server and removes the header's mark. */
function useMarkRead(upTo: number): void {
  const cache = useQueryClient()
  const email = useStoredProfile()?.Email
  useEffect(() => {
    if (upTo === 0) return
    void markRead(upTo).then(
      () => {
        cache.setQueryData(unreadKey(email), false)
        // The next visit shows them as read.
        return cache.invalidateQueries({ queryKey: queryKeys.allInfiniteLists('notification'), refetchType: 'none' })
      },
      // After a failure the next visit marks them.
      () => undefined,
    )
  }, [upTo, email, cache])
}

const Loading = ({ label }: { label: string }) => (
  <Box role="status" aria-label={label} aria-busy="true">
    {Array.from({ length: skeletons }, (_, at) => (
      <Box key={at} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1, py: 1.5 }}>
        <Skeleton variant="circular" width={48} height={48} />
        <Box sx={{ flex: 1 }}>
          <Skeleton height={26} width="70%" />
          <Skeleton height={20} width="35%" />
        </Box>
      </Box>
    ))}
  </Box>
)

export const screen: ScreenModule = { Screen: NotificationScreen }

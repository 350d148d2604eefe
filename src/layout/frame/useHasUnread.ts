import { useQuery } from '@tanstack/react-query'
import { hasUnreadNotification, unreadKey } from '#src/providers/calls/notifications.ts'
import { useStoredProfile } from '#src/providers/device/storage.ts'

/** Polling interval in ms while the app is visible. */
const pollIntervalMs = 120_000

/** Whether the signed-in person has unread notifications. */
export function useHasUnread(): boolean {
  const email = useStoredProfile()?.Email
  const { data } = useQuery({
    queryKey: unreadKey(email),
    queryFn: ({ signal }) => hasUnreadNotification(signal),
    enabled: email !== undefined,
    staleTime: pollIntervalMs / 2,
    refetchInterval: pollIntervalMs,
    refetchOnWindowFocus: true,
  })
  return email !== undefined && data === true
}
